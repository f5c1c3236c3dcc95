import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { WholeGame } from '../../src/game/game.ts';
import type { Json, JsonObject } from '../../src/game/json.ts';
import { type Options, sortedChoices } from '../../src/game/options.ts';
import { games } from '../../src/games/index.ts';
import { jsonLines } from '../../src/rulebook/publication.ts';
import { readVerdicts, type VerdictLine, verdictLinesOf } from '../../src/rulebook/verdicts.ts';
import { isBrokenAlone } from './collect.ts';
import { differenceOf } from './difference.ts';
import { brokenRules, examine, verdictByMoves } from './examine.ts';
import { digestFileOf, digestSets } from './line.ts';
import { MAX_DIFFERENCE, valuesOf, withOption } from './pairs.ts';
import { canonicalCase } from './sources.ts';

const usualOptions = ({ options }: WholeGame): Options =>
  Object.fromEntries(options.map((spec) => [spec.key, spec.default]));

const optionsOf = (game: WholeGame, { case: json }: VerdictLine): Options => ({
  ...usualOptions(game),
  ...(json['options'] as Options | undefined),
});

/** The two values of a house rule between which a line and its partner differ. */
function decidedValues(game: WholeGame, line: VerdictLine, partner: VerdictLine): readonly string[] {
  return [line, partner].map((one) => `${line.option}: ${optionsOf(game, one)[line.option ?? '']}`);
}

/** House rules whose other values change the verdict of no line, as far as the line can be read under them. */
function optionsWithoutEffect(game: WholeGame, lines: readonly VerdictLine[]): readonly string[] {
  return game.options
    .filter((spec) =>
      lines.every((line) =>
        valuesOf(spec).every((value) => {
          const other = examine(game, withOption(game, line.case, spec.key, value));
          return !other || other.ruling.verdict === line.verdict;
        }),
      ),
    )
    .map(({ key }) => key);
}

describe.each(games.map((game) => [game.name, game] as const))('published tries of %s', (_, game) => {
  const lines = readVerdicts(game.id);
  const byId = new Map(lines.map((line) => [line.id, line]));

  test('more than 300 lines, each with an id and a case of its own', () => {
    expect(lines.length).toBeGreaterThan(300);
    expect(byId.size).toBe(lines.length);
    expect(new Set(lines.map((line) => JSON.stringify(line.case))).size).toBe(lines.length);
    const rules = new Set(game.rules.all.map(({ id }) => id));
    for (const { id, rule } of lines) {
      expect(rules).toContain(rule);
      expect(id).toMatch(new RegExp(`^${rule}/\\d+$`));
    }
    expect(verdictLinesOf(game.id)).toBe(jsonLines(lines));
  });

  test('a set never changes once it is published', () => {
    const digests: unknown = JSON.parse(readFileSync(digestFileOf(game.id), 'utf8'));
    expect(digestSets(lines)).toEqual(digests);
  });

  test('the rules and the list of moves agree on every verdict, and the rules found are the published ones', () => {
    const differences = lines.flatMap((line) => {
      const found = examine(game, line.case);
      if (!found) return [`${line.id} can’t be read`];
      const published = [line.verdict, line.verdict, line.findings, line.permits];
      const today = [found.ruling.verdict, verdictByMoves(game, found), brokenRules(found), found.ruling.permits];
      return JSON.stringify(today) === JSON.stringify(published) ? [] : [`${line.id}: ${JSON.stringify(today)}`];
    });
    expect(differences).toEqual([]);
  });

  test('a line shows what it says', () => {
    for (const { id, shows, rule, verdict, findings, permits, beside } of lines) {
      const isShown = {
        breaks: verdict === 'illegal' && findings.includes(rule),
        keeps: verdict === 'legal' && byId.get(beside ?? '')?.findings.includes(rule),
        allows: verdict === 'legal' && permits.includes(rule),
        depends: verdict === 'depends',
      }[shows];
      expect(isShown, id).toBe(true);
    }
  });

  test('every restriction is broken alone, and narrowly kept, at least twice', () => {
    for (const { id } of game.rules.restrictions) {
      const broken = lines.filter(({ findings }) => isBrokenAlone(game, id, findings));
      const kept = lines.filter(({ shows, rule }) => shows === 'keeps' && rule === id);
      expect([broken.length >= 2, kept.length >= 2], `${id}: ${broken.length} broken, ${kept.length} kept`).toEqual([
        true,
        true,
      ]);
      for (const line of kept) {
        const partner = byId.get(line.beside ?? '') as VerdictLine;
        expect(isBrokenAlone(game, id, partner.findings), line.id).toBe(true);
        expect(differenceOf(partner.case, line.case), line.id).toBeLessThanOrEqual(MAX_DIFFERENCE);
      }
    }
  });

  test('every value of every house rule decides, or its house rule changes no verdict', () => {
    const pairs = lines.filter(({ option }) => option !== undefined);
    const decided = new Set<string>();
    for (const line of pairs) {
      const partner = byId.get(line.beside ?? '') as VerdictLine;
      // The same try may have another canonical form there.
      const read = canonicalCase(game, { ...line.case, move: partner.case['move'] as Json });
      expect(read, line.id).toEqual(line.case);
      for (const value of decidedValues(game, line, partner)) decided.add(value);
    }
    const free = optionsWithoutEffect(game, lines);
    const missing = game.options
      .filter(({ key }) => !free.includes(key))
      .flatMap((spec) => valuesOf(spec).map((value) => `${spec.key}: ${value}`))
      .filter((value) => !decided.has(value));
    console.info(`${game.name}: ${decided.size} values decide; no verdict changes with ${free.join(', ')}.`);
    expect(missing).toEqual([]);
  });

  test('every number of players, every permission and unseen cards that decide come up', () => {
    const spec = game.options.find(({ key }) => key === 'seats');
    const seats = new Set(lines.map((line) => optionsOf(game, line)['seats']));
    for (const { value } of spec ? sortedChoices(spec) : []) expect(seats).toContain(value);
    for (const { id } of game.rules.permissions)
      expect(lines.filter(({ permits }) => permits.includes(id)).length, id).toBeGreaterThan(1);
    expect(lines.filter(({ verdict }) => verdict === 'depends').length).toBeGreaterThan(1);
    expect(lines.filter(({ case: json }) => /\?"/.test(JSON.stringify(json as JsonObject))).length).toBeGreaterThan(50);
  });
});
