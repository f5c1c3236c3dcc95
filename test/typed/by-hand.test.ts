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
import { games } from '../../src/games/index.ts';
import type { TypedTable } from './typed-table.ts';

const tables = import.meta.glob<{ DEFAULT_TABLE: TypedTable; LAID_TABLE: TypedTable }>('../games/*/typed.ts', {
  eager: true,
});

beforeAll(fetchReferee);

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  const { DEFAULT_TABLE, LAID_TABLE } = tables[`../games/${game.id}/typed.ts`] as {
    DEFAULT_TABLE: TypedTable;
    LAID_TABLE: TypedTable;
  };

  function openDesk({ position }: TypedTable): DeskDraft {
    const emptyCase = emptyDraft(game);
    const startPosition = position ? completePosition(game, position, emptyCase.options) : emptyCase.position;
    openDraft(game, packDraft(game, { ...emptyCase, position: startPosition }));
    return $draft.get() as DeskDraft;
  }
  const cardsIn = (id: string): unknown =>
    $places
      .get()
      .find((place) => place.id === id)
      ?.read(placeJsonOf($draft.get() as DeskDraft)) ?? [];
  const canonical = (json: JsonObject | null): unknown => {
    const parsedMove = json && game.notation.move.read(json, ($draft.get() as DeskDraft).options, 0);
    return parsedMove?.ok ? game.notation.move.write(parsedMove.value) : json;
  };

  for (const table of [DEFAULT_TABLE, LAID_TABLE]) {
    for (const { sentences, move, places: placeCards = {} } of table.meanings) {
      test.each(sentences)('“%s” is read', async (line) => {
        openDesk(table);
        const refusal = await enterLine(line);
        expect([refusal, canonical(($draft.get() as DeskDraft).move)]).toEqual([null, canonical(move)]);
        for (const [id, cards] of Object.entries(placeCards)) expect([id, cardsIn(id)]).toEqual([id, cards]);
      });
    }
    test.each(table.unreadable)('“%s” means nothing', async (line, strange) => {
      const openedDraft = openDesk(table);
      expect(await enterLine(line)).toMatchObject({ kind: 'not-read', strange });
      expect($draft.get()).toEqual(openedDraft);
    });
  }

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
    expect(cardsIn(place.id)).toEqual(expect.arrayContaining([one, two]));
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
