import { beforeAll, describe, expect, test } from 'vitest';
import { $draft, $place, $places, askQuestion } from '../../src/features/desk/state/desk.ts';
import { completePosition, type DeskDraft, emptyDraft, placeJsonOf } from '../../src/features/desk/state/draft.ts';
import { openDraft, packDraft } from '../../src/features/desk/state/link.ts';
import { fetchReferee } from '../../src/features/desk/state/ruling.ts';
import { isCardPlace } from '../../src/features/desk/state/things.ts';
import { enterLine } from '../../src/features/desk/state/typed-line.ts';
import type { CardPlace } from '../../src/game/desk.ts';
import type { WholeGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { loadGrammar } from '../../src/games/boxes.ts';
import { games } from '../../src/games/index.ts';
import type { TypedTable } from './typed-table.ts';

interface GameTables {
  readonly DEFAULT_TABLE: TypedTable;
  readonly LAID_TABLE: TypedTable;
  /** Sentences as players write them. */
  readonly SPOKEN_TABLE: TypedTable;
}

const tables = import.meta.glob<GameTables>('../games/*/typed.ts', {
  eager: true,
});

beforeAll(fetchReferee);

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  const { DEFAULT_TABLE, LAID_TABLE, SPOKEN_TABLE } = tables[`../games/${game.id}/typed.ts`] as GameTables;

  function openDesk({ position }: TypedTable): DeskDraft {
    const emptyCase = emptyDraft(game);
    const startPosition = position ? completePosition(game, position, emptyCase.options) : emptyCase.position;
    openDraft(game, packDraft(game, { ...emptyCase, position: startPosition }));
    return $draft.get() as DeskDraft;
  }
  const valueIn = (id: string): unknown =>
    $places
      .get()
      .find((place) => place.id === id)
      ?.read(placeJsonOf($draft.get() as DeskDraft)) ?? [];
  const canonical = (json: JsonObject | null): unknown => {
    const parsedMove = json && game.notation.move.read(json, ($draft.get() as DeskDraft).options, 0);
    return parsedMove?.ok ? game.notation.move.write(parsedMove.value) : json;
  };

  for (const table of [DEFAULT_TABLE, LAID_TABLE, SPOKEN_TABLE]) {
    for (const { sentences, move, seat = 0, places: placeValues = {} } of table.meanings) {
      test.each(sentences)('“%s” is read', async (line) => {
        openDesk(table);
        const refusal = await enterLine(line);
        const draft = $draft.get() as DeskDraft;
        expect([refusal, draft.seat, canonical(draft.move)]).toEqual([null, seat, canonical(move)]);
        for (const [id, value] of Object.entries(placeValues)) expect([id, valueIn(id)]).toEqual([id, value]);
      });
    }
    test.each(table.unreadable)('“%s” means nothing', async (line, strange) => {
      const openedDraft = openDesk(table);
      expect(await enterLine(line)).toMatchObject({ kind: 'not-read', strange });
      expect($draft.get()).toEqual(openedDraft);
    });
  }

  test('at least 60 sentences are as players write them, and at least 10 of theirs mean nothing', () => {
    const { meanings, unreadable } = SPOKEN_TABLE;
    const spoken = new Set(meanings.flatMap(({ sentences }) => sentences));
    expect(spoken.size).toBeGreaterThanOrEqual(60);
    expect(unreadable.length).toBeGreaterThanOrEqual(10);
  });

  test('every example sentence is a try that can be read at an empty desk', async () => {
    const examples = (await loadGrammar(game.id))?.examples ?? [];
    expect(examples.length).toBeGreaterThanOrEqual(4);
    expect(examples.length).toBeLessThanOrEqual(6);
    for (const example of examples) {
      openDesk(DEFAULT_TABLE);
      expect([example, await enterLine(example)]).toEqual([example, null]);
      expect(($draft.get() as DeskDraft).move, example).not.toBeNull();
    }
  });

  test('the example beside the field is a try', async () => {
    openDesk(DEFAULT_TABLE);
    expect(await enterLine(game.desk.typed)).toBeNull();
    expect(($draft.get() as DeskDraft).move).not.toBeNull();
  });

  test('a bare list of cards goes to the place that is being filled', async () => {
    openDesk(DEFAULT_TABLE);
    const [one, two] = game.pack.cards.map(game.pack.code) as [string, string];
    const place = $places.get().filter(isCardPlace)[0] as CardPlace;
    expect(await enterLine(`${one.toLowerCase()} and ${two}`)).toBeNull();
    expect(($draft.get() as DeskDraft).move).toBeNull();
    expect(valueIn(place.id)).toEqual(expect.arrayContaining([one, two]));
  });

  const counting = game.desk.counts.find(({ places }) =>
    places(defaultOptions(game.options), String).some(isCardPlace),
  );
  test.skipIf(!counting)('no sentence is read where points are counted, and nothing is put down', async () => {
    openDesk(DEFAULT_TABLE);
    askQuestion(counting?.id ?? '');
    $place.set($places.get().find(isCardPlace)?.id ?? null);
    const draftBefore = $draft.get();
    expect(await enterLine(DEFAULT_TABLE.meanings[0]?.sentences[0] ?? '')).toMatchObject({ kind: 'not-read' });
    expect($draft.get()).toEqual(draftBefore);
  });

  test('more than forty sentences are tried', () => {
    const sampleLines = [DEFAULT_TABLE, LAID_TABLE].flatMap(({ meanings, unreadable }) => [
      ...meanings.flatMap(({ sentences }) => sentences),
      ...unreadable,
    ]);
    expect(sampleLines.length).toBeGreaterThanOrEqual(40);
  });
});

test('a card that is already in another place stays there, and the line says where', async () => {
  const game = games.find(({ pack }) => pack.cards.every((card) => pack.copies(card) === 1)) as WholeGame;
  openDraft(game, '');
  const [one, two] = game.pack.cards.map(game.pack.code) as [string, string];
  const [, table] = $places.get().filter(isCardPlace) as [CardPlace, CardPlace];
  $place.set(table.id);
  await enterLine(one);
  const draftBefore = $draft.get();
  expect(await enterLine(`place ${one}`)).toEqual({
    kind: 'elsewhere',
    card: game.pack.text(game.pack.read(one) ?? 0),
    place: table.label,
  });
  expect($draft.get()).toEqual(draftBefore);
  expect(await enterLine(`place ${two}`)).toBeNull();
});
