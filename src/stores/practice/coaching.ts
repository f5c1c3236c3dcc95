import type { Hinted } from '../../bots/protocol.ts';
import { count } from '../../cards/words.ts';
import { judge } from '../../game/judge.ts';
import type { Advice } from '../../game/mind.ts';
import type { GameMove } from '../../game/play.ts';
import { adviceId, nextAdvice } from '../advice.ts';
import type { Practice } from '../match-record.ts';
import { eyesOf, namingAt } from '../people.ts';
import { type Action, type Effect, type Env, only, type Reduced } from './action.ts';
import { sightOf } from './sight.ts';
import type { Hint, PracticeState } from './state.ts';

type Proof = NonNullable<Hinted['proof']>;

const BETTER = 'There was something better:';
const GOOD = 'Good.';

/** The coach looks at one's cards at the beginning of each of one's turns. */
export function adviceNow(practice: Practice, { settings, told, now }: Env): Advice | null {
  if (settings.help !== 'coach') return null;
  const { game } = practice;
  return nextAdvice(
    game,
    game.mind.advise(sightOf(practice).view, eyesOf(practice), namingAt(practice)),
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
  const remark = nextAdvice(practice.game, remarks, told, now);
  if (!remark) return only(state);
  const { better, says } = remark;
  const words = better ? `${BETTER} ${practice.game.talk.describe(better)} ${says}` : `${GOOD} ${says}`;
  return {
    state: { ...state, advice: null, tried: { ...tried, remark: words } },
    effects: [{ type: 'note-advice', id: adviceId(practice.game, remark) }],
  };
}

/** In how many of the deals one can't rule out a move did better than the one that looked best. */
function proven({ game }: Practice, { instead, better, worlds }: Proof): string {
  const other = game.talk.describe(instead).replace(/\.$/, '');
  return `We dealt what you can’t see ${count(worlds, 'time')}: in ${better} it came out better than “${other}”.`;
}

/** The best move, the cards it touches lifted, and why: a rule of thumb, or the rule that allows it; and how it was tried. */
export function hintOf(
  practice: Practice,
  move: GameMove,
  proof: Proof | null,
): Pick<PracticeState, 'hint' | 'picked' | 'tried'> {
  const { game } = practice;
  const { view } = sightOf(practice);
  const eyes = eyesOf(practice);
  const [reason] = game.mind.reasons(view, eyes, move, namingAt(practice));
  // Judged, not played: what a last move brings about is not in a view.
  const { permits } = judge(game, view, eyes, move);
  const law = permits.map((id) => game.rules.rule(id)?.law)[0] ?? '';
  const hint: Hint = {
    move,
    says: game.talk.describe(move),
    why: [reason?.says ?? law, proof ? proven(practice, proof) : ''].join(' ').trim(),
  };
  return { hint, picked: game.table.picksOf(view, eyes, move), tried: null };
}
