import type { Hinted } from '../../bots/protocol.ts';
import { clause, count } from '../../cards/words.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove } from '../../game/play.ts';
import type { ItemRef } from '../../game/zone.ts';
import type { Practice } from '../match-record.ts';
import { eyesOf, namingAt } from '../people.ts';
import { sightOf } from './sight.ts';
import { HINT_STEPS, type Hint, type PracticeState } from './state.ts';

type Proof = NonNullable<Hinted['proof']>;

const NO_CARD = 'No card is needed for it.';

/** In how many of the deals one can't rule out a move did better than the one that looked best. */
function proven({ game }: Practice, { instead, better, worlds }: Proof): string {
  const other = game.talk.describe(instead).replace(/\.$/, '');
  return `We dealt what you can’t see ${count(worlds, 'time')}: in ${better} it came out better than “${other}”.`;
}

/** The name of a place without what it says of the place: "the table", of "The table: 5 cards". */
const plain = (label: string): string => clause(label.split(/:| in | · /)[0] ?? '');

/**
 * Where a move is to be found. Of a move that takes cards of the hand elsewhere, the things elsewhere are pointed at:
 * which card goes there is left to find. Of any other the hand is named, and no card of it.
 */
function whereIs(practice: Practice, picks: readonly ItemRef[]): Pick<Hint, 'where' | 'look'> {
  const zones = sightOf(practice).zones();
  const touched = zones.filter(({ id }) => picks.some(({ zone }) => zone === id));
  if (touched.length === 0) return { where: NO_CARD, look: [] };
  const hands = touched
    .filter(({ kind, seat }) => kind === 'hand' && seat === eyesOf(practice))
    .map(({ id }) => id);
  const names = [...new Set(touched.map(({ label }) => plain(label)))];
  return {
    where: `${names.join(', ')}.`,
    look: picks.filter(({ zone }) => !hands.includes(zone)),
  };
}

/** The best move and why, as yet not given away: a rule of thumb, or the rule that allows it; and how it was tried. */
export function hintOf(practice: Practice, move: GameMove, proof: Proof | null): Hint {
  const { game } = practice;
  const { view } = sightOf(practice);
  const eyes = eyesOf(practice);
  const [reason] = game.mind.reasons(view, eyes, move, namingAt(practice));
  // Judged, not played: what a last move brings about is not in a view.
  const { permits } = judge(game, view, eyes, move);
  const law = permits.map((id) => game.rules.rule(id)?.law)[0] ?? '';
  return {
    step: 'where',
    move,
    ...whereIs(practice, game.table.picksOf(view, eyes, move)),
    why: [reason?.says ?? law, proof ? proven(practice, proof) : ''].join(' ').trim(),
    says: game.talk.describe(move),
  };
}

/** The table with a hint on it. The last step lifts the cards of the move. */
export function withHint(state: PracticeState, practice: Practice, hint: Hint): PracticeState {
  const { view } = sightOf(practice);
  const eyes = eyesOf(practice);
  const picked = hint.step === 'move' ? practice.game.table.picksOf(view, eyes, hint.move) : [];
  return { ...state, hint, picked, tried: null, notice: null };
}

/** The same hint giving away one step more. */
export const nextHint = (hint: Hint): Hint => ({
  ...hint,
  step: HINT_STEPS[HINT_STEPS.indexOf(hint.step) + 1] ?? 'move',
});
