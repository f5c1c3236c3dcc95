import type { Game } from '../game/game.ts';
import type { OptionSpec } from '../game/options.ts';
import { seatNamerFor } from '../game/seat-namer.ts';
import { cite } from '../referee/cite.ts';
import { findDealEffects } from '../referee/deal-effects.ts';
import type { Reading } from '../referee/readings.ts';
import type { SettingEffect } from '../referee/setting-effects.ts';
import type { JudgedCase } from './judged-case.ts';

/** Where one can see what a house rule changes: an example of the book, or a fresh deal. */
export interface HouseRuleExample {
  /** The example, and its place in the book below the game's address; null for a fresh deal. */
  readonly example: { readonly title: string; readonly path: string } | null;
  readonly readings: readonly (Reading | SettingEffect)[];
}

/** The nearest examples first: at the rule it changes, in its chapter, anywhere. */
function byNearness(game: Game, spec: OptionSpec, cases: readonly JudgedCase[]): readonly JudgedCase[] {
  const chapter = game.rules.chapterOf(spec.rule)?.id;
  const far = (one: JudgedCase): number => (one.rule === spec.rule ? 0 : one.chapter === chapter ? 1 : 2);
  const usual = (one: JudgedCase): number => Number(one.house.length > 0);
  return cases.toSorted((a, b) => far(a) - far(b) || usual(a) - usual(b));
}

/** What a house rule changes, shown; undefined where there is nothing to choose. */
export function findHouseRuleExample(
  game: Game,
  spec: OptionSpec,
  cases: readonly JudgedCase[],
): HouseRuleExample | undefined {
  for (const one of byNearness(game, spec, cases)) {
    const readings = one.tried?.ruling.readings.filter(({ option }) => option === spec.key) ?? [];
    if (readings.length > 0) {
      return { example: { title: one.title, path: cite(game, one.rule).path }, readings };
    }
  }
  const readings = findDealEffects(game, spec, seatNamerFor(0));
  return readings.length > 0 ? { example: null, readings } : undefined;
}
