import { game } from '../../../src/games/broom/index.ts';
import { laws } from '../../contract/laws.ts';

laws(game);
