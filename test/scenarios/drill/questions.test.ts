import { describe, expect, test } from 'vitest';
import type { WholeGame } from '../../../src/game/game.ts';
import { games } from '../../../src/games/index.ts';
import { readCase } from '../../../src/referee/case.ts';
import { type Tried, tryAt } from '../../../src/referee/tried.ts';
import { verdictOf } from '../../../src/referee/verdict.ts';
import { ROW } from '../../../src/scenarios/drill/ask.ts';
import { DRILL_MODES, type DrillMode } from '../../../src/scenarios/drill/kinds.ts';
import { asVerdict, type Question } from '../../../src/scenarios/drill/question.ts';
import { questions } from '../../../src/scenarios/drill/questions.ts';
import { extra, things } from '../../../src/scenarios/puzzle/pairs.ts';

/** What the referee says of all that is tried in a question. */
function ruled(game: WholeGame, { kind, tries }: Question): readonly Tried[] {
  return tries.map((json) => {
    const read = readCase({ ...json, game: game.id }, () => game, 'move');
    if (!read.ok || !read.value.move) throw new Error(`can’t be read: ${JSON.stringify(json)}`);
    const { state, seat, move } = read.value;
    return tryAt({ game, state, seat, name: (n) => `seat ${n}`, hidden: kind !== 'slip' }, move);
  });
}

const brokenIn = (tried: Tried | undefined): readonly string[] =>
  tried?.ruling.findings.map(({ rule }) => rule) ?? [];

/** In how many things two tries at one table differ, at most: one card for another counts as one. */
function apart(game: WholeGame, one: Tried, other: Tried): number {
  const [a, b] = [one, other].map(({ view, seat, move }) => things(game, view, seat, move));
  return Math.max(extra(a ?? [], b ?? []), extra(b ?? [], a ?? []));
}

/** Holds a question against the referee. */
function check(game: WholeGame, question: Question): void {
  const all = ruled(game, question);
  const [first, ...others] = all;
  const { kind, rule, offers } = question;
  if (kind === 'legal') {
    expect(all).toHaveLength(1);
    return;
  }
  if (kind === 'slip') {
    expect(all).toHaveLength(ROW);
    const wrong = all.filter(({ ruling }) => ruling.verdict !== 'legal');
    expect(wrong.map(({ ruling }) => ruling.verdict)).toEqual(['illegal']);
    const { known, seat, move } = wrong[0] as Tried;
    expect(verdictOf(game, game.seen.view(known, 0), seat, move).verdict).toBe('illegal');
    expect(brokenIn(wrong[0])).toContain(rule);
    expect(offers.filter((one) => brokenIn(wrong[0]).includes(one))).toEqual([rule]);
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
  for (const other of others) expect(apart(game, first as Tried, other)).toBeLessThan(2);
}

const six = (game: WholeGame, from: number) =>
  Array.from({ length: 6 }, (_, i) => {
    const { restrictions } = game.rules;
    const { id } = restrictions[(from + i) % restrictions.length] as { readonly id: string };
    return { rule: id, house: [], json: {} };
  });

describe.each(games.map((game) => [game.id, game] as const))('drills in %s', (_, game) => {
  const ask = (mode: DrillMode, seed: number): readonly Question[] =>
    questions(game, { mode, cases: six(game, seed), seed }, { moments: 40 });

  test.each(DRILL_MODES)(
    '%s: six questions, each as the referee has it, others with another seed',
    (mode) => {
      const asked = ask(mode, 7);
      expect(asked).toHaveLength(6);
      for (const question of asked) check(game, question);
      const kinds = new Set(asked.map(({ kind }) => kind));
      if (mode === 'mixed') expect(kinds.size).toBe(4);
      else expect([...kinds]).toEqual([mode]);
    },
  );

  test('the same seed asks the same, another asks at other tables', () => {
    const asked = ask('mixed', 7);
    expect(ask('mixed', 7)).toEqual(asked);
    const texts = asked.map(({ tries }) => JSON.stringify(tries));
    for (const { tries } of ask('mixed', 8)) expect(texts).not.toContain(JSON.stringify(tries));
  });

  test('both verdicts come up where one is asked for', () => {
    const asked = [...ask('legal', 1), ...ask('legal', 2)];
    const verdicts = asked.flatMap((one) => ruled(game, one).map(({ ruling }) => ruling.verdict));
    expect(new Set(verdicts)).toEqual(new Set(['legal', 'illegal']));
  });

  test('what can’t be had from games is asked as the book has it', () => {
    const cases = six(game, 0);
    expect(questions(game, { mode: 'legal', cases, seed: 3 }, { moments: 0 })).toEqual([]);
    const [one] = cases;
    expect(one && asVerdict(one)).toEqual({
      kind: 'legal',
      rule: one?.rule,
      house: [],
      tries: [{}],
      offers: [],
    });
  });
});
