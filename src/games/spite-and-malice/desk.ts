import { sentence } from '../../cards/words.ts';
import {
  areThings,
  type CardPlace,
  type ChoicePlace,
  type Desk,
  type DeskPlace,
  entry,
  field,
  isSeat,
  isWhole,
  type NumberPlace,
  type Slot,
  type Thing,
} from '../../game/desk.ts';
import type { Naming, Seat } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import type { SpiteOptions } from './options.ts';
import { codeOf, FULL, HAND, JOKER, PILES, plain, rankOf, rankText } from './pack.ts';
import { readNamed } from './piles.ts';
import { a } from './words.ts';
import { ASIDE, goalZone, handZone, STOCK } from './zones.ts';

const SEATS = [0, 1] as const;

function thing(text: string): Thing | undefined {
  const card = readNamed(text);
  if (card === undefined) return undefined;
  return {
    text: codeOf(card),
    cards: [plain(card)],
    ...(card > JOKER ? { worth: rankText(rankOf(card)) } : {}),
  };
}

const possessive = (who: string): string => (who === 'you' ? 'Your' : `${sentence(who)}’s`);

function goal(at: Seat, seat: Seat, name: Naming, size: number): CardPlace {
  return {
    id: goalZone(at),
    label: `${possessive(name(at))} goal pile`,
    kind: 'pile',
    paths: [`position.goal[${at}]`],
    unsaid: 'One card nobody showed',
    usual: ['?'],
    unseen: true,
    most: size,
    ...(at === seat ? {} : { rare: true }),
    ...entry('goal', at, 2, areThings, ['?']),
  };
}

function hand(at: Seat, seat: Seat, name: Naming): CardPlace {
  return {
    id: handZone(at),
    label: `${possessive(name(at))} hand`,
    kind: 'set',
    paths: [`position.hands[${at}]`],
    unsaid: 'Five cards nobody showed',
    usual: [`${HAND}?`],
    unseen: true,
    most: HAND,
    ...(at === seat ? {} : { rare: true }),
    ...entry('hands', at, 2, areThings, [`${HAND}?`]),
  };
}

const ORDER = ['first', 'second', 'third', 'fourth'] as const;

/** One of a seat’s side piles: a list within a list. */
function inSide(at: Seat, pile: number): Slot<readonly string[]> {
  const isRow = (json: unknown): json is readonly (readonly string[])[] =>
    Array.isArray(json) && json.every(areThings);
  const row = entry('side', at, 2, isRow, [[], [], [], []]);
  const rowOf = (json: JsonObject): readonly (readonly string[])[] =>
    Array.from({ length: PILES }, (_, i) => row.read(json)?.[i] ?? []);
  return {
    read(json) {
      const said = rowOf(json)[pile];
      return said && said.length > 0 ? said : undefined;
    },
    write: (json, said) => row.write(json, rowOf(json).with(pile, said ?? [])),
  };
}

/** What a joker on a side pile stands for: its name is a part of how it is written. */
function naming(slot: Slot<readonly string[]>, text: string, id: string): ChoicePlace {
  const ranks = Array.from({ length: FULL }, (_, rank) => rank);
  return {
    id: `name-${id}-${text}`,
    label: 'It stands for',
    kind: 'choice',
    paths: [],
    choices: [
      { value: null, label: 'No name' },
      ...ranks.map((rank) => ({ value: rankText(rank), label: a(rank) })),
    ],
    read: () => text.split('=')[1],
    write(json, said) {
      const things = slot.read(json) ?? [];
      const at = things.indexOf(text);
      const renamed = typeof said === 'string' ? `X=${said}` : 'X';
      return at < 0 ? json : slot.write(json, things.with(at, renamed));
    },
  };
}

function side(at: Seat, pile: number, seat: Seat, name: Naming): CardPlace {
  const id = `side-${at}-${pile}`;
  const slot = inSide(at, pile);
  return {
    id,
    label: `${possessive(name(at))} ${ORDER[pile]} side pile`,
    kind: 'pile',
    paths: [`position.side[${at}][${pile}]`],
    unsaid: 'An empty place',
    unseen: true,
    ...(at === seat ? {} : { rare: true }),
    ask: (text) => (text.startsWith('X') ? naming(slot, text, id) : null),
    ...slot,
  };
}

