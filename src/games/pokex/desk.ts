import { sentence } from '../../cards/words.ts';
import {
  areThings,
  type CardPlace,
  type ChoicePlace,
  type Desk,
  type DeskPlace,
  entry,
  field,
  isWhole,
  type NumberPlace,
  type Slot,
} from '../../game/desk.ts';
import type { Naming, Seat } from '../../game/game.ts';
import { isObject, type Json, type JsonObject } from '../../game/json.ts';
import { complete } from './complete.ts';
import type { PokexOptions } from './options.ts';
import { LADDER, PACK } from './pack.ts';
import { HAND, SEATS, TRICKS } from './state.ts';
import { handZone, ROW } from './zone-items.ts';

const seats: readonly Seat[] = [0, 1, 2, 3];
const possessive = (who: string): string => (who === 'you' ? 'Your' : `${sentence(who)}’s`);
const sideName = (side: number, name: Naming): string => `${sentence(name(side))} and ${name(side + 2)}`;

function cards(id: string, label: string, path: string, slot: Slot<readonly string[]>): CardPlace {
  return { id, label, kind: 'set', paths: [path], unsaid: 'Cards nobody showed', unseen: true, ...slot };
}

function hand(at: Seat, seat: Seat, name: Naming): CardPlace {
  return {
    ...cards(
      handZone(at),
      `${possessive(name(at))} hand`,
      `position.hands[${at}]`,
      entry('hands', at, SEATS, areThings, [`${HAND}?`]),
    ),
    usual: [`${HAND}?`],
    most: HAND,
    ...(at === seat ? {} : { rare: true }),
  };
}

/** One word of a list of what was said or laid: the n-th, and nothing after a gap. */
function nth(key: string, at: number, is: (json: unknown) => boolean): Slot<Json> {
  const listOf = (json: JsonObject): readonly Json[] => {
    const list = json[key];
    return Array.isArray(list) ? (list as readonly Json[]) : [];
  };
  return {
    read(json) {
      const said = listOf(json)[at];
      return said !== undefined && is(said) ? said : undefined;
    },
    write(json, said) {
      const list = listOf(json);
      const { [key]: _, ...others } = json;
      const now =
        said === undefined || said === null
          ? list.slice(0, at)
          : [...list.slice(0, at), said, ...list.slice(at + 1)];
      return now.length > 0 ? { ...others, [key]: now } : others;
    },
  };
}

/** What was said in the auction, one word after the other: as many as make sense at a table. */
function spoken(at: number, name: Naming): ChoicePlace {
  const choices = seats.flatMap((seat) => [
    { value: { seat, pass: true } as Json, label: `${sentence(name(seat))} passed` },
    ...Array.from({ length: TRICKS }, (_, i) => ({
      value: { seat, tricks: i + 1 } as Json,
      label: `${sentence(name(seat))} bid ${i + 1}`,
    })),
  ]);
  return {
    id: `bid-${at}`,
    label:
      at === 0 ? 'First word of the auction' : `${['Second', 'Third', 'Fourth'][at - 1] ?? 'A further'} word`,
    kind: 'choice',
    paths: [`position.bids[${at}]`, ...(at === 0 ? ['position.bids'] : [])],
    ...(at > 3 ? { rare: true } : {}),
    choices: [{ value: null, label: 'Nobody yet' }, ...choices],
    ...nth('bids', at, isObject),
  };
}

/** Two cards somebody laid in this trick. */
function lay(at: number): CardPlace {
  const key = 'laid';
  const slot = nth(key, at, isObject);
  return {
    id: `laid-${at}`,
    label: ['First laid', 'Then', 'Third'][at] ?? '',
    kind: 'set',
    paths: [`position.laid[${at}]`, ...(at === 0 ? ['position.laid'] : [])],
    unsaid: 'Nothing yet',
    unseen: false,
    most: 2,
    rare: true,
    read(json) {
      const said = slot.read(json);
      const held = isObject(said) ? said['cards'] : undefined;
      return areThings(held) ? held : undefined;
    },
    write(json, said) {
      if (said === undefined || said.length === 0) return slot.write(json, undefined);
      const before = slot.read(json);
      const seat = isObject(before) ? (before['seat'] ?? 0) : 0;
      return slot.write(json, { seat, cards: said });
    },
  };
}

function layer(at: number, name: Naming): ChoicePlace {
  const slot = nth('laid', at, isObject);
  return {
    id: `layer-${at}`,
    label: ['Who laid first', 'Who laid then', 'Who laid third'][at] ?? '',
    kind: 'choice',
    paths: [`position.laid[${at}].seat`],
    rare: true,
    choices: seats.map((seat) => ({ value: seat, label: sentence(name(seat)) })),
    read(json) {
      const said = slot.read(json);
      return isObject(said) ? (said['seat'] as Json) : undefined;
    },
    write(json, said) {
      const before = slot.read(json);
      if (!isObject(before)) return json;
      return slot.write(json, { ...(before as JsonObject), seat: said ?? 0 });
    },
  };
}

function number(
  id: string,
  label: string,
  path: string,
  slot: Slot<number>,
  more: Partial<NumberPlace> = {},
): NumberPlace {
  return {
    id,
    label,
    kind: 'number',
    paths: [path],
    rare: true,
    min: 0,
    max: 999,
    usual: 0,
    ...slot,
    ...more,
  };
}

function choice(
  id: string,
  label: string,
  key: string,
  choices: ChoicePlace['choices'],
  rare = true,
): ChoicePlace {
  const is = (json: unknown): json is Json => choices.some(({ value }) => value === json);
  return {
    id,
    label,
    kind: 'choice',
    paths: [`position.${key}`],
    rare,
    choices,
    ...field(key, is, choices[0]?.value ?? null),
  };
}

