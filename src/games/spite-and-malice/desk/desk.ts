import { possessive } from '../../../cards/grammar.ts';
import { capitalize } from '../../../cards/words.ts';
import {
  type CardPlace,
  type ChoicePlace,
  type CountForm,
  type Desk,
  type DeskPlace,
  type DeskThing,
  isThingList,
  type JsonLens,
  type NumberPlace,
  rowEntryLens,
} from '../../../game/desk.ts';
import * as desk from '../../../game/desk-places.ts';
import { isObject, type JsonObject } from '../../../game/json.ts';
import { possessiveLabel, type Seat, type SeatNamer, seatHeadings } from '../../../game/seat.ts';
import type { SpiteOptions } from '../options.ts';
import {
  codeOf,
  FULL_HEIGHT,
  HAND_SIZE,
  JOKER,
  PILE_COUNT,
  rankOf,
  rankText,
  readCardCode,
  withoutName,
} from '../pack.ts';
import { ASIDE, goalZoneId, STOCK } from '../state.ts';
import { cardText, withArticle } from '../texts/words.ts';

/**
 * Codes of the side pile a move takes from, top first. Its owner is the seat in `from`, or the mover if there
 * is none.
 */
function pileIn(position: JsonObject, seat: Seat, from: JsonObject): readonly string[] {
  const owner = typeof from['seat'] === 'number' ? from['seat'] : seat;
  const sides: unknown = position['side'];
  const piles: unknown = Array.isArray(sides) ? sides[owner] : undefined;
  const pile: unknown = Array.isArray(piles) ? piles[Number(from['pile'])] : undefined;
  return isThingList(pile) ? pile.filter((text) => !text.endsWith('?')).toReversed() : [];
}

/** Asks which card of a side pile is meant: the top, or one below it. */
export const about: NonNullable<Desk<SpiteOptions>['about']> = (position, seat, move) => {
  const { from } = move;
  if (!isObject(from) || from['zone'] !== 'side') return [];
  const { card, ...rest } = from;
  const pile = pileIn(position, seat, from);
  if (pile.length < 2) return [];
  const choices = pile.map((text, at) => {
    const source = at === 0 ? rest : { ...rest, card: text };
    const isSame = at === 0 ? card === undefined || card === text : card === text;
    const label = capitalize(cardText(readCardCode(text) ?? JOKER));
    return { label: at === 0 ? `${label} on top` : label, move: isSame ? move : { ...move, from: source } };
  });
  return [{ label: 'The card', choices }];
};

const SEATS = [0, 1] as const;

function readThing(text: string): DeskThing | undefined {
  const card = readCardCode(text);
  if (card === undefined) return undefined;
  return {
    text: codeOf(card),
    cards: [withoutName(card)],
    ...(card > JOKER ? { worth: rankText(rankOf(card)) } : {}),
  };
}

const HAND_FIELDS = { size: HAND_SIZE, maxCards: HAND_SIZE, placeholder: 'Five unseen cards' };
const handPlace = (at: Seat, seat: Seat, name: SeatNamer): CardPlace =>
  desk.handPlace({ ...HAND_FIELDS, at, seat, seats: SEATS.length, name });

function goalPlace(at: Seat, seat: Seat, name: SeatNamer, size: number): CardPlace {
  const label = possessiveLabel(name(at), 'goal pile');
  const pileFields = { topOnly: true, maxCards: size, ...(at === seat ? {} : { rare: true }) };
  return desk.cardEntryPlace(['goal', at, 2], { label, kind: 'pile', ...pileFields }, ['?']);
}

const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;

/** Reads and writes one side pile of a seat, a list within a list. */
function sideSlot(at: Seat, pile: number): JsonLens<readonly string[]> {
  const isRow = (json: unknown): json is readonly (readonly string[])[] =>
    Array.isArray(json) && json.every(isThingList);
  const row = rowEntryLens({ key: 'side', length: 2, guard: isRow, blank: [[], [], [], []] }, at);
  const rowOf = (json: JsonObject): readonly (readonly string[])[] =>
    Array.from({ length: PILE_COUNT }, (_, i) => row.read(json)?.[i] ?? []);
  return {
    read: (json) => row.read(json)?.[pile],
    write(json, codes) {
      const piles = rowOf(json).with(pile, codes ?? []);
      const isEmpty = codes === undefined && piles.every((one) => one.length === 0);
      return row.write(json, isEmpty ? undefined : piles);
    },
  };
}

/** Place for the rank of a joker on a side pile; the rank is part of the joker's code. */
function namePlace(slot: JsonLens<readonly string[]>, text: string, id: string): ChoicePlace {
  const ranks = Array.from({ length: FULL_HEIGHT }, (_, rank) => rank);
  return {
    id: `name-${id}-${text}`,
    label: 'The joker stands for',
    kind: 'choice',
    paths: [],
    choices: [
      { value: null, label: 'No name' },
      ...ranks.map((rank) => ({ value: rankText(rank), label: withArticle(rank) })),
    ],
    read: () => text.split('=')[1],
    write(json, answer) {
      const things = slot.read(json) ?? [];
      const at = things.indexOf(text);
      const renamed = typeof answer === 'string' ? `X=${answer}` : 'X';
      return at < 0 ? json : slot.write(json, things.with(at, renamed));
    },
  };
}

