import * as v from 'valibot';
import { type Card, suitOf, UNKNOWN } from '../../../src/cards/card.ts';
import { subtractCards } from '../../../src/cards/card-lists.ts';
import { definePack } from '../../../src/cards/pack.ts';
import { countUnknown, unknownCards } from '../../../src/cards/unseen.ts';
import { fault, ok } from '../../../src/game/fault.ts';
import { eraseTypes, type WholeGame, type WholeOf } from '../../../src/game/game.ts';
import { fillHand } from '../../../src/game/hand.ts';
import type { OptionSpec } from '../../../src/game/options.ts';
import type { PlayResult } from '../../../src/game/play.ts';
import type { Seat } from '../../../src/game/seat.ts';
import type { UnseenPlace } from '../../../src/game/unseen-place.ts';
import type { Zone } from '../../../src/game/zone.ts';
import { createRandom } from '../../../src/random/random.ts';
import { type Duel, type DuelEvent, type DuelMove, type DuelOptions, type DuelTry, RULES } from './rules.ts';

const PACK = definePack({ standard: 2 });
const read = (code: string): Card => (code === '?' ? UNKNOWN : (PACK.read(code) ?? UNKNOWN));
const write = (card: Card): string => (card === UNKNOWN ? '?' : PACK.code(card));

/** The cards of these codes: “8S 9H ?”. */
export const cards = (codes: string): readonly Card[] => (codes === '' ? [] : codes.split(' ').map(read));

/** Playing the card of a code. */
export const playOf = (code: string): DuelMove => ({ type: 'play', card: read(code) });

const OPTIONS: readonly OptionSpec[] = [
  {
    ...{ key: 'follow', title: 'Following', about: 'Whether one follows.', rule: 'duel/follow', default: true },
    values: [
      { value: true, label: 'Must follow' },
      { value: false, label: 'Need not follow' },
    ],
  },
  {
    ...{ key: 'kind', title: 'Kindness', about: 'Whether one is kind.', rule: 'duel/kind', default: false },
    values: [
      { value: false, label: 'Rough' },
      { value: true, label: 'Kind' },
    ],
  },
];

function moves({ turn, hands, led, options }: Duel, seat: Seat): readonly DuelMove[] {
  if (turn !== seat) return [];
  const hand = [...new Set(hands[seat] ?? [])];
  const following = led === null || !options.follow ? [] : hand.filter((card) => suitOf(card) === suitOf(led));
  // What the other has unseen may be of any suit.
  const kind = options.kind && led === null ? (hands[1 - seat] ?? []).map(suitOf) : [undefined];
  return (following.length > 0 ? following : hand)
    .filter((card) => kind.includes(undefined) || kind.includes(suitOf(card)))
    .map((card): DuelMove => ({ type: 'play', card }));
}

function play(state: Duel, seat: Seat, { card }: DuelMove): PlayResult<Duel, DuelEvent> {
  const { led } = state;
  const hands = state.hands.map((hand, at) => (at === seat ? subtractCards(hand, [card]) : hand));
  const played: DuelEvent = { kind: 'played', rule: 'duel/play', seat, cards: [card] };
  if (led === null) return { state: { ...state, hands, led: card, turn: 1 - seat }, events: [played] };
  const winner = suitOf(card) === suitOf(led) && card > led ? seat : 1 - seat;
  const won = state.won.map((pile, at) => (at === winner ? [...pile, led, card] : pile));
  const isOver = hands.every((hand) => hand.length === 0);
  const count = (at: Seat): DuelEvent => {
    const points = (won[at] ?? []).length / 2;
    return { kind: 'counted', rule: 'duel/count', seat: at, points, cards: [] };
  };
  const events = [played, ...(isOver ? [count(0), count(1)] : [])];
  return { state: { ...state, hands, won, led: null, turn: isOver ? null : winner }, events };
}

/** The position before anything is won: whose turn it is, the hands, and the card that was led. */
export function duelAt(hands: readonly [string, string], more: Partial<Duel> = {}): Duel {
  const options = { follow: true, kind: false };
  return { ...{ options, chance: [], turn: 0, led: null, won: [[], []] }, hands: hands.map(cards), ...more };
}

/** Names the items of a hand by their codes, a second copy with a dash. */
const itemsOf = (hand: readonly Card[]) =>
  hand.map((card, i) => ({ id: `${write(card)}${hand.indexOf(card) < i ? '-' : ''}`, cards: [card] }));

function zones({ hands, led }: Duel, seat: Seat): readonly Zone[] {
  return [
    { id: 'led', label: 'Led', seat: null, kind: 'row', items: led === null ? [] : itemsOf([led]) },
    { id: `hand-${seat}`, label: 'Hand', seat, kind: 'hand', items: itemsOf(hands[seat] ?? []) },
    { id: `hand-${1 - seat}`, label: 'Held', seat: 1 - seat, kind: 'held', items: [] },
  ];
}

const picksOf = ({ hands }: Duel, seat: Seat, { card }: DuelMove) =>
  (hands[seat] ?? []).includes(card) ? [{ zone: `hand-${seat}`, item: write(card) }] : [];

/**
 * Two players duel with the cards of a deck: one leads a card, the other follows suit if possible; a higher card of
 * the suit wins, else the leader does. The winner leads next; each duel won is a point. Only the own hand is seen,
 * and the rest of the deck is not dealt.
 */