function places(options: PokexOptions, seat: Seat, name: Naming): readonly DeskPlace[] {
  const named = seats.map((value) => ({ value, label: sentence(name(value)) }));
  return [
    hand(seat, seat, name),
    {
      ...cards(ROW, 'The row in the centre', 'position.centre', field('centre', areThings)),
      kind: 'row',
      unsaid: 'As many as there must be, unseen',
      most: TRICKS,
    },
    choice(
      'phase',
      'It is time to',
      'phase',
      [
        { value: 'auction', label: 'Bid' },
        ...(options.wildRank ? [{ value: 'name', label: 'Name the wild rank' }] : []),
        { value: 'play', label: 'Lay cards' },
        { value: 'over', label: 'Game over' },
      ],
      false,
    ),
    ...Array.from({ length: 9 }, (_, at) => spoken(at, name)),
    choice('dealer', 'Dealer', 'dealer', named),
    ...(options.wildRank
      ? [
          choice('wild', 'Wild rank', 'wild', [
            { value: null, label: 'None yet' },
            ...LADDER.map((rank) => ({ value: rank as Json, label: rank })),
          ]),
        ]
      : []),
    ...[0, 1, 2].flatMap((at) => [lay(at), layer(at, name)]),
    {
      id: 'current',
      label: 'The centre card of this trick',
      kind: 'set',
      paths: ['position.current'],
      unsaid: 'Not taken yet',
      unseen: true,
      most: 1,
      rare: true,
      read: (json) => (typeof json['current'] === 'string' ? [json['current']] : undefined),
      write(json, said) {
        const { current: _, ...others } = json;
        return said?.[0] === undefined ? others : { ...others, current: said[0] };
      },
    },
    choice('leader', 'Leader', 'leader', [{ value: null, label: 'Worked out' }, ...named]),
    number('played', 'Tricks played', 'position.played', field('played', isWhole, 0), { max: TRICKS }),
    ...[0, 1].map((side) =>
      number(
        `tricks-${side}`,
        `${sideName(side, name)}: tricks won`,
        `position.tricks[${side}]`,
        entry('tricks', side, 2, isWhole, 0),
        { max: TRICKS },
      ),
    ),
    ...seats.filter((at) => at !== seat).map((at) => hand(at, seat, name)),
    ...[0, 1].map((side) => ({
      ...cards(
        `won-${side}`,
        `${sideName(side, name)}: cards won`,
        `position.won[${side}]`,
        entry('won', side, 2, areThings, []),
      ),
      rare: true,
    })),
    { ...cards('gone', 'Tricks nobody won', 'position.gone', field('gone', areThings)), rare: true },
    ...[0, 1].map((side) =>
      number(
        `score-${side}`,
        `${sideName(side, name)}: points`,
        `position.scores[${side}]`,
        entry('scores', side, 2, isWhole, 0),
        { min: -999 },
      ),
    ),
    number('deal', 'Deal', 'position.deal', field('deal', isWhole, 1), { min: 1, usual: 1 }),
    choice('turn', 'On turn', 'turn', [{ value: null, label: 'Worked out' }, ...named]),
    choice('declarer', 'Declarer', 'declarer', [{ value: null, label: 'Worked out' }, ...named]),
    choice('bid', 'The bid', 'bid', [
      { value: null, label: 'Worked out' },
      ...Array.from({ length: TRICKS }, (_, i) => ({ value: i + 1, label: String(i + 1) })),
    ]),
  ];
}

/** How a table of Pokex is set up by hand. */
export const DESK: Desk = {
  thing(text) {
    const card = PACK.read(text);
    return card === undefined ? undefined : { text: PACK.code(card), cards: [card] };
  },
  complete,
  places: (options, seat, name) => places(options as PokexOptions, seat, name),
  example: {
    position: {
      phase: 'play',
      hands: [
        ['AS', 'AD', 'KS', 'QS', 'JH', '9C', '9D', '7H', '6S', '4C', '3D', 'X'],
        ['12?'],
        ['12?'],
        ['12?'],
      ],
      centre: ['9H', 'KD', '2C', 'QH', '10S', 'AC'],
      bids: [
        { seat: 1, pass: true },
        { seat: 2, tricks: 2 },
        { seat: 3, pass: true },
        { seat: 0, tricks: 3 },
        { seat: 2, pass: true },
      ],
    },
    seat: 0,
    move: { type: 'lay', cards: ['9C', '9D', 'X'] },
  },
  count: {
    places: (_options, name) => [
      number('bid', 'The bid', 'bid', field('bid', isWhole), { min: 1, max: TRICKS, usual: 1, rare: false }),
      {
        id: 'declarer',
        label: 'Declarer',
        kind: 'choice',
        paths: ['declarer'],
        choices: seats.map((value) => ({ value, label: sentence(name(value)) })),
        ...field('declarer', isWhole),
      },
      ...[0, 1].map((side) =>
        number(
          `tricks-${side}`,
          `${sideName(side, name)}: tricks`,
          `tricks[${side}]`,
          entry('tricks', side, 2, isWhole, 0),
          { max: TRICKS, rare: false },
        ),
      ),
      ...[0, 1].map((side) =>
        number(
          `score-${side}`,
          `${sideName(side, name)}: points before`,
          `scores[${side}]`,
          entry('scores', side, 2, isWhole, 0),
          { min: -999 },
        ),
      ),
    ],
    sides: (_options, name) => [sideName(0, name), sideName(1, name)],
    example: { bid: 2, declarer: 0, tricks: [5, 1], scores: [6, 10] },
  },
};
