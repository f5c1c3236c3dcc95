import type { HintAnswer } from '../../../bots/protocol.ts';
import { suitOf } from '../../../cards/card.ts';
import { clause, joinWords } from '../../../cards/words.ts';
import { addPreposition, namePlace } from '../../../game/place-words.ts';
import type { GameMove } from '../../../game/play.ts';
import type { ItemRef, ZoneItem } from '../../../game/zone.ts';
import { namingAt, type Practice, viewerOf } from '../../saved-games/index.ts';
import { observe } from './observation.ts';
import { HINT_STEPS, type PracticeHint, type PracticeState } from './state.ts';
import { HINT } from './words.ts';

/** Largest number of moves generated, for speed. With more legal moves, some of them take cards. */
const MAX_BUTTONS = 20;

const quoteMove = ({ game }: Practice, move: GameMove): string =>
  `“${game.texts.describeMove(move).replace(/\.$/, '')}”`;

/** Tells how well a hint is supported. */
function describeProof(practice: Practice, { equalMove, proof, isExact }: HintAnswer): string {
  if (isExact) return HINT.nothingHidden;
  if (!proof) return '';
  const { instead, better, worse, worlds } = proof;
  const deals = HINT.compared(better, worlds, worse);
  return equalMove === null
    ? HINT.triedAgainst(quoteMove(practice, instead), deals)
    : HINT.level(quoteMove(practice, equalMove), equalMove === instead ? null : quoteMove(practice, instead), deals);
}

/** Number of buttons that a hint names, including the right one. */
const MAX_NAMED = 3;

/** Where to find a move that takes no card. If no legal move takes a card, three neighbouring buttons are named. */
function describeButtons(practice: Practice, move: GameMove): string {
  const { game } = practice;
  const [{ view }, viewer] = [observe(practice), viewerOf(practice)];
  const moves = game.play.moves(view, viewer, undefined, MAX_BUTTONS);
  const isBare = (one: GameMove): boolean => game.table.picksOf(view, viewer, one).length === 0;
  if (moves.length <= MAX_NAMED || !moves.every(isBare)) return HINT.noCard;
  const key = game.notation.key(move);
  const moveIndex = moves.findIndex((one) => game.notation.key(one) === key);
  const firstNamed = Math.max(0, Math.min(moveIndex - 1, moves.length - MAX_NAMED));
  const moveTexts = moves.slice(firstNamed, firstNamed + MAX_NAMED).map((one) => clause(game.texts.describeMove(one)));
  return `${joinWords(moveTexts, 'or')}.`;
}

const COLOURS: readonly [words: string, suits: readonly string[]][] = [
  [HINT.suits.S, ['S']],
  [HINT.suits.H, ['H']],
  [HINT.suits.D, ['D']],
  [HINT.suits.C, ['C']],
  [HINT.black, ['S', 'C']],
  [HINT.red, ['H', 'D']],
];

/** A description of the place in a hand, and the items to ring. */
interface HandHint {
  readonly says: string;
  readonly ringed: readonly ZoneItem[];
}

/** Fewest cards in a hand of which a half is named; in smaller hands, that gives the card away. */
const FEWEST_HALVED = 4;

/**
 * Describes the cards wanted from a hand: of several the first one and the number of others; of a single one its
 * suit or colour if other cards share it, otherwise the half of the hand it is in.
 */
function describeHand(handItems: readonly ZoneItem[], neededCards: readonly ZoneItem[]): HandHint {
  const [firstCard] = neededCards;
  if (neededCards.length === handItems.length) return { says: HINT.wholeHand, ringed: [] };
  if (firstCard && neededCards.length > 1) {
    return { says: HINT.ringedWith(neededCards.length - 1), ringed: [firstCard] };
  }
  const suits = (one: ZoneItem): readonly (string | undefined)[] => one.cards.map(suitOf);
  const kind = COLOURS.find(([, matchingSuits]) => {
    const isOfKind = (one: ZoneItem): boolean =>
      suits(one).every((suit) => suit !== undefined && matchingSuits.includes(suit));
    const alike = handItems.filter(isOfKind).length;
    return neededCards.every(isOfKind) && alike > 1 && alike < handItems.length;
  });
  if (kind) return { says: HINT.inHand(kind[0]), ringed: [] };
  if (!firstCard || handItems.length < FEWEST_HALVED) return { says: HINT.oneCard, ringed: [] };
  const half = Math.ceil(handItems.length / 2);
  const from = handItems.indexOf(firstCard) < half ? 0 : handItems.length - half;
  return { says: HINT.oneRinged, ringed: handItems.slice(from, from + half) };
}

