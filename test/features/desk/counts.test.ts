import { describe, expect, test } from 'vitest';
import { describeCount, isCountLaid } from '../../../src/features/desk/described-count.ts';
import { type DeskDraft, emptyDraft } from '../../../src/features/desk/state/draft.ts';
import { countDraft } from '../../../src/features/desk/state/laid-table.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import { sumWeights } from '../../../src/game/picture.ts';
import { games } from '../../../src/games/index.ts';
import { loadReasons } from '../../../src/games/lazy-groups.ts';
import type { Explainer } from '../../../src/table/ruling/explainer.ts';

async function describedCount(game: WholeGame, draft: DeskDraft) {
  const count = countDraft(game, draft);
  const parts = await loadReasons(game.id);
  if (!count.ok || !parts) throw new Error(count.ok ? 'no drawings' : count.fault.says);
  return {
    count: count.value,
    ...describeCount({ counts: parts.DRAWN_COUNTS } as Explainer, game, draft, count.value),
  };
}

describe.each(games)('$name', (game) => {
  test.each(game.desk.counts)('“$label” is answered in a few words, and its drawing says the same', async (form) => {
    const draft = { ...emptyDraft(game, form.id), won: form.example };
    const { count, answer, picture, drawnLines } = await describedCount(game, draft);
    expect(answer).toMatch(/^[A-Z0-9−].{5,}[^.]$/);
    expect([0, count.lines.length]).toContain(drawnLines.length);
    expect(picture !== undefined || drawnLines.length > 0).toBe(true);
    if (picture?.kind === 'sum') {
      const [first, ...others] = picture.terms;
      const sum =
        (first?.value ?? 0) + others.reduce((rest, { sign, value }) => rest + (sign === '−' ? -value : value), 0);
      expect(Number.parseInt(picture.total, 10)).toBe(sum * (picture.times?.value ?? 1));
      expect(answer).toContain(String(sum));
    }
    if (picture?.kind === 'hands') {
      expect(answer).toBe(picture.better === null ? answer : `${picture.hands[picture.better].who} wins`);
    }
    for (const [i, { cards }] of drawnLines.entries()) {
      const scores = cards.every((card) => count.lines[i]?.says.includes(game.pack.text(card)));
      expect(scores || (count.lines[i]?.points ?? 0) >= cards.length, count.lines[i]?.says).toBe(true);
    }
  });
});

test('a count of known size is laid with its last card, and not before', () => {
  for (const game of games) {
    for (const form of game.desk.counts) {
      const whole = { ...emptyDraft(game, form.id), won: form.example };
      if (form.whole || !isCountLaid(game, whole)) continue;
      for (const [key, entry] of Object.entries(form.example)) {
        const won: JsonObject = { ...form.example, [key]: Array.isArray(entry) ? entry.slice(1) : entry };
        expect(isCountLaid(game, { ...whole, won }), key).toBe(false);
      }
    }
  }
});

test('a stake multiplies the difference', async () => {
  for (const game of games) {
    for (const form of game.desk.counts) {
      const draft = { ...emptyDraft(game, form.id), won: form.example };
      if (!('stake' in draft.options)) continue;
      const { picture, count } = await describedCount(game, { ...draft, options: { ...draft.options, stake: 10 } });
      if (picture?.kind !== 'sum') throw new Error('it is a sum');
      expect(sumWeights(picture.times ? [picture.times] : [])).toBe(10);
      expect(picture.total).toBe(`${count.lines[0]?.points} points`);
    }
  }
});
