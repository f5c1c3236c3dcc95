import type { Hinted } from '../../bots/protocol.ts';
import { suitOf } from '../../cards/card.ts';
import { count, list } from '../../cards/words.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove } from '../../game/play.ts';
import type { ItemRef, ZoneItem } from '../../game/zone.ts';
import type { Practice } from '../match-record.ts';
import { eyesOf, namingAt } from '../people.ts';
import { at, plain } from './place-words.ts';
import { sightOf } from './sight.ts';
import { HINT_STEPS, type Hint, type PracticeState } from './state.ts';

type Proof = NonNullable<Hinted['proof']>;

const NO_CARD = 'the buttons below the table. The best move takes no card.';

/** In how many of the deals one can't rule out a move did better than the one that looked best. */
function proven({ game }: Practice, { instead, better, worlds }: Proof): string {
  const other = game.talk.describe(instead).replace(/\.$/, '');
  return `We dealt what you can’t see ${count(worlds, 'time')}: in ${better} it came out better than “${other}”.`;
}

const COLOURS: readonly [words: string, suits: readonly string[]][] = [
  ['a spade', ['S']],
  ['a heart', ['H']],
  ['a diamond', ['D']],
  ['a club', ['C']],
  ['a black card', ['S', 'C']],
  ['a red card', ['H', 'D']],
];

/** What is wanted of a hand: how many; of a single one its suit or colour too, where others of it are left to choose from. */
function ofHand(held: readonly ZoneItem[], wanted: readonly ZoneItem[]): string {
  if (wanted.length > 1)
    return wanted.length === held.length ? 'all of your hand' : `${wanted.length} cards of your hand`;
  const suits = (one: ZoneItem): readonly (string | undefined)[] => one.cards.map(suitOf);
  const kind = COLOURS.find(([, own]) => {
    const isOne = (one: ZoneItem): boolean =>
      suits(one).every((suit) => suit !== undefined && own.includes(suit));
    const alike = held.filter(isOne).length;
    return wanted.every(isOne) && alike > 1 && alike < held.length;
  });
  return `${kind?.[0] ?? 'one card'} of your hand`;
}

/**
 * Where a move is to be found. Of a move that takes cards of the hand elsewhere, the things elsewhere are pointed at:
 * which card goes there is left to find. Of the hand it is said how many cards it takes, and of a single one what
 * narrows it and doesn’t give it away.
 */
function whereIs(practice: Practice, picks: readonly ItemRef[]): Pick<Hint, 'where' | 'look'> {
  const zones = sightOf(practice).zones();
  const touched = zones.filter(({ id }) => picks.some(({ zone }) => zone === id));
  if (touched.length === 0) return { where: NO_CARD, look: [] };
  const hands = touched
    .filter(({ kind, seat }) => kind === 'hand' && seat === eyesOf(practice))
    .map(({ id }) => id);
  const names = [
    ...new Set(touched.filter(({ id }) => !hands.includes(id)).map(({ label }) => plain(label))),
  ];
  const held = touched.filter(({ id }) => hands.includes(id)).flatMap(({ items }) => items);
  const wanted = held.filter(({ id }) => picks.some(({ zone, item }) => hands.includes(zone) && item === id));
  const parts = [
    ...(names.length > 0 ? [`what is ringed ${list(names.map(at))}`] : []),
    ...(wanted.length > 0 ? [ofHand(held, wanted)] : []),
  ];
  return { where: `${list(parts)}.`, look: picks.filter(({ zone }) => !hands.includes(zone)) };
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
  return { ...state, hint, picked, tried: null, notice: null, agree: null };
}

/** The same hint giving away one step more. */
export const nextHint = (hint: Hint): Hint => ({
  ...hint,
  step: HINT_STEPS[HINT_STEPS.indexOf(hint.step) + 1] ?? 'move',
});
