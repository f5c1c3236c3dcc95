import { expect } from 'vitest';
import { STANDARD_SIZE } from '../../../src/cards/card.ts';
import { definePack, type Pack } from '../../../src/cards/pack.ts';
import type { DeskPlace, DeskThing, ListPlace } from '../../../src/game/desk.ts';
import {
  amountEntryPlace,
  cardEntryPlace,
  cardsPlace,
  choicePlace,
  handPlace,
  numberFieldPlace,
  seatChoices,
  turnPlace,
} from '../../../src/game/desk-places.ts';
import type { DeskGame } from '../../../src/game/game.ts';
import type { Json, JsonObject } from '../../../src/game/json.ts';
import type { SeatNamer } from '../../../src/game/seat.ts';
import { seatNamerFor } from '../../../src/game/seat-namer.ts';
import type { TypingTable } from '../../../src/game/typed-line/context.ts';
import type { Grammar } from '../../../src/game/typed-line/grammar.ts';
import { type ParsedLine, parseLine } from '../../../src/game/typed-line/parser.ts';
import { TOY_GRAMMAR } from './toy-grammar.ts';

/** Two red jokers, two black ones, a card with a hyphen and one of a kind; one card of each suit and rank. */
const makePack = (): Pack =>
  definePack({
    standard: 1,
    extras: [
      { code: 'R', text: 'the red joker', spoken: 'joker red', copies: 2 },
      { code: 'B', text: 'the black joker', spoken: 'joker black', copies: 2 },
      { code: 'E', text: 'an ice-box', spoken: 'ice box', copies: 1 },
      { code: 'G', text: 'a white ghost', spoken: 'white ghost', copies: 1 },
    ],
  });

/** A card, or several that are joined: `5C+AC`. The game’s own cards can’t be joined. */
function toyThing(pack: Pack, text: string): DeskThing | undefined {
  const cards = text.split('+').map(pack.read);
  const known = cards.filter((card) => card !== undefined);
  const isJoin = known.length > 1;
  const isThing = known.length === cards.length && !(isJoin && known.some((card) => card >= STANDARD_SIZE));
  return isThing ? { text: known.map(pack.code).join('+'), cards: known } : undefined;
}

/** A game at the desk, of which only its things, its seats and its places matter. */
function makeGame(): DeskGame {
  const pack = makePack();
  return {
    id: 'toy',
    pack,
    seats: ({ seats }: { readonly seats: number }) => seats,
    desk: { thing: (text: string) => toyThing(pack, text) },
  } as unknown as DeskGame;
}

const BIDS: ListPlace = {
  id: 'bids',
  label: 'Bids',
  kind: 'list',
  paths: ['position.bids'],
  placeholder: 'What was bid?',
  emptyLabel: 'Nothing was bid',
  read: ({ bids }) => (Array.isArray(bids) ? bids : undefined),
  write: (json, bids) => ({ ...json, bids: bids ?? null }),
  words: () => [],
  next: () => [],
};

function toyPlaces(seats: number, seat: number, trumps: readonly string[]): readonly DeskPlace[] {
  const name = seatNamerFor(seat);
  const everySeat = Array.from({ length: seats }, (_, at) => at);
  const hand = (at: number): DeskPlace => handPlace({ at, seat, seats, name, size: 3, placeholder: 'Three cards' });
  return [
    ...everySeat.map(hand),
    cardsPlace('table', { label: 'Table', kind: 'row' }),
    cardsPlace('heap', { label: 'Heap', kind: 'pile' }),
    ...[0, 1].map((at) => cardEntryPlace(['side', at, 2], { label: `Side ${at}`, kind: 'pile' })),
    turnPlace(seatChoices(everySeat, name)),
    choicePlace(
      'trump',
      'Trump',
      trumps.map((value) => ({ value, label: value })),
    ),
    BIDS,
    numberFieldPlace('left', 'Cards left', 10, 1),
    ...everySeat.map((at) => amountEntryPlace(['points', at, seats], { id: `points-${at}`, label: 'Points', max: 99 })),
  ];
}

interface ToyTableSpec {
  readonly position?: JsonObject;
  readonly seats?: number;
  /** The seat at the desk. */
  readonly seat?: number;
  /** The suits that may be trump. */
  readonly trumps?: readonly string[];
  readonly nameOf?: SeatNamer;
}

const ALL_SUITS = ['S', 'H', 'D', 'C'];

/** A table of a new game: what was worked out about another one isn’t known of it. */
export function toyTable(spec: ToyTableSpec = {}): TypingTable<unknown> {
  const { position = {}, seats = 3, seat = 0, trumps = ALL_SUITS, nameOf = seatNamerFor(seat) } = spec;
  return {
    game: makeGame(),
    options: { seats },
    seat,
    places: toyPlaces(seats, seat, trumps),
    position: () => position,
    view: 'seen',
    nameOf,
  };
}

const textOf = (json: Json | undefined): string => JSON.stringify(json).replaceAll('"', '');

/**
 * All that a line means, in short: `0 lay cards:[5C] | hand-0 5C | turn=0`. After a place, `^` stands for its top, `=` for
 * what a clause tells, and `!` for all of it.
 */
function shorten(line: ParsedLine): string {
  if (line.kind === 'cards') return `cards ${line.cards.join(' ')}`;
  if (line.kind === 'not-read') {
    const why = [line.strange && `strange ${line.strange}`, line.vague && `vague ${line.vague}`].filter(Boolean);
    return [`?`, ...why, `(${line.knownWords.join(' ')})`].join(' ');
  }
  const { kind, move, seat, placements, facts } = line;
  expect(kind).toBe('sentence');
  const { type, ...fields } = move ?? { type: '–' };
  const placed = placements.map(
    ({ place, cards, top, isTold, isWhole }) =>
      `${place}${top ? '^' : ''}${isTold ? '=' : ''}${isWhole ? '!' : ''} ${cards.join(' ')}`,
  );
  const told = facts.map(({ place, value, thing, nextSpeaker }) =>
    nextSpeaker === undefined
      ? `${place}${thing === undefined ? '' : `(${thing})`}=${textOf(value)}`
      : `${place} next ${nextSpeaker}`,
  );
  const moveText = [seat, type, ...Object.entries(fields).map(([key, value]) => `${key}:${textOf(value)}`)].join(' ');
  return [moveText, ...placed, ...told].join(' | ');
}

/** What a line means at a table, in short. */
export const readToy = (text: string, table = toyTable(), grammar: Grammar<unknown> | null = TOY_GRAMMAR): string =>
  shorten(parseLine(grammar, text, table));

/** What each of these lines means at a table; the grammar is a new one. */
export function readEach(lines: readonly string[], table = toyTable()): Readonly<Record<string, string>> {
  const grammar = { ...TOY_GRAMMAR };
  return Object.fromEntries(lines.map((line) => [line, readToy(line, table, grammar)]));
}