export function duelWith(deckCodes: string, handSize: number): WholeGame {
  const deck = cards(deckCodes);
  const hiddenFrom = ({ hands, led, won }: Duel): readonly Card[] =>
    subtractCards(deck, [...hands.flat(), ...won.flat(), ...(led === null ? [] : [led])]);
  const place = (state: Duel, other: Seat, { card }: DuelMove): UnseenPlace<Duel> => ({
    slots: countUnknown(state.hands[other] ?? []),
    pool: hiddenFrom(state),
    classes: [{ cards: deck.filter((one) => suitOf(one) === suitOf(card)), asks: (name) => `what ${name(other)} has` }],
    fill: (at, dealt) => fillHand(at, other, dealt),
  });
  const lead = ({ won }: Duel, seat: Seat): number => (won[seat]?.length ?? 0) / 2 - (won[1 - seat]?.length ?? 0) / 2;
  const typed: Omit<WholeOf<DuelOptions, Duel, DuelMove, DuelTry, DuelEvent>, 'desk' | 'pad' | 'reasons'> = {
    ...{ id: 'duel', name: 'Duel', pack: PACK, face: () => undefined, options: OPTIONS, seats: () => 2, rules: RULES },
    play: {
      deal(options, seed) {
        const shuffled = createRandom(seed).shuffle(deck);
        const hands = [shuffled.slice(0, handSize), shuffled.slice(handSize, 2 * handSize)];
        return { options, chance: [], turn: 0, led: null, won: [[], []], hands };
      },
      turn: ({ turn }) => turn,
      moves,
      tries: ({ hands }, seat) => [...new Set(hands[seat] ?? [])].map((card) => ({ type: 'play', card })),
      attempt: (state, seat, move) => ({ state, seat, move }),
      play,
      closing: (state, seat, move) => ({ ...play(state, seat, move).state, turn: null }),
      kindOf: ({ type }) => type,
      outcome: () => null,
      scores: ({ won }) => won.map((pile) => pile.length / 2),
      cards: ({ hands, won }) => [...hands.flat(), ...won.flat()],
      bound: () => 2 * handSize,
    },
    visibility: {
      view: (state, seat) => ({
        ...state,
        hands: state.hands.map((hand, at) => (at === seat ? hand : unknownCards(hand.length))),
      }),
      sampleWorld: (view, seat, random) => fillHand(view, 1 - seat, random.shuffle(hiddenFrom(view))),
      maskUncertain: (view) => view,
      unseen: (state, seat, move) =>
        state.options.kind && state.led === null && (state.hands[1 - seat] ?? []).includes(UNKNOWN)
          ? [place(state, 1 - seat, move)]
          : [],
    },
    notation: {
      position: {
        read: ({ turn, hands, led, won }, options) =>
          Array.isArray(hands) && Array.isArray(won)
            ? ok({
                ...{ options, chance: [], turn: turn as Seat, led: led === null ? null : read(String(led)) },
                ...{ hands: hands.map((hand) => cards(String(hand))), won: won.map((pile) => cards(String(pile))) },
              })
            : fault('bad-position', 'position.hands', 'There are no hands.'),
        write: ({ turn, hands, led, won }) => ({
          ...{ turn, led: led === null ? null : write(led) },
          hands: hands.map((hand) => hand.map(write).join(' ')),
          won: won.map((pile) => pile.map(write).join(' ')),
        }),
        schema: () => v.unknown(),
        loose: ['hands'],
      },
      move: {
        read: ({ card }) => {
          const played = PACK.read(String(card));
          return played === undefined ? fault('bad-move', 'move.card', 'No card.') : ok({ type: 'play', card: played });
        },
        write: ({ card }) => ({ type: 'play', card: write(card) }),
        schema: () => v.unknown(),
      },
      key: ({ card }) => write(card),
      cardsOf: ({ card }) => ({ played: [card], named: [] }),
    },
    texts: {
      describeEvent: ({ kind, seat, points }, name) =>
        kind === 'played' ? `${name(seat ?? 0)} plays.` : `${name(seat ?? 0)}: ${points}.`,
      describeMove: ({ card }) => `Play ${PACK.text(card)}.`,
    },
    table: {
      zones,
      actions: () => ['Play'],
      propose: ({ hands }, seat, picks) =>
        (hands[seat] ?? [])
          .filter((card) => picks.some(({ item }) => item === write(card)))
          .map((card) => ({ label: 'Play', detail: '', move: { type: 'play', card } })),
      picksOf,
      direction: () => 1,
    },
    heuristics: {
      rate: (_view, _seat, { card }) => card,
      rateNaively: (_view, _seat, { card }) => -card,
      advise: () => [],
      reasons: () => [],
    },
    count: {
      piles: ({ won }) => won.map((pile, side) => ({ side, cards: pile, unit: 'card' })),
      result: () => 'Somebody won.',
    },
    search: {
      rolloutMove: (state, seat, random) => random.pick(moves(state, seat)),
      ...{ dealOf: () => 0, worlds: 8, lead, evaluate: lead, thresholds: { slip: 0.5, mistake: 1, blunder: 2 } },
    },
    endings: { hasPerfectInformation: () => true },
  };
  return eraseTypes(typed) as WholeGame;
}
