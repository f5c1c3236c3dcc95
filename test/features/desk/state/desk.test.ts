import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listCertainMoves } from '../../../../src/features/desk/state/certain-moves.ts';
import {
  $clearedDraft,
  $count,
  $draft,
  $isLaying,
  $laidTable,
  $picked,
  $place,
  $places,
  $problem,
  $target,
  askQuestion,
  clearDesk,
  restoreDraft,
  showExample,
} from '../../../../src/features/desk/state/desk.ts';
import {
  completePosition,
  type DeskDraft,
  emptyDraft,
  isEmptyDraft,
  placeJsonOf,
} from '../../../../src/features/desk/state/draft.ts';
import { edit, editPlace, removeUnseen, setClaim, tapCard } from '../../../../src/features/desk/state/edit.ts';
import { carryOver, setHouseRule } from '../../../../src/features/desk/state/house-rules.ts';
import { openDraft, packDraft } from '../../../../src/features/desk/state/link.ts';
import { $answer, fetchReferee } from '../../../../src/features/desk/state/ruling.ts';
import {
  addThings,
  countUnseen,
  drawnZones,
  isCardPlace,
  joinThings,
  moveThing,
  splitThing,
  takeAway,
  unseenInEntry,
  withUnseen,
} from '../../../../src/features/desk/state/things.ts';
import { touchItem, tryMove } from '../../../../src/features/desk/state/try.ts';
import { enterLine } from '../../../../src/features/desk/state/typed-line.ts';
import { savedOptions, saveOptions } from '../../../../src/features/house-rules/our-table.ts';
import type { CardPlace } from '../../../../src/game/desk.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import type { JsonObject } from '../../../../src/game/json.ts';
import { defaultOptions } from '../../../../src/game/options.ts';
import type { GameState } from '../../../../src/game/play.ts';
import { type ItemRef, isOpen, type Zone } from '../../../../src/game/zone.ts';
import { games } from '../../../../src/games/index.ts';
import { createRandom } from '../../../../src/random/random.ts';
import { answer } from '../../../../src/referee/answer.ts';
import { readCase, writeCase } from '../../../../src/referee/case.ts';
import { packCase, unpackCase } from '../../../../src/referee/link.ts';
import { playThrough, someOptions } from '../../../contract/play-through.ts';
import { isPublished } from '../../../contract/published.ts';
import { isDeep, isQuick, scaledCount } from '../../../depth.ts';

/** Every order of some items. */
function orders(things: readonly ItemRef[]): readonly (readonly ItemRef[])[] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing) => orders(things.filter((other) => other !== thing)).map((rest) => [thing, ...rest]));
}

const draft = (): DeskDraft => $draft.get() as DeskDraft;
const readPlace = (id: string): unknown =>
  $places
    .get()
    .find((place) => place.id === id)
    ?.read(placeJsonOf(draft()));

/** The open cards of a place. */
const seenThings = (id: string): readonly string[] =>
  ((readPlace(id) ?? []) as readonly string[]).filter((text) => unseenInEntry(text) === 0);

// No worker starts here, so the page judges.
beforeAll(fetchReferee);

test('unseen cards come last in a set and at the bottom of a pile', () => {
  expect(withUnseen(['6S', '2?', '2C'], 'set', 3)).toEqual(['6S', '2C', '3?']);
  expect(withUnseen(['6S', '2C'], 'pile', 1)).toEqual(['?', '6S', '2C']);
  expect(withUnseen(['6S', '?'], 'set', 0)).toEqual(['6S']);
  expect(countUnseen(['12?', '6S', '?'])).toBe(13);
});

test('more cards come before the unseen ones of a set and on top of a pile', () => {
  expect(addThings(['6S', '2?'], 'set', ['2C', '?'])).toEqual(['6S', '2C', '3?']);
  expect(addThings(['2?', '6S'], 'pile', ['2C'])).toEqual(['2?', '6S', '2C']);
  expect(addThings(['6S'], 'row', ['2C'])).toEqual(['6S', '2C']);
});

/** Features seen in some game that not every game has. */
const metFeatures = new Set<string>();

