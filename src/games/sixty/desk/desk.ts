import { sentence } from '../../../cards/words.ts';
import {
  areThings,
  type CardPlace,
  type Desk,
  type DeskPlace,
  entry,
  field,
  isWhole,
  type Thing,
} from '../../../game/desk.ts';
import {
  amountPlace,
  countPlace,
  handPlace,
  seatChoices,
  seatPlace,
  stockPlace,
  turnPlace,
} from '../../../game/desk-places.ts';
import { type Naming, type Seat, seatsOf, whose } from '../../../game/seat.ts';
import type { SixtyOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { HAND } from '../play/deal.ts';
import { ATTACK, DECK, DISCARD } from '../table/zones.ts';

function thing(text: string): Thing | undefined {
  const card = PACK.read(text);
  return card === undefined ? undefined : { text: PACK.code(card), cards: [card] };
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
  return amountPlace(
    { id: `total-${at}`, label: `${who}: points of earlier rounds`, path, min: 0, max: 9999 },
    entry('totals', at, options.seats, isWhole, 0),
  );
}

function places(options: SixtyOptions, seat: Seat, name: Naming): readonly DeskPlace[] {
  const seats = seatsOf(options);
  const named = seatChoices(seats, name);
  const hand = (at: Seat): CardPlace =>
    handPlace({
      at,
      seat,
      seats: seats.length,
      name,
      size: HAND,
      most: HAND,
      unsaid: 'Five cards nobody showed',
    });
  return [
    hand(seat),
    {
      id: ATTACK,
      label: 'Played on whoever is on turn',
      kind: 'row',
      paths: ['position.attack'],
      unsaid: 'Nothing is played',
      unseen: false,
      ...field('attack', areThings, []),
    },
    turnPlace(named),
    seatPlace('from', 'Played or passed on by', [{ value: null, label: 'Nobody knows' }, ...named]),
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
    ...seats.filter((at) => at !== seat).map(hand),
    ...seats.map((at) => pile(options, at, whose(name(at), 'penalty pile'), `position.penalty[${at}]`)),
    stockPlace(DECK, 'Deck', 'Whatever is left of the pack'),
    countPlace('round', 'Round', 20, 1),
    { ...seatPlace('starter', 'Began this round', named), rare: true },
    ...seats.map((at) => total(options, at, sentence(name(at)), `position.totals[${at}]`)),
  ];
}

/** How a table of Sixty is set up by hand. */
export const DESK: Desk<SixtyOptions> = {
  thing,
  places: (options, seat, name) => places(options, seat, name),
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
    places(options, name) {
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
    sides: (options, name) => seatsOf(options).map((at) => sentence(name(at))),
    example: {
      penalty: [['4', '4', '4'], ['30'], ['10', '12', '12']],
      hands: [[], ['ZAP'], ['3', '5']],
    },
  },
};
