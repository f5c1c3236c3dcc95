import { definePack } from '../../../../src/cards/pack.ts';
import {
  $announcement,
  $draft,
  $game,
  $latestCards,
  $ruledGame,
  $tableGame,
  $target,
  showDraft,
} from '../../../../src/features/desk/state/desk.ts';
import { bareDraft, type DeskDraft } from '../../../../src/features/desk/state/draft.ts';
import {
  type CardPlace,
  type ChoicePlace,
  type Desk,
  type DeskPlace,
  type DeskThing,
  fieldLens,
  isJsonList,
  isThingList,
  isWholeNumber,
  type ListPlace,
  type NumberPlace,
} from '../../../../src/game/desk.ts';
import { ok } from '../../../../src/game/fault.ts';
import type { DeskGame, TableGame } from '../../../../src/game/game.ts';
import { itemsOf } from '../../../../src/game/hand-zones.ts';
import type { Json, JsonObject } from '../../../../src/game/json.ts';
import { defaultOptions, type OptionSpec, type Options } from '../../../../src/game/options.ts';
import type { GameState } from '../../../../src/game/play.ts';
import type { Table } from '../../../../src/game/table.ts';
import type { Zone } from '../../../../src/game/zone.ts';

/** 52 cards and two jokers, which are alike: `J`. */
export const PACK = definePack({
  standard: 1,
  extras: [{ code: 'J', text: 'the joker', spoken: 'joker', copies: 2 }],
});
/** The card of a code. */
export const card = (code: string): number => PACK.read(code) ?? Number.NaN;

/** A move of the toy game is its own wire form. */
interface ToyMove {
  readonly type: string;
  readonly [key: string]: Json;
}
/** A state of the toy game is its position. */
interface ToyState {
  readonly options: Options;
  readonly json: JsonObject;
}

export const cardPlace = (id: string, more: Partial<CardPlace> = {}): CardPlace => ({
  id,
  label: id,
  kind: 'row',
  paths: [`position.${id}`],
  unseen: true,
  ...fieldLens(id, isThingList),
  ...more,
});

export const choicePlace = (
  id: string,
  choices: readonly (readonly [value: Json, label: string])[],
  more: Partial<ChoicePlace> = {},
): ChoicePlace => ({
  id,
  label: id,
  kind: 'choice',
  paths: [`position.${id}`],
  choices: choices.map(([value, label]) => ({ value, label })),
  ...fieldLens<Json>(id, (json): json is Json => json !== undefined),
  ...more,
});

export const numberPlace = (id: string, min: number, max: number): NumberPlace => ({
  id,
  label: id,
  kind: 'number',
  paths: [`position.${id}`],
  min,
  max,
  ...fieldLens(id, isWholeNumber),
});

/** Words that players speak in turn, each once: `pass` or one of the words. */
export function listPlace(id: string, speakers: readonly string[], words: readonly string[]): ListPlace {
  const lens = fieldLens(id, isJsonList);
  return {
    id,
    label: id,
    kind: 'list',
    paths: [`position.${id}`],
    placeholder: 'Who said what?',
    emptyLabel: 'Nobody spoke',
    words: (json) => (lens.read(json) ?? []).map(String),
    next(json) {
      const said = lens.read(json) ?? [];
      const speaker = speakers[said.length];
      if (speaker === undefined) return [];
      const choices = ['pass', ...words].map((word) => ({ label: word, said: [...said, word] }));
      return [{ label: speaker, choices }];
    },
    ...lens,
  };
}

const SEATS: OptionSpec = {
  key: 'seats',
  title: 'Players',
  about: '',
  rule: 'toy/seats',
  default: 3,
  values: { min: 2, max: 4 },
  structural: true,
};

/** A card, or cards joined with `+`, which are worth their number. */
function readThing(text: string): DeskThing | undefined {
  const cards = text.split('+').map(PACK.read);
  const isRead = cards.every((one): one is number => one !== undefined);
  if (!isRead) return undefined;
  return { text: cards.map(PACK.code).join('+'), cards, ...(cards.length > 1 ? { worth: String(cards.length) } : {}) };
}

interface ToyParts {
  readonly desk?: Partial<Desk<Options>>;
  readonly table?: Partial<Table<ToyState, ToyMove, never>>;
  readonly game?: Partial<DeskGame<TableGame>>;
}

/** Each place of cards as a zone of the table. */
export const zonesOf =
  (places: readonly DeskPlace[]) =>
  ({ json }: ToyState): readonly Zone[] =>
    places.flatMap((place) => {
      if (!('unseen' in place)) return [];
      const cards = (place.read(json) ?? []).flatMap((text) => readThing(text)?.cards ?? []);
      return [{ id: place.id, label: place.label, seat: null, kind: 'row', items: itemsOf(PACK, cards) }];
    });

/** A game with these places, in which nothing is forbidden: what its desk does can be worked out by hand. */
export function toyDesk(places: readonly DeskPlace[], { desk, table, game }: ToyParts = {}): DeskGame<TableGame> {
  const toy = {
    id: 'toy',
    name: 'Toy',
    pack: PACK,
    face: () => undefined,
    options: [SEATS],
    seats: (options: Options) => Number(options['seats']),
    play: {
      turn: () => 0,
      moves: () => [],
      kindOf: ({ type }: ToyMove) => type,
      play: (state: ToyState) => ({ state, events: [] }),
    },
    visibility: { view: (state: ToyState) => state, maskUncertain: (state: ToyState) => state, unseen: () => [] },
    notation: {
      position: {
        read: (json: JsonObject, options: Options) => ok({ options, json } as unknown as GameState),
        write: ({ json }: ToyState) => json,
      },
      move: { read: (json: JsonObject) => ok(json), write: (move: ToyMove) => move },
      key: JSON.stringify,
      cardsOf: () => ({ played: [], named: [] }),
    },
    texts: { describeMove: ({ type }: ToyMove) => `${type}.` },
    table: {
      zones: zonesOf(places),
      actions: () => [],
      propose: () => [],
      picksOf: () => [],
      direction: () => 1,
      ...table,
    },
    desk: { thing: readThing, places: () => places, example: {}, typed: '', counts: [], ...desk },
    ...game,
  };
  return toy as unknown as DeskGame<TableGame>;
}

/** Only what the desk of a game needs before its table is loaded. */
export function withoutTable(game: DeskGame<TableGame>): DeskGame {
  const { table: _, ...box } = game;
  return box;
}

/** A draft of the game with these values. */
export const toyDraft = (game: DeskGame, values: Partial<DeskDraft> = {}): DeskDraft => ({
  ...bareDraft(game, defaultOptions(game.options)),
  ...values,
});

/** Closes the desk, so that nothing of one game is computed with the draft of another. */
export function closeDesk(): void {
  $draft.set(null);
  for (const $part of [$game, $tableGame, $ruledGame]) $part.set(null);
}

/** Opens the desk of the game with these values. */
export function openToy(game: DeskGame | DeskGame<TableGame>, values: Partial<DeskDraft> = {}): void {
  closeDesk();
  showDraft(game, ok(toyDraft(game, values)));
  $announcement.set('');
  $latestCards.set([]);
}

/** The current position. */
export const position = (): JsonObject => ($draft.get() as DeskDraft).position;
/** The place that is being filled. */
export const targetId = (): string | undefined => $target.get()?.id;