function sidePlace(at: Seat, pile: number, seat: Seat, name: SeatNamer): CardPlace {
  const id = `side-${at}-${pile}`;
  const slot = sideSlot(at, pile);
  return {
    id,
    label: possessiveLabel(name(at), `${ORDINALS[pile]} side pile`),
    kind: 'pile',
    paths: [`position.side[${at}][${pile}]`],
    emptyLabel: 'An empty place',
    needs: `which cards were on ${possessive(name(at))} side piles`,
    unseen: true,
    among: capitalize(possessiveLabel(name(at), 'side piles')),
    ...(at === seat ? {} : { rare: true }),
    ask: (text) => (text.startsWith('X') ? namePlace(slot, text, id) : null),
    ...slot,
  };
}

const SUITS = ['S', 'H', 'D', 'C'] as const;

/** Fills in the ranks missing below the top card of a centre pile, in suits that are still free. */
function completePile(shownCodes: readonly string[], lying: string): readonly string[] {
  const isFree = (code: string, usedCodes: readonly string[]): boolean =>
    lying.split(`"${code}"`).length - 1 + usedCodes.filter((text) => text === code).length < 2;
  const completed: string[] = [];
  for (const text of shownCodes) {
    const rank = rankOf(readCardCode(text) ?? JOKER);
    while (completed.length < rank) {
      const missingRank = rankText(completed.length);
      const suit = SUITS.find((one) => isFree(missingRank + one, completed)) ?? SUITS[0];
      completed.push(missingRank + suit);
    }
    completed.push(text);
  }
  return completed;
}

function centrePlace(pile: number): CardPlace {
  const label = `${capitalize(ORDINALS[pile] ?? '')} centre pile`;
  const pileFields = {
    unseen: false,
    maxCards: FULL_HEIGHT - 1,
    among: 'The centre',
    needs: 'which cards were in the centre',
  };
  const place = desk.cardEntryPlace(['centre', pile, PILE_COUNT], {
    label,
    kind: 'pile',
    emptyLabel: 'An empty place',
    ...pileFields,
  });
  return {
    ...place,
    write: (json, codes) => place.write(json, codes && completePile(codes, JSON.stringify(json))),
  };
}

const MOVED_PLACE = desk.choicePlace(
  'moved',
  'A card has moved this turn',
  [
    { value: false, label: 'Not yet' },
    { value: true, label: 'Yes' },
  ],
  { rare: true },
);

const SENT_PLACE = desk.numberFieldPlace('centreMoved', 'Cards sent to the centre this turn', 99);
/** A card sent to the centre has moved, so this place also sets `moved`. */
const CENTRE_MOVED_PLACE: NumberPlace = {
  ...SENT_PLACE,
  write: (json, count) => SENT_PLACE.write(count ? MOVED_PLACE.write(json, true) : json, count),
};

function places(options: SpiteOptions, seat: Seat, name: SeatNamer): readonly DeskPlace[] {
  const opponent = 1 - seat;
  const piles = [0, 1, 2, 3];
  return [
    handPlace(seat, seat, name),
    goalPlace(seat, seat, name, options.goal),
    ...piles.map(centrePlace),
    ...piles.map((pile) => sidePlace(seat, pile, seat, name)),
    desk.turnPlace(desk.seatChoices(SEATS, name)),
    goalPlace(opponent, seat, name, options.goal),
    ...piles.map((pile) => sidePlace(opponent, pile, seat, name)),
    handPlace(opponent, seat, name),
    desk.stockPlace(STOCK, 'Stock', 'Whatever is left of the packs'),
    ...(options.recycle === 'when-empty'
      ? [desk.cardsPlace(ASIDE, { label: 'Set aside', emptyLabel: 'No cards', rare: true })]
      : []),
    MOVED_PLACE,
    CENTRE_MOVED_PLACE,
    desk.numberFieldPlace('idle', 'Turns in a row without a card moved', 2),
    desk.numberFieldPlace('turns', 'Turns ended', 99_999),
  ];
}

/** Count form of a settlement: cards left in the goal piles. */
const COUNT: CountForm<SpiteOptions> = {
  id: 'count',
  label: 'What is it worth?',
  places: (options, name) =>
    SEATS.map((at) => {
      const label = `Cards left in ${possessive(name(at))} goal pile`;
      const place = desk.amountEntryPlace(['goal', at, 2], {
        id: goalZoneId(at),
        label,
        max: options.goal,
        rare: false,
      });
      return { ...place, paths: [`goal[${at}]`, 'goal'] };
    }),
  sides: (_options, name) => seatHeadings(SEATS.length, name),
  example: { goal: [0, 7] },
};

export const DESK: Desk<SpiteOptions> = {
  thing: readThing,
  places,
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
  typed: '6h on 5c',
  about,
  counts: [COUNT],
};
