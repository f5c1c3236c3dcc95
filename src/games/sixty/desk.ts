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
  type Thing,
} from '../../game/desk.ts';
import type { Naming, Seat } from '../../game/game.ts';
import { HAND } from './deal.ts';
import type { SixtyOptions } from './options.ts';
import { PACK } from './pack.ts';
import { ATTACK, DECK, DISCARD, handZone } from './zones.ts';

function thing(text: string): Thing | undefined {
  const card = PACK.read(text);
  return card === undefined ? undefined : { text: PACK.code(card), cards: [card] };
}

const possessive = (who: string): string => (who === 'you' ? 'Your' : `${sentence(who)}’s`);
const seatsOf = (options: SixtyOptions): readonly Seat[] =>
  Array.from({ length: options.seats }, (_, i) => i);

function hand(options: SixtyOptions, at: Seat, seat: Seat, name: Naming): CardPlace {
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
    ...entry('hands', at, options.seats, areThings, [`${HAND}?`]),
  };
}

function pile(options: SixtyOptions, at: Seat, label: string, path: string): CardPlace {
  return {
    id: `penalty-${at}`,
    label,
    kind: 'set',
    paths: [path],
    unsaid: 'No cards yet',
    unseen: true,
    rare: true,
    ...entry('penalty', at, options.seats, areThings, []),
  };
}

function total(options: SixtyOptions, at: Seat, who: string, path: string): DeskPlace {
  return {
    id: `total-${at}`,
    label: `${who}: points of earlier rounds`,
    kind: 'number',
    paths: [path],
    rare: true,
    min: 0,
    max: 9999,
    usual: 0,
    ...entry('totals', at, options.seats, isWhole, 0),
  };
}

function round(path: string): DeskPlace {
  return {
    id: 'round',
    label: 'Round',
    kind: 'number',
    paths: [path],
    rare: true,
    min: 1,
    max: 20,
    usual: 1,
    ...field('round', isWhole, 1),
  };
}

function places(options: SixtyOptions, seat: Seat, name: Naming): readonly DeskPlace[] {
  const seats = seatsOf(options);
  const named = seats.map((value) => ({ value, label: sentence(name(value)) }));
  return [
    hand(options, seat, seat, name),
    {
      id: ATTACK,
      label: 'Played on whoever is on turn',
      kind: 'row',
      paths: ['position.attack'],
      unsaid: 'Nothing is played',
      unseen: false,
      ...field('attack', areThings, []),
    },
    {
      id: 'turn',
      label: 'On turn',
      kind: 'choice',
      paths: ['position.turn'],
      choices: [...named, { value: null, label: 'Game over' }],
      ...field('turn', isSeat, 0),
    },
    {
      id: 'from',
      label: 'Played or passed on by',
      kind: 'choice',
      paths: ['position.from'],
      choices: [{ value: null, label: 'Nobody knows' }, ...named],
      ...field('from', isSeat, null),
    },
    {
      id: DISCARD,
      label: 'Discard pile',
      kind: 'pile',
      paths: ['position.discard'],
      unsaid: 'No cards yet',
      unseen: true,
      ...field('discard', areThings, []),
    },
    {
      id: 'direction',
      label: 'Direction',
      kind: 'choice',
      paths: ['position.direction'],
      choices: [
        { value: 1, label: 'Clockwise' },
        { value: -1, label: 'Counter-clockwise' },
      ],
      ...field('direction', isWhole, 1),
    },
    ...seats.filter((at) => at !== seat).map((at) => hand(options, at, seat, name)),
    ...seats.map((at) =>
      pile(options, at, `${possessive(name(at))} penalty pile`, `position.penalty[${at}]`),
    ),
    {
      id: DECK,
      label: 'Deck',
      kind: 'pile',
      paths: ['position.deck'],
      unsaid: 'Whatever is left of the pack',
      unseen: true,
      rare: true,
      ...field('deck', areThings),
    },
    round('position.round'),
    {
      id: 'starter',
      label: 'Began this round',
      kind: 'choice',
      paths: ['position.starter'],
      rare: true,
      choices: named,
      ...field('starter', isSeat, 0),
    },
    ...seats.map((at) => total(options, at, sentence(name(at)), `position.totals[${at}]`)),
  ];
}

/** How a table of Sixty is set up by hand. */
export const DESK: Desk = {
  thing,
  places: (options, seat, name) => places(options as SixtyOptions, seat, name),
  example: {
    position: {
      turn: 0,
      hands: [['3', '4', '10', '10', '15'], ['5?'], ['5?']],
      attack: ['4', '4', '4', '4'],
      from: 2,
      discard: ['6', '6', '15', '4'],
    },
    seat: 0,
    move: { type: 'take' },
  },
  count: {
    places(given, name) {
      const options = given as SixtyOptions;
      const seats = seatsOf(options);
      const who = (at: Seat): string => sentence(name(at));
      return [
        ...seats.map((at) => ({
          ...pile(options, at, `${who(at)} took`, `penalty[${at}]`),
          rare: false,
          unseen: false,
        })),
        ...seats.map(
          (at): CardPlace => ({
            id: `left-${at}`,
            label: `${who(at)} still held`,
            kind: 'set',
            paths: [`hands[${at}]`],
            unsaid: 'No cards',
            unseen: false,
            most: HAND,
            ...entry('hands', at, options.seats, areThings, []),
          }),
        ),
        ...seats.map((at) => total(options, at, who(at), `totals[${at}]`)),
      ];
    },
    sides: (options, name) => seatsOf(options as SixtyOptions).map((at) => sentence(name(at))),
    example: {
      penalty: [['4', '4', '4'], ['30'], ['10', '12', '12']],
      hands: [[], ['ZAP'], ['3', '5']],
    },
  },
};
