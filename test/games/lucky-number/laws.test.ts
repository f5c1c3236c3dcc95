import { game } from '../../../src/games/lucky-number/index.ts';
import { laws } from '../../contract/laws.ts';

laws(game);
