import { expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { begin } from '../../src/game/match.ts';
import { packOf } from '../../src/game/pack-of.ts';
import type { LawRunner } from './law-runner.ts';
import { freeze, type PlayedDecision } from './play-through.ts';
import { decisionsOf } from './random-game.ts';
import { replay } from './replay.ts';

/** Laws about a whole match. */
export function testMatchLaws({ game, ofGames, ofBeginnings }: LawRunner): void {
  test('law 1: the same seed and moves give the same match, and another seed deals other cards', () => {
    const dealtPosition = (options: PlayedDecision['state']['options'], seed: number): string =>
      JSON.stringify(game.notation.position.write(game.play.deal(options, seed)));
    ofBeginnings((randomGame) => {
      const { options, seed } = randomGame;
      const decisions = [...decisionsOf(game, randomGame)];
      const turns = decisions.map(({ seat, move }) => ({ seat, move }));
      const replayed = replay(game, { options, seed, turns });
      expect(replayed.illegalIndex).toBeNull();
      const lastDecision = decisions.at(-1);
      const expected = lastDecision
        ? { state: lastDecision.stateAfter, events: lastDecision.events }
        : begin(game, options, seed);
      expect(replayed.steps.at(-1)).toEqual(expected);
      expect(dealtPosition(options, seed + 1)).not.toEqual(dealtPosition(options, seed));
    });
  });

  test('laws 5, 8, 9, 10 and 14: a match ends within its bound, keeps its cards, doesn’t change its inputs, cites a rule for each event, and adds up', () => {
    const citableRules = new Set(
      game.rules.all.filter(({ kind }) => kind === 'consequence' || kind === 'permission').map(({ id }) => id),
    );
    ofGames((randomGame) => {
      const maxMoves = game.play.bound(randomGame.options);
      if (randomGame.choices.length > maxMoves) throw new Error(`more than ${maxMoves} moves`);
      let dealtCounts: ReadonlyMap<number, number> | undefined;
      for (const decision of decisionsOf(game, randomGame, freeze)) {
        const isFirst = dealtCounts === undefined;
        dealtCounts ??= countCards(game.play.cards(decision.state));
        checkEvents(game, citableRules, decision);
        checkCards(game, dealtCounts, isFirst, decision);
        checkScores(game, decision);
      }
    });
  });
}

/** Law 10: every event cites a citable rule, and only an aside may have no events. */
function checkEvents(game: Game, citableRules: ReadonlySet<string>, { move, events }: PlayedDecision): void {
  const uncitedEvent = events.find(({ rule }) => !citableRules.has(rule));
  const isSilent = events.length === 0 && !game.aside?.isAside(move);
  if (isSilent || uncitedEvent) throw new Error(`no rule for ${uncitedEvent?.kind ?? game.texts.describeMove(move)}`);
}

/** Number of copies, by card. */
function countCards(cards: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** Whether two counts are of the same cards; called after every move, so it avoids allocating. */
function haveSameCounts(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): boolean {
  if (a.size !== b.size) return false;
  for (const [card, n] of a) if (b.get(card) !== n) return false;
  return true;
}

/** Law 8: no card is duplicated, and none is lost during a match. */
function checkCards(
  game: Game,
  dealtCounts: ReadonlyMap<number, number>,
  isFirst: boolean,
  { stateAfter }: PlayedDecision,
): void {
  const pack = packOf(game, stateAfter.options);
  const currentCounts = countCards(game.play.cards(stateAfter));
  // The deal was checked once; as long as all its cards are there, none can be duplicated.
  if (!isFirst && haveSameCounts(dealtCounts, currentCounts)) return;
  for (const [card, n] of currentCounts) {
    if (n > pack.copies(card)) throw new Error(`${game.pack.code(card)} is doubled`);
  }
  if (game.play.turn(stateAfter) !== null && !haveSameCounts(dealtCounts, currentCounts))
    throw new Error('a card is lost');
}

/** Law 14: totals grow by exactly the points of the events. */
function checkScores(game: Game, { state, stateAfter, events }: PlayedDecision): void {
  const scoresBefore = game.play.scores(state);
  const expectedScores = [...scoresBefore];
  for (const { side, seat, points } of events) {
    const scorer = side ?? seat;
    if (points !== undefined && scorer !== null) expectedScores[scorer] = (expectedScores[scorer] ?? 0) + points;
  }
  const scoresAfter = game.play.scores(stateAfter);
  if (expectedScores.join() !== scoresAfter.join())
    throw new Error(`${scoresBefore} and the lines make ${expectedScores}, not ${scoresAfter}`);
}
