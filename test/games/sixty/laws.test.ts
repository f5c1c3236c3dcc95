import { game } from '../../../src/games/sixty/index.ts';
import { laws } from '../../contract/laws.ts';

laws(game);
