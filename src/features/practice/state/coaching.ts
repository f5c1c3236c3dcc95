import type { Advice } from '../../../game/heuristics.ts';
import type { GameMove } from '../../../game/play.ts';
import { adviceId, nextAdvice } from '../advice.ts';
import type { Practice } from '../match-record.ts';
import { eyesOf, namingAt } from '../people.ts';
import { type Action, type Effect, type Env, only, type Reduced } from './action.ts';
import { sightOf } from './sight.ts';
import type { PracticeState } from './state.ts';

const BETTER = 'There was something better:';
const GOOD = 'Good.';

/** The coach looks at one's cards at the beginning of each of one's turns. */
export function adviceNow(practice: Practice, { settings, told, now }: Env): Advice | null {
  if (settings.help !== 'coach') return null;
  const { game } = practice;
  return nextAdvice(
    game,
    game.heuristics.advise(sightOf(practice).view, eyesOf(practice), namingAt(practice)),
    told,
    now,
  );
}

/** The coach is asked about a move that is made now. */
export function lookBack(practice: Practice, made: GameMove, { settings }: Env): readonly Effect[] {
  if (settings.help !== 'coach') return [];
  const { game, match } = practice;
  const question = { game: game.id, view: sightOf(practice).view, seat: eyesOf(practice), made };
  return [{ type: 'look-back', turn: match.turns.length, question }];
}

/** A word on the move just made; it comes too late where one has gone on. */
export function remarked(
  state: PracticeState,
  { told, now }: Env,
  { made, turn, remarks }: Extract<Action, { readonly type: 'remarked' }>,
): Reduced {
  const { practice, tried } = state;
  if (!practice || practice.match.turns[turn]?.move !== made || tried?.ruling.verdict !== 'legal')
    return only(state);
  const fair = tried.hinted ? remarks.filter(({ better }) => better === null) : remarks;
  const remark = nextAdvice(practice.game, fair, told, now);
  if (!remark) return only(state);
  const { better, says } = remark;
  const words = better ? `${BETTER} ${practice.game.texts.describeMove(better)} ${says}` : `${GOOD} ${says}`;
  return {
    state: { ...state, tried: { ...tried, remark: words } },
    effects: [{ type: 'note-advice', id: adviceId(practice.game, remark) }],
  };
}
