import { eraseTypes, type Teaching } from '../../game/game.ts';
import { AIMS as aims } from './aims.ts';
import { COUNT as count } from './count.ts';
import { ENDINGS as endings } from './endings.ts';

export const TEACHING: Teaching = { aims, ...eraseTypes({ id: 'spite-and-malice', count, endings }) };
