import { SUITS } from '../../cards/suits.ts';
import { sentence } from '../../cards/words.ts';
import {
  areThings,
  type CardPlace,
  type Desk,
  type DeskPlace,
  entry,
  field,
  isSeat,
  isWhole,
  type Slot,
} from '../../game/desk.ts';
import type { Naming, Seat } from '../../game/game.ts';
import { isObject, type Json, type JsonObject } from '../../game/json.ts';
import type { Options } from '../../game/options.ts';
import { HAND, LUCKY_LEAST, LUCKY_MOST } from './deal.ts';
import { PACK } from './pack.ts';
import { suitText } from './words.ts';
import { handZone, PILE, possessive, STOCK } from './zones.ts';

const USUAL_HAND: readonly string[] = [`${HAND}?`];

function hand(seats: number, at: Seat, seat: Seat, name: Naming): CardPlace {
  return {
    id: handZone(at),
    label: `${possessive(name(at))} hand`,
    kind: 'set',
    paths: [`position.hands[${at}]`],
    unsaid: 'Fifteen cards nobody showed',
    usual: USUAL_HAND,
    unseen: true,
    ...(at === seat ? {} : { rare: true }),
    ...entry('hands', at, seats, areThings, USUAL_HAND),
  };
}

const isNumber = (json: unknown): json is number | null => json === null || Number.isSafeInteger(json);

/** A lucky number: unknown, or one of 3 to 36. */
function lucky(seats: number, at: Seat, name: Naming): DeskPlace {
  const numbers = Array.from({ length: LUCKY_MOST - LUCKY_LEAST + 1 }, (_, i) => LUCKY_LEAST + i);
  return {
    id: `lucky-${at}`,
    label: `${possessive(name(at))} lucky number`,
    kind: 'choice',
    paths: [`position.lucky[${at}]`],
    choices: [{ value: null, label: 'Unknown' }, ...numbers.map((n) => ({ value: n, label: String(n) }))],
    ...entry<number | null>('lucky', at, seats, isNumber, null),
  };
}

/** What the player on turn owes, of one kind. */
function owed(by: 'cards' | 'dice', label: string): DeskPlace {
  const other = (said: Json | undefined): boolean => isObject(said) && said['by'] !== by;
  return {
    id: `owed-${by}`,
    label,
    kind: 'number',
    paths: by === 'cards' ? ['position.owed'] : [],
    min: 0,
    max: 99,
    usual: 0,
    read(json) {
      const said = json['owed'];
      return isObject(said) && said['by'] === by && isWhole(said['n']) ? said['n'] : undefined;
    },
    write(json, said) {
      const { owed: before, ...others } = json;
      if (said !== undefined && said > 0) return { ...others, owed: { by, n: said } };
      return other(before) ? json : others;
    },
  };
}

/** One card of the hand, as a list of one. */
const drawn: Slot<readonly string[]> = {
  read: (json) => (typeof json['drawn'] === 'string' ? [json['drawn']] : undefined),
  write(json, said) {
    const { drawn: _, ...others } = json;
    const last = said?.at(-1);
    return last === undefined ? others : { ...others, drawn: last };
  },
};

const winnersIn = (json: JsonObject): readonly Json[] =>
  Array.isArray(json['winners']) ? (json['winners'] as readonly Json[]) : [];

/** Whether a seat has won: of a game that is over. */
function winner(at: Seat, name: Naming): DeskPlace {
  const who = name(at);
  return {
    id: `winner-${at}`,
    label: `${sentence(who)} ${who === 'you' ? 'have' : 'has'} won`,
    kind: 'choice',
    paths: [],
    rare: true,
    choices: [
      { value: false, label: 'No' },
      { value: true, label: 'Yes' },
    ],
    read: (json) => (winnersIn(json).includes(at) ? true : undefined),
    write(json, said) {
      const { winners: _, ...rest } = json;
      const others = winnersIn(json).filter((seat) => seat !== at);
      const winners = said === true ? [...others, at].sort() : others;
      return winners.length > 0 ? { ...rest, winners } : rest;
    },
  };
}

function places(options: Options, seat: Seat, name: Naming): readonly DeskPlace[] {
  const count = Number(options['seats']);
  const seats = Array.from({ length: count }, (_, i) => i);
  const named = seats.map((value) => ({ value, label: sentence(name(value)) }));
  const others = seats.filter((at) => at !== seat);
  return [
    hand(count, seat, seat, name),
    lucky(count, seat, name),
    {
      id: PILE,
      label: 'Pile, the top card last',
      kind: 'pile',
      paths: ['position.pile'],
      unsaid: 'No card, and there is always one',
      unseen: false,
      ...field('pile', areThings, []),
    },
    {
      id: 'turn',
      label: 'On turn',
      kind: 'choice',
      paths: ['position.turn'],
      choices: [...named, { value: null, label: 'Game over' }],
      ...field('turn', isSeat, 0),
    },
    owed('cards', 'Cards owed by the player on turn'),
    owed('dice', 'Dice owed by the player on turn'),
    {
      id: 'suit',
      label: 'Suit named with the jack on top',
      kind: 'choice',
      paths: ['position.suit'],
      choices: [
        { value: null, label: 'None' },
        ...SUITS.map((suit) => ({ value: suit, label: sentence(suitText(suit)) })),
      ],
      ...field<string | null>('suit', (json) => json === null || typeof json === 'string', null),
    },
    {
      id: 'drawn',
      label: 'Card just drawn, one of the hand',
      kind: 'pile',
      paths: ['position.drawn'],
      unsaid: 'None',
      unseen: true,
      rare: true,
      most: 1,
      ...drawn,
    },
    {
      id: 'open',
      label: 'Just laid a single card',
      kind: 'choice',
      paths: ['position.open'],
      choices: [{ value: null, label: 'Nobody' }, ...named],
      ...field('open', isSeat, null),
    },
    ...others.map((at) => hand(count, at, seat, name)),
    ...others.map((at): DeskPlace => ({ ...lucky(count, at, name), rare: true })),
    {
      id: 'direction',
      label: 'Direction',
      kind: 'choice',
      paths: ['position.direction'],
      rare: true,
      choices: [
        { value: 1, label: 'Clockwise' },
        { value: -1, label: 'The other way' },
      ],
      ...field<number>('direction', isWhole, 1),
    },
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
    {
      id: 'idle',
      label: 'Turns in a row without a card laid or drawn',
      kind: 'number',
      paths: ['position.idle'],
      rare: true,
      min: 0,
      max: 99,
      usual: 0,
      ...field('idle', isWhole, 0),
    },
    {
      id: 'turns',
      label: 'Turns so far',
      kind: 'number',
      paths: ['position.turns'],
      rare: true,
      min: 0,
      max: 9999,
      usual: 0,
      ...field('turns', isWhole, 0),
    },
    ...seats.map((at) => winner(at, name)),
  ];
}

/** How a table of Lucky Number is set up by hand. */
export const DESK: Desk = {
  start: { pile: ['9H'] },
  thing(text) {
    const card = PACK.read(text);
    return card === undefined ? undefined : { text: PACK.code(card), cards: [card] };
  },
  places,
  example: {
    position: {
      turn: 0,
      lucky: [24, 9, 30],
      hands: [['2D', '3D', '4D', '7D', '8D', '9D', 'AC', 'AD', 'QS'], ['9?'], ['12?']],
      pile: ['QH', '9H'],
    },
    seat: 0,
    move: { type: 'combine', cards: ['2D', '3D', '4D'], aces: ['AC', 'AD'], top: '4D' },
  },
};