type HintPlaces = Pick<PracticeHint, 'where' | 'pointsAt'>;

/**
 * Describes where to find a move without giving it away. Items outside the hand are ringed. Cards of the hand are
 * counted, or a group that contains the card is named.
 */
function describePlaces(practice: Practice, move: GameMove, picks: readonly ItemRef[]): HintPlaces {
  const zones = observe(practice).zones();
  const touched = zones.filter(({ id }) => picks.some(({ zone }) => zone === id));
  if (touched.length === 0) return { where: describeButtons(practice, move), pointsAt: [] };
  const hands = touched.filter(({ kind, seat }) => kind === 'hand' && seat === viewerOf(practice)).map(({ id }) => id);
  const names = [...new Set(touched.filter(({ id }) => !hands.includes(id)).map(({ label }) => namePlace(label)))];
  const handItems = touched.filter(({ id }) => hands.includes(id)).flatMap(({ items }) => items);
  const neededCards = handItems.filter(({ id }) => picks.some(({ zone, item }) => hands.includes(zone) && item === id));
  const inHand = neededCards.length > 0 ? describeHand(handItems, neededCards) : null;
  const parts = [
    ...(names.length > 0 ? [HINT.ringed(names.map(addPreposition))] : []),
    ...(inHand ? [inHand.says] : []),
  ];
  const zoneOf = (one: ZoneItem): string =>
    touched.find(({ id, items }) => hands.includes(id) && items.includes(one))?.id ?? '';
  const ringed = (inHand?.ringed ?? []).map((one) => ({ zone: zoneOf(one), item: one.id }));
  return {
    where: `${joinWords(parts)}.`,
    pointsAt: [...picks.filter(({ zone }) => !hands.includes(zone)), ...ringed],
  };
}

/** Creates a hint at its first step. `why` holds the rule of thumb and the evidence. */
export function createHint(practice: Practice, hintAnswer: HintAnswer): PracticeHint {
  const [{ game }, { move }] = [practice, hintAnswer];
  const [{ view }, viewer] = [observe(practice), viewerOf(practice)];
  const [reason] = game.heuristics.reasons(view, viewer, move, namingAt(practice));
  const isOnly = game.play.moves(view, viewer, undefined, 2).length < 2;
  return {
    step: 'where',
    move,
    ...describePlaces(practice, move, game.table.picksOf(view, viewer, move)),
    why: isOnly
      ? HINT.only
      : [reason?.says ?? '', describeProof(practice, hintAnswer)].join(' ').trim() || HINT.noBetter,
    says: game.texts.describeMove(move),
  };
}

/** Replaces a hint by a deeper one. A move that is already revealed stays the same. */
export const mergeHint = (hint: PracticeHint, deeperHint: PracticeHint): PracticeHint =>
  hint.step === 'where' || hint.says === deeperHint.says ? { ...deeperHint, step: hint.step } : hint;

/** Puts a hint on the table. Its last step picks the cards of the move. */
export function showHint(state: PracticeState, practice: Practice, hint: PracticeHint): PracticeState {
  const [{ view }, viewer] = [observe(practice), viewerOf(practice)];
  const picks = hint.step === 'move' ? practice.game.table.picksOf(view, viewer, hint.move) : [];
  return { ...state, hint, picked: picks, tried: null, notice: null, undoReason: null };
}

/** Reveals one step more of a hint. */
export const advanceHint = (hint: PracticeHint): PracticeHint => ({
  ...hint,
  step: HINT_STEPS[HINT_STEPS.indexOf(hint.step) + 1] ?? 'move',
});