describe.each(games.filter(isPublished).map((game) => [game.name, game] as const))('the desk of %s', (_, game) => {
  const firstCardPlace = (): CardPlace => $places.get().find(isCardPlace) as CardPlace;
  // The rarest cards and their number of copies.
  const copies = Math.min(...game.pack.cards.map(game.pack.copies));
  const [one, two, three] = game.pack.cards.filter((card) => game.pack.copies(card) === copies) as [
    number,
    number,
    number,
  ];
  const code = game.pack.code;

  beforeEach(() => {
    saveOptions(game.id, {});
    openDraft(game, '');
  });

  test('has a place for every field of every position, whichever seat looks', () => {
    for (let seed = 0; seed < scaledCount(8); seed++) {
      const options = someOptions(game, createRandom(seed));
      const seat = seed % Number(options['seats']);
      let step = seed;
      for (const { state } of playThrough(game, options, seed)) {
        // Positions a few moves apart have the same places, so only some are checked.
        if (step++ % (isDeep ? 5 : 13) > 0) continue;
        for (const shownState of [state, game.visibility.view(state, seat)])
          expect(relaid(shownState, seat)).toEqual(writePosition(shownState));
      }
    }
  });

  test('keeps house rules set at your own table, and none set in a link from another player', () => {
    const option = game.options.find((one) => !one.structural && 'length' in one.values);
    const other =
      option && Array.isArray(option.values) ? option.values.find((one) => one.value !== option.default) : null;
    if (!option || !other) throw new Error('every game has a house rule');
    setHouseRule(option.key, other.value);
    expect(savedOptions(game.id)).toEqual({ [option.key]: other.value });
    openDraft(game, '');
    expect(draft().options[option.key]).toBe(other.value);
    openDraft(game, packDraft(game, emptyDraft(game)));
    expect(draft().options[option.key]).toBe(option.default);
    setHouseRule(option.key, option.default);
    expect(savedOptions(game.id)).toEqual({ [option.key]: other.value });
  });

  const writePosition = (state: GameState): JsonObject => game.notation.position.write(state);

  /** The position with only the contents of its places. */
  function relaid(state: GameState, seat: number): JsonObject | null {
    openDraft(game, packDraft(game, { ...draft(), options: state.options, position: writePosition(state), seat }));
    const json = completePosition(game, carryOver($places.get(), $places.get(), draft().position), state.options);
    const parsedState = game.notation.position.read(json, state.options, 1);
    return parsedState.ok ? writePosition(parsedState.value) : null;
  }

  test('starts empty with nothing in the address', () => {
    expect(draft()).toEqual(emptyDraft(game));
    expect(isEmptyDraft(game, draft())).toBe(true);
    expect($laidTable.get()?.ok).toBe(true);
    expect($answer.get()).toBeNull();
    expect($picked.get()).toEqual([]);
  });

  test('shows an example that is a ruling worth looking at', () => {
    showExample();
    const answer = $answer.get();
    expect(answer?.ok && answer.value.ruling.findings.length + answer.value.ruling.maybe.length).toBeGreaterThan(0);
    expect(answer?.ok && answer.value.ruling.nearest.length).toBeGreaterThan(0);
  });

  test('opens a link on the same question with the same answer', () => {
    showExample();
    const [draftBefore, answer] = [draft(), $answer.get()];
    openDraft(game, packDraft(game, draftBefore));
    expect(draft()).toEqual(draftBefore);
    expect($answer.get()).toEqual(answer);
    expect($isLaying.get()).toBe(false);
  });

  test('says that a link is damaged, and stays empty', () => {
    showExample();
    const link = packDraft(game, draft());
    openDraft(game, link.slice(0, -3));
    expect($problem.get()).toMatch(/damaged/);
    expect(draft()).toEqual(emptyDraft(game));
    openDraft(game, packDraft({ ...game, id: 'another' }, draft()));
    expect($problem.get()).toMatch(/another game/);
    tapCard(one);
    expect($problem.get()).toBeNull();
  });

  test('lays out a wrong position and says where it is wrong', () => {
    const { id } = firstCardPlace();
    const tooMany = new Array<string>(copies + 1).fill(code(one));
    editPlace(firstCardPlace(), tooMany);
    openDraft(game, packDraft(game, draft()));
    const laidTable = $laidTable.get();
    expect(seenThings(id)).toEqual(tooMany);
    expect(laidTable && !laidTable.ok && laidTable.fault.path).toBe(`${firstCardPlace().paths[0]}[${copies}]`);
  });

  test('puts a card down on a tap, removes it and moves it', () => {
    const [firstPlace, secondPlace] = $places.get().filter(isCardPlace) as [CardPlace, CardPlace];
    const tap = (card: number, times: number): void => {
      for (let i = 0; i < times; i++) tapCard(card);
    };
    const copiesOf = (card: number, n: number): string[] => new Array<string>(n).fill(code(card));
    tap(one, copies);
    tapCard(two);
    expect(seenThings(firstPlace.id)).toEqual([...copiesOf(one, copies), code(two)]);
    // When all copies are placed, a tap removes one.
    tapCard(one);
    expect(seenThings(firstPlace.id)).toEqual([...copiesOf(one, copies - 1), code(two)]);
    tap(two, copies - 1);
    const cardsBefore = seenThings(secondPlace.id);
    $place.set(secondPlace.id);
    tapCard(two);
    expect([seenThings(firstPlace.id), seenThings(secondPlace.id)]).toEqual([
      [...copiesOf(one, copies - 1), ...copiesOf(two, copies - 1)],
      [...cardsBefore, code(two)],
    ]);
  });

  test('goes to the next place when one is full', ({ skip }) => {
    const place = firstCardPlace();
    if (place.maxCards === undefined) return skip('any number of cards fits there');
    metFeatures.add('full');
    for (const card of game.pack.cards.slice(0, place.maxCards)) tapCard(card);
    expect($target.get()?.id).not.toBe(place.id);
  });

  test('marks no card that wasn’t touched', () => {
    tapCard(one);
    tapCard(two);
    expect($picked.get()).toEqual([]);
    const hand = firstCardPlace().id;
    touchItem({ zone: hand, item: code(two) });
    expect($picked.get()).toEqual([{ zone: hand, item: code(two) }]);
  });

  test('gives the same ruling whatever the order of the touches', () => {
    showExample();
    const rulingBefore = $answer.get();
    const picks = $picked.get();
    const verdicts = orders(picks).map((order) => {
      showExample();
      // Releases everything, then touches it again.
      for (const pick of [...picks].reverse()) touchItem(pick);
      expect($picked.get()).toEqual([]);
      for (const pick of order) touchItem(pick);
      const table = $laidTable.get();
      const proposal =
        table?.ok && rulingBefore?.ok
          ? game.table
              .propose(table.value.view, draft().seat, $picked.get())
              .find(({ move }) => move.type === rulingBefore.value.move.type)
          : undefined;
      if (proposal) tryMove(proposal.move);
      const rulingAfter = $answer.get();
      return rulingAfter?.ok && rulingAfter.value.ruling.verdict;
    });
    expect(verdicts).toEqual(verdicts.map(() => rulingBefore?.ok && rulingBefore.value.ruling.verdict));
  });

  test('keeps the other cards of a hand unseen when one of them is put down, until the hand is complete', () => {
    const place = firstCardPlace();
    const usual = countUnseen(place.defaultThings ?? []);
    expect(usual).toBeGreaterThan(1);
    tapCard(one);
    expect(readPlace(place.id)).toEqual([code(one), `${usual - 1}?`]);
    const laidTable = $laidTable.get();
    const hand = laidTable?.ok ? laidTable.value.zones.find(({ id }) => id === place.id) : undefined;
    expect(hand?.items.flatMap(({ cards }) => cards)).toHaveLength(usual);
    // A removed card is unseen again.
    edit((json) => takeAway(place, json, [0]));
    expect(readPlace(place.id)).toBeUndefined();
    tapCard(one);
    removeUnseen(place);
    // A hand with a minimum size keeps it.
    const expected = game.desk.complete ? [code(one), `${usual - 1}?`] : [code(one)];
    expect(readPlace(place.id)).toEqual(expected);
  });

  test('makes a link that the command line judges like the desk', () => {
    const judgeLink = (): unknown => {
      const link = unpackCase(packDraft(game, draft()));
      return link.ok && answer('judge', JSON.stringify(link.value), () => game);
    };
    showExample();
    const exampleAnswer = $answer.get();
    expect(exampleAnswer?.ok && judgeLink()).toMatchObject({
      verdict: exampleAnswer?.ok && exampleAnswer.value.ruling.verdict,
    });
    // A card with no other information, from a hand that isn't shown.
    const exampleDraft = draft();
    const { id, defaultThings } = firstCardPlace();
    const [card] = (firstCardPlace().read(exampleDraft.position) ?? []) as [string];
    editPlace(firstCardPlace(), [card, ...(defaultThings ?? [])]);
    editPlace(firstCardPlace(), [card, `${countUnseen(defaultThings ?? []) - 1}?`]);
    expect(readPlace(id)).toBeDefined();
    const answerAfter = $answer.get();
    expect(answerAfter?.ok && judgeLink()).toMatchObject({
      verdict: answerAfter?.ok && answerAfter.value.ruling.verdict,
    });
  });

  test('puts back what was cleared away', () => {
    showExample();
    const before = draft();
    clearDesk();
    expect(isEmptyDraft(game, draft())).toBe(true);
    restoreDraft();
    expect(draft()).toEqual(before);
    expect($clearedDraft.get()).toBeNull();
  });

  test('draws every open card of the position, in any place', () => {
    for (const [step, { state }] of [...playThrough(game, defaultOptions(game.options), 1)].entries()) {
      if (step < 60) {
        const position = writePosition(game.visibility.view(state, 0));
        openDraft(game, packDraft(game, { ...draft(), options: state.options, position, seat: 0 }));
        const table = $laidTable.get();
        if (!table?.ok) throw new Error('it can be laid');
        const openCards = (zones: readonly Zone[]): readonly number[] =>
          zones.filter(isOpen).flatMap(({ items }) => items.flatMap((item) => item.cards));
        const drawnCards = openCards(drawnZones(table.value.zones, $places.get(), draft()));
        expect(drawnCards.filter((card) => card >= 0)).toEqual(
          openCards(table.value.zones).filter((card) => card >= 0),
        );
      }
    }
  });

  test('reads typed cards in any spelling, and returns text that is no card', async () => {
    expect(await enterLine(` ${code(one).toLowerCase()}, ${game.pack.text(two)}  2? `)).toBeNull();
    const unseen = game.desk.complete ? `${countUnseen(firstCardPlace().defaultThings ?? []) - 2}?` : '2?';
    expect(readPlace(firstCardPlace().id)).toEqual([code(one), code(two), unseen]);
    expect(await enterLine(`${code(three)} nonsense`)).toMatchObject({
      knownWords: [game.pack.text(three)],
      strange: 'nonsense',
    });
    expect(readPlace(firstCardPlace().id)).toEqual([code(one), code(two), unseen]);
  });

  test('rules again when a card changes, and drops the ruling when the table is touched', () => {
    showExample();
    const move = draft().move;
    edit(() => emptyDraft(game).position);
    expect(draft().move).toBe(move);
    expect($answer.get()).not.toBeNull();
    showExample();
    const [pick] = $picked.get();
    if (pick) touchItem(pick);
    expect(draft().move).toBeNull();
    expect($answer.get()).toBeNull();
    expect($picked.get()).not.toContainEqual(pick);
  });

  test('keeps as many cards as there is room for when the number of players changes', () => {
    const seats = game.options.find(({ key }) => key === 'seats');
    const otherValues = seats && Array.isArray(seats.values) ? seats.values.map(({ value }) => value) : [];
    for (const value of otherValues) {
      showExample();
      const before = $places
        .get()
        .filter(isCardPlace)
        .filter(({ rare }) => !rare)
        .map(({ id }) => [id, readPlace(id)]);
      expect(setHouseRule('seats', value as number)).toBeNull();
      expect($laidTable.get()?.ok).toBe(true);
      expect(before.map(([id]) => [id, readPlace(id as string)])).toEqual(before);
    }
  });

  test('can set every house rule, or says why not, and puts them into the link', () => {
    for (const spec of game.options) {
      const values = Array.isArray(spec.values) ? spec.values.map(({ value }) => value) : [];
      for (const value of values) {
        openDraft(game, '');
        const refusal = setHouseRule(spec.key, value);
        expect(draft().options[spec.key] === value).toBe(refusal === null);
        openDraft(game, packDraft(game, draft()));
        expect($problem.get()).toBeNull();
        expect(draft().options[spec.key] === value).toBe(refusal === null);
      }
    }
  });

  test('lists only moves that are certainly allowed', () => {
    const state = game.visibility.view(game.play.deal(defaultOptions(game.options), 3), 0);
    const turn = game.play.turn(state) ?? 0;
    const json = writeCase({
      game,
      options: state.options,
      state: game.visibility.view(game.play.deal(state.options, 3), turn),
      seat: turn,
      move: null,
    });
    const parsedCase = readCase(json, () => game, 'position');
    openDraft(game, packDraft(game, { ...draft(), position: json['position'] as JsonObject, seat: turn }));
    const certainMoves = listCertainMoves(game, draft());
    const groups = certainMoves.ok ? certainMoves.value : [];
    expect(parsedCase.ok && groups.length).toBeGreaterThan(0);
    for (const { move, says } of groups.flatMap(({ moves }) => moves)) {
      tryMove(move);
      const answer = $answer.get();
      expect(answer?.ok && answer.value.ruling.verdict, says).toBe('legal');
      expect(answer?.ok && (answer.value.citedEvents.length > 0 || answer.value.unclear !== null), says).toBe(true);
    }
  });

  test.skipIf(isQuick)('says what is wrong with a link that names too many cards to look through', ({ skip }) => {
    const position = game.notation.position.write(game.play.deal(defaultOptions(game.options), 3));
    const triedMoves = [...game.play.tries(game.play.deal(defaultOptions(game.options), 3), 0)].slice(0, 500);
    const move = triedMoves.map(game.notation.move.write).find(({ cards }) => Array.isArray(cards));
    if (!move) return skip('no move names a list of cards');
    metFeatures.add('list');
    const [card] = game.pack.cards.map(game.pack.code);
    const cards = new Array(12_000).fill(card);
    openDraft(game, packCase({ game: game.id, position, seat: 0, move: { ...move, cards } }));
    expect($problem.get()).toBe('This move names too many cards to look through.');
  });

  test('removes, splits, joins and moves the things of a place', ({ skip }) => {
    const place = $places
      .get()
      .filter(isCardPlace)
      .find((one) => one.join);
    if (!place) return skip('nothing is put together');
    metFeatures.add('joined');
    const readThings = (json: JsonObject): unknown => place.read(json);
    const laidJson = place.write({}, [code(one), code(two), code(three)]);
    expect(readThings(takeAway(place, laidJson, [0, 2]))).toEqual([code(two)]);
    expect(readThings(takeAway(place, laidJson, [0, 1, 2]))).toBeUndefined();
    expect(readThings(moveThing(place, laidJson, 2, -1))).toEqual([code(one), code(three), code(two)]);
    const joinedJson = joinThings(place, laidJson, [2, 1]);
    expect(readThings(joinedJson)).toHaveLength(2);
    expect(readThings(splitThing(game, place, joinedJson, 1))).toEqual([code(one), code(three), code(two)]);
  });

  test('counts a deal if the game has a count, and keeps the claims in the link', ({ skip }) => {
    const [form] = game.desk.counts;
    if (!form) return skip('nothing is counted');
    metFeatures.add('counted');
    askQuestion(form.id);
    showExample();
    const countResult = $count.get();
    expect(countResult?.ok && countResult.value.lines.length).toBeGreaterThan(0);
    setClaim(1, 7);
    const before = draft();
    openDraft(game, packDraft(game, before));
    expect(draft()).toEqual(before);
    clearDesk();
    expect(draft().question).toBe(form.id);
    expect(draft().won).toEqual({});
  });

  test('keeps the table while the other question is asked', () => {
    showExample();
    const { position } = draft();
    for (const { id } of game.desk.counts) askQuestion(id);
    askQuestion('move');
    expect(draft().position).toEqual(position);
  });
});

test('each of these applies to some game', () => {
  expect([...metFeatures].sort()).toEqual(['counted', 'full', 'joined', ...(isQuick ? [] : ['list'])]);
});

test('the questions about a thing are dropped with the thing', () => {
  let answered = 0;
  for (const game of games as readonly WholeGame[]) {
    openDraft(game, '');
    showExample();
    for (const place of $places.get().filter(isCardPlace)) {
      for (const text of place.read(draft().position) ?? []) {
        const question = place.ask?.(text);
        if (!question) continue;
        const otherValue = question.choices.find(({ value }) => value !== question.read(draft().position))?.value;
        const answeredJson = question.write(draft().position, otherValue);
        expect(question.read(answeredJson)).toEqual(otherValue ?? undefined);
        const clearedJson = place.write(question.write(answeredJson, question.choices.at(-1)?.value), undefined);
        expect(question.read(clearedJson)).toBeUndefined();
        answered += 1;
      }
    }
  }
  expect(answered).toBeGreaterThan(0);
});
