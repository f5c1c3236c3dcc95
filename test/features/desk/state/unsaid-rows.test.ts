import { describe, expect, test } from 'vitest';
import { answerDraft } from '../../../../src/features/desk/state/desk-answer.ts';
import { completePosition, type DeskDraft, emptyDraft, placesOf } from '../../../../src/features/desk/state/draft.ts';
import { carryOver } from '../../../../src/features/desk/state/house-rules.ts';
import { isCardPlace } from '../../../../src/features/desk/state/things.ts';
import type { DeskPlace } from '../../../../src/game/desk.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import { judge } from '../../../../src/game/judge.ts';
import type { GameMove, GameState } from '../../../../src/game/play.ts';
import { games } from '../../../../src/games/index.ts';
import { createRandom, type Random } from '../../../../src/random/random.ts';
import { playThrough, someOptions } from '../../../contract/play-through.ts';
import { isPublished } from '../../../contract/published.ts';
import { baseSeed, scaledCount } from '../../../depth.ts';

/** Maximum number of tries from which one is picked. */
const MAX_TRIES = 200;
/** Number of tables per game. */
const TABLE_COUNT = 20;
/** Number of parts laid out per table. */
const PARTS_PER_TABLE = 2;

/** A legal move of the seat, or another possible try. */
function someTry(game: WholeGame, state: GameState, seat: number, random: Random): GameMove {
  if (random.integerBelow(2) === 0) return random.pick(game.play.moves(state, seat));
  const possibleMoves: GameMove[] = [];
  for (const move of game.play.tries(state, seat)) if (possibleMoves.push(move) >= MAX_TRIES) break;
  return random.pick(possibleMoves);
}

/** Derived values are never entered by hand. */
const isWorkedOut = (place: DeskPlace): boolean => place.kind === 'choice' && place.choices[0]?.value === null;
/** A desk with only some places of a table filled in. */
function layPartly(game: WholeGame, state: GameState, seat: number, random: Random): DeskDraft {
  const wholeDraft = {
    ...emptyDraft(game),
    options: state.options,
    position: game.notation.position.write(state),
    seat,
  };
  const share = random.integerBelow(4);
  const places = placesOf(game, wholeDraft);
  let laidPlaces = places.filter((place) => (place.presumed ? !isWorkedOut(place) : random.integerBelow(4) < share));
  for (;;) {
    const position = carryOver(places, laidPlaces, wholeDraft.position);
    // Some lists are entered as a whole: one pile fills in its row.
    const filledPlaces = places.filter((place) => !laidPlaces.includes(place) && place.read(position) !== undefined);
    if (filledPlaces.length === 0) return { ...wholeDraft, position: completePosition(game, position, state.options) };
    laidPlaces = places.filter((place) => laidPlaces.includes(place) || filledPlaces.includes(place));
  }
}

/** A position after a random number of moves. */
function someTable(
  game: WholeGame,
  seed: number,
  random: Random,
): { readonly state: GameState; readonly seat: number } {
  const averageMoves = random.pick([3, 10, 40, 120]);
  const games = playThrough(game, someOptions(game, random), seed);
  let lastPosition: { readonly state: GameState; readonly seat: number } | null = null;
  for (const { state, seat } of games) {
    lastPosition = { state, seat };
    if (random.integerBelow(averageMoves) === 0) break;
  }
  if (!lastPosition) throw new RangeError('a game has a move');
  return lastPosition;
}

describe.each(games.filter(isPublished).map((game) => [game.name, game] as const))('%s', (_, game) => {
  test('with part of a table laid out, the desk gives no ruling that the whole table would refute', () => {
    const counts = { ruled: 0, asked: 0, refused: 0 };
    for (let n = 0; n < scaledCount(TABLE_COUNT); n++) {
      const random = createRandom(baseSeed * 100_000 + n);
      const { state, seat } = someTable(game, n, random);
      const move = someTry(game, state, seat, random);
      const wholeVerdict = judge(game, state, seat, move).isLegal ? 'legal' : 'illegal';
      for (let part = 0; part < PARTS_PER_TABLE; part++) {
        const draft = { ...layPartly(game, state, seat, random), move: game.notation.move.write(move) };
        const answer = answerDraft(game, draft);
        const verdict = answer.ok ? answer.value.ruling.verdict : null;
        counts[verdict === null ? 'refused' : verdict === 'depends' ? 'asked' : 'ruled']++;
        if ([wholeVerdict, 'depends', null].includes(verdict)) continue;
        const whole = game.notation.position.write(state);
        expect.fail(`${verdict}, and with the whole table ${wholeVerdict}: ${JSON.stringify({ draft, whole })}`);
      }
    }
    console.log(
      `${game.name}: ${JSON.stringify(counts)} of ${scaledCount(TABLE_COUNT) * PARTS_PER_TABLE} tables laid in part`,
    );
    expect(counts.ruled).toBeGreaterThan(0);
    expect(counts.asked).toBeGreaterThan(0);
  });

  test('a place that isn’t filled in differs from one that is empty', () => {
    for (const place of placesOf(game, emptyDraft(game)).filter(isCardPlace)) {
      // Where the number of cards is known, a place can't be called empty.
      if (place.when || (place.defaultThings && game.desk.complete)) continue;
      const none = place.write({}, []);
      expect([place.id, place.read({})]).toEqual([place.id, undefined]);
      expect([place.id, place.read(none)]).toEqual([place.id, []]);
      expect([place.id, place.read(place.write(none, undefined))]).toEqual([place.id, undefined]);
    }
  });
});
