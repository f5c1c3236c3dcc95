import { eraseTypes, type WholeGame, wholeOf } from '../../game/game.ts';
import { withChapter } from '../../game/rulebook.ts';
import { core } from './core.ts';
import { COUNT as count } from './count.ts';
import { DESK as desk } from './desk/desk.ts';
import { ENDINGS as endings } from './endings.ts';
import { HEURISTICS as heuristics } from './heuristics/index.ts';
import { PAD as pad } from './pad.ts';
import { REASONS as reasons } from './reasons/index.ts';
import { RULES } from './rules/index.ts';
import { TROUBLE } from './rules/trouble.ts';
import { SEARCH as search } from './search/index.ts';

const rules = withChapter(RULES, TROUBLE);
export const typedGame = wholeOf({ ...core, rules, heuristics, search, endings, desk, count, pad, reasons });

/** All parts of the game, for the build and the command line; pages load the parts separately. */
export const game: WholeGame = eraseTypes(typedGame);
