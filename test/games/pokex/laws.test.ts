import { game } from '../../../src/games/pokex/index.ts';
import { laws } from '../../contract/laws.ts';

laws(game);
