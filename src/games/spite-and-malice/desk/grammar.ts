import type { Seat } from '../../../game/seat.ts';
import { emptyFact, HAND_FACTS, ORDER_FACTS, TURN_FACTS, turnOfMover } from '../../../game/typed-line/common-facts.ts';
import type { Grammar, SlotValues } from '../../../game/typed-line/grammar.ts';
import { CENTRE, type SpiteState, STOCK } from '../state.ts';
import { interpretMove, interpretPull, interpretStart, type TypedPlace } from './typed-moves.ts';

/** Turns the slots of a pattern into a place. */
const place =
  (zone: TypedPlace['zone']) =>
  ({ card, whose, pile }: SlotValues): TypedPlace => ({
    ...(zone === undefined ? {} : { zone }),
    ...(card === undefined ? {} : { card: card as readonly string[] }),
    ...(whose === undefined ? {} : { owner: whose as Seat }),
    ...(pile === undefined ? {} : { pile: pile as number }),
  });

const [HELD, GOAL, SIDE, MIDDLE] = [place('hand'), place('goal'), place('side'), place('centre')];
const NTH_SIDE = ['[{whose}] {pile:index} side pile|place', '[{whose}] side pile|place [number] {pile:index}'];
const EMPTY_PATTERN = '[empty place]';
const NTH_CENTRE = ['{pile:index} centre|center pile|place', 'centre|center pile|place [number] {pile:index}'];
const TO_PATTERN = 'to|on|onto|into|->|→|=>|over';
const SHOWS = '[be|have|show]';

export const GRAMMAR: Grammar<SpiteState> = {
  cards: {},
  parts: {
    it: [
      { says: '{card:card} ( {rank:rank} )', means: ({ rank }) => [`X=${String(rank)}`] },
      { says: '{card:card}', means: ({ card }) => card },
    ],
    from: [
      { says: '{card:it} from [{whose}] hand', means: HELD },
      { says: '{card:it} from [{whose}] goal [pile]', means: GOAL },
      ...NTH_SIDE.map((side) => ({ says: `{card:it} from ${side}`, means: SIDE })),
      { says: '{card:it} from [{whose}] side [pile]', means: SIDE },
      { says: '[{whose}] goal [card] {card:it}', means: GOAL },
      { says: '[{whose}] goal [card|pile]', means: GOAL },
      { says: 'top [card] of [{whose}] goal [pile]', means: GOAL },
      ...NTH_SIDE.map((side) => ({ says: `[top [card] of] ${side}`, means: SIDE })),
      { says: '{card:it} from one side pile', means: SIDE },
      { says: '{card:it} from centre|center|middle [pile]', means: MIDDLE },
      { says: '[{whose}] side {card:it}', means: SIDE },
      { says: 'card from stock', means: place('stock') },
      ...NTH_CENTRE.map((centre) => ({ says: `top [card] of ${centre}`, means: MIDDLE })),
      { says: '{movers} last card {card:it}', means: (slots) => ({ ...HELD(slots), isLast: true }) },
      { says: '[{movers}] {card:it}', means: place(undefined) },
    ],
    to: [
      ...NTH_CENTRE.map((pattern) => ({ says: pattern, means: MIDDLE })),
      ...NTH_SIDE.map((pattern) => ({ says: `${pattern} ${EMPTY_PATTERN}`, means: SIDE })),
      { says: '[middle|centre|center] pile', means: MIDDLE },
      { says: 'centre|center|middle', means: MIDDLE },
      { says: 'empty [{whose}] side [pile|place]', means: (slots) => ({ ...SIDE(slots), isEmpty: true }) },
      { says: '[{whose}] empty side [pile|place]', means: (slots) => ({ ...SIDE(slots), isEmpty: true }) },
      { says: '{card:card} on|in|of [{whose}] side [pile]', means: SIDE },
      { says: '{card:card} on|in another|other|next [side] [pile]', means: SIDE },
      { says: '{card:card} on|in|of centre|center|middle [pile]', means: MIDDLE },
      { says: '{card:card}', means: place(undefined) },
    ],
  },
  tries: [
    {
      says: [
        `move|lay|play|put|send|place|add|discard|drop {from} ${TO_PATTERN} {to} [as {as:rank}]`,
        `{from} [be] [go|move|lay|play|put|send] ${TO_PATTERN} {to} [as {as:rank}]`,
      ],
      fields: {},
      move: interpretMove,
    },
    {
      says: [`pull|move {card:card} from_under {above:card} put|play|lay|move ${TO_PATTERN} {to}`],
      fields: {},
      move: interpretPull,
    },
    {
      says: ['start|begin|open [new] [centre|center] pile with {from}', 'start|begin centre|center with {from}'],
      fields: {},
      move: interpretStart,
    },
    { says: ['end|finish|stop [turn]', 'be done', '[say] done', 'turn be over'], fields: { type: 'end' } },
  ],
  facts: [
    {
      says: [`{things} [be] on [top] [of] [{whose}] goal [pile|card]`, `[{whose}] goal [pile|card] ${SHOWS} {things}`],
      sets: { 'goal-{whose}': '{things}' },
    },
    {
      says: NTH_SIDE.flatMap((side) => [`{things} [be|lie] on|in ${side}`, `${side} ${SHOWS} {things}`]),
      sets: { 'side-{whose}-{pile}': '{things}' },
    },
    {
      says: NTH_CENTRE.flatMap((pile) => [`{things} [be|lie] on|in ${pile}`, `${pile} ${SHOWS} {things}`]),
      sets: { [`${CENTRE}-{pile}`]: '{things}' },
    },
    {
      says: ['{things} [be|lie] on|in [{whose}] side [pile]', `[{whose}] side pile ${SHOWS} {things}`],
      sets: { 'side-{whose}-*': '{things}' },
    },
    {
      says: ['{who} [move|play|put|send] second card to|in|on|into centre|center'],
      sets: { centreMoved: 1 },
    },
    emptyFact('stock|deck', STOCK),
    { says: ['{n:number} card [be] sent to centre|center'], sets: { centreMoved: '{n}' } },
    ...TURN_FACTS,
    ...ORDER_FACTS,
    ...HAND_FACTS,
  ],
  examples: [
    '6h on 5c',
    'Ann puts her goal card on the 5♣',
    'I lay a king on my second side pile',
    'joker to side pile 1 as a 7',
    'end my turn',
  ],
  anySuit: 'CDHS',
  turn: turnOfMover,
};