function centre(pile: number): CardPlace {
  return {
    id: `centre-${pile}`,
    label: `${sentence(ORDER[pile] ?? '')} centre pile`,
    kind: 'pile',
    paths: [`position.centre[${pile}]`],
    unsaid: 'An empty place',
    unseen: false,
    most: FULL - 1,
    ...entry('centre', pile, PILES, areThings, []),
  };
}

const amount = (key: string, label: string, max: number): NumberPlace => ({
  id: key,
  label,
  kind: 'number',
  paths: [`position.${key}`],
  rare: true,
  min: 0,
  max,
  usual: 0,
  ...field(key, isWhole, 0),
});

const isYes = (json: unknown): json is boolean => typeof json === 'boolean';

function moved(): ChoicePlace {
  return {
    id: 'moved',
    label: 'A card has moved this turn',
    kind: 'choice',
    paths: ['position.moved'],
    rare: true,
    choices: [
      { value: false, label: 'Not yet' },
      { value: true, label: 'Yes' },
    ],
    ...field('moved', isYes, false),
  };
}

function places(options: SpiteOptions, seat: Seat, name: Naming): readonly DeskPlace[] {
  const other = 1 - seat;
  const piles = [0, 1, 2, 3];
  return [
    hand(seat, seat, name),
    goal(seat, seat, name, options.goal),
    ...piles.map(centre),
    ...piles.map((pile) => side(seat, pile, seat, name)),
    {
      id: 'turn',
      label: 'On turn',
      kind: 'choice',
      paths: ['position.turn'],
      choices: [
        ...SEATS.map((value) => ({ value, label: sentence(name(value)) })),
        { value: null, label: 'Game over' },
      ],
      ...field('turn', isSeat, 0),
    },
    goal(other, seat, name, options.goal),
    ...piles.map((pile) => side(other, pile, seat, name)),
    hand(other, seat, name),
    {
      id: STOCK,
      label: 'Stock',
      kind: 'pile',
      paths: ['position.stock'],
      unsaid: 'Whatever is left of the packs',
      unseen: true,
      rare: true,
      ...field('stock', areThings),
    },
    ...(options.recycle === 'when-empty'
      ? [
          {
            id: ASIDE,
            label: 'Set aside',
            kind: 'set' as const,
            paths: ['position.aside'],
            unsaid: 'No cards',
            unseen: true,
            rare: true,
            ...field('aside', areThings, []),
          },
        ]
      : []),
    moved(),
    amount('centreMoved', 'Cards sent to the centre this turn', 99),
    amount('idle', 'Turns in a row without a card moved', 2),
    amount('turns', 'Turns ended', 99_999),
  ];
}

/** How a table of Spite and Malice is set up by hand. */
export const DESK: Desk = {
  thing,
  places: (options, seat, name) => places(options as SpiteOptions, seat, name),
  example: {
    position: {
      goal: [
        ['8?', '9C'],
        ['11?', '5D'],
      ],
      hands: [['8D', 'AH', '3S', 'QC', 'JH'], ['5?']],
      side: [
        [['KS', 'QD', 'JS'], ['7H'], [], []],
        [['10C', '9S'], ['QH'], ['4D'], []],
      ],
      centre: [['AS', '2D'], ['AH', '2C', '3H', 'X', '5S', '6H', '7D'], ['AC'], []],
    },
    seat: 0,
    move: { type: 'move', from: { zone: 'hand', card: 'QC' }, to: { zone: 'side', pile: 0 } },
  },
  count: {
    places(given, name) {
      const options = given as SpiteOptions;
      return SEATS.map((at) => ({
        id: goalZone(at),
        label: `Cards left in ${name(at) === 'you' ? 'your' : `${sentence(name(at))}’s`} goal pile`,
        kind: 'number' as const,
        paths: [`goal[${at}]`, 'goal'],
        min: 0,
        max: options.goal,
        usual: 0,
        ...entry('goal', at, 2, isWhole, 0),
      }));
    },
    sides: (_options, name) => SEATS.map((at) => sentence(name(at))),
    example: { goal: [0, 7] },
  },
};
