import { game } from '../../../src/games/spite-and-malice/index.ts';
import { laws } from '../../contract/laws.ts';

laws(game);
