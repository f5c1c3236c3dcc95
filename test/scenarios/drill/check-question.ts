import { expect } from 'vitest';
import type { WholeGame } from '../../../src/game/game.ts';
import { readCase } from '../../../src/referee/case.ts';
import { attemptMove, type TryResult } from '../../../src/referee/try-result.ts';
import { verdictOf } from '../../../src/referee/verdict.ts';
import { SLIP_ROW_LENGTH } from '../../../src/scenarios/drill/ask.ts';
import type { DrillQuestion } from '../../../src/scenarios/drill/question.ts';
import { countExtra, listTouchedThings } from '../../../src/scenarios/puzzle/pairs.ts';

/** The referee's rulings on all tries of a question. */
export function rulingsOf(game: WholeGame, { kind, tries }: DrillQuestion): readonly TryResult[] {
  return tries.map((json) => {
    const parsedCase = readCase({ ...json, game: game.id }, () => game, 'move');
    if (!parsedCase.ok || !parsedCase.value.move) throw new Error(`can’t be read: ${JSON.stringify(json)}`);
    const { state, seat, move } = parsedCase.value;
    return attemptMove({ game, state, seat, name: (n) => `seat ${n}`, hasHiddenCards: kind !== 'slip' }, move);
  });
}

const brokenIn = (result: TryResult | undefined): readonly string[] =>
  result?.ruling.findings.map(({ rule }) => rule) ?? [];

/** Maximum of differences between two tries at one table; a replaced card counts as one. */
function differences(game: WholeGame, one: TryResult, other: TryResult): number {
  const [firstItems, secondItems] = [one, other].map(({ view, seat, move }) =>
    listTouchedThings(game, view, seat, move),
  );
  return Math.max(countExtra(firstItems ?? [], secondItems ?? []), countExtra(secondItems ?? [], firstItems ?? []));
}

/** Checks a question against the referee. */
export function checkQuestion(game: WholeGame, question: DrillQuestion): void {
  const rulings = rulingsOf(game, question);
  const [first, ...others] = rulings;
  const { kind, rule, offers } = question;
  if (kind === 'legal') {
    expect(rulings).toHaveLength(1);
    return;
  }
  if (kind === 'slip') {
    expect(rulings).toHaveLength(SLIP_ROW_LENGTH);
    const illegalTries = rulings.filter(({ ruling }) => ruling.verdict !== 'legal');
    expect(illegalTries.map(({ ruling }) => ruling.verdict)).toEqual(['illegal']);
    const { knownState, seat, move } = illegalTries[0] as TryResult;
    expect(verdictOf(game, game.visibility.view(knownState, 0), seat, move).verdict).toBe('illegal');
    expect(brokenIn(illegalTries[0])).toContain(rule);
    expect(offers.filter((one) => brokenIn(illegalTries[0]).includes(one))).toEqual([rule]);
    return;
  }
  expect(first?.ruling.verdict).toBe('illegal');
  expect(brokenIn(first)).toContain(rule);
  if (kind === 'rule') {
    expect(offers.length).toBe(4);
    expect(offers.filter((one) => brokenIn(first).includes(one))).toEqual([rule]);
    return;
  }
  expect(others.length).toBeGreaterThan(1);
  expect(others.filter(({ ruling }) => ruling.verdict === 'legal')).toHaveLength(1);
  expect(others.filter(({ ruling }) => ruling.verdict === 'illegal')).toHaveLength(others.length - 1);
  const wrongTry = first as TryResult;
  // If the try touches nothing, two changes are allowed: a card and its target.
  const maxChanges = listTouchedThings(game, wrongTry.view, wrongTry.seat, wrongTry.move).length === 0 ? 2 : 1;
  for (const other of others) expect(differences(game, wrongTry, other)).toBeLessThanOrEqual(maxChanges);
}
