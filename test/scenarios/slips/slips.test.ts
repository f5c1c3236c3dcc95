import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/cards/card.ts';
import { loadGames } from '../../../src/cli/games.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import { judge } from '../../../src/game/judge.ts';
import { choices, defaultOptions, type Options } from '../../../src/game/options.ts';
import type { GameMove } from '../../../src/game/play.ts';
import { type Seat, seatsOf } from '../../../src/game/seat.ts';
import { createRandom, type Random } from '../../../src/random/random.ts';
import { type Moment, playMoments } from '../../../src/scenarios/puzzle/moments.ts';
import {
  createSlipWeight,
  type RuleStanding,
  slipChanceFor,
} from '../../../src/scenarios/slips/frequency.ts';
import {
  containsCards,
  findSlip,
  findVisiblyBroken,
  type Slip,
  type SlipSituation,
  shuffleTries,
} from '../../../src/scenarios/slips/slips.ts';
import { listSuspectRules } from '../../../src/scenarios/slips/suspects.ts';
import { isDeep } from '../../depth.ts';

const games = [...(await loadGames()).values()];

/** Games per game, and moments examined per game. */
const [GAMES, MOMENTS] = isDeep ? [24, 120] : [2, 40];

/** Random house rules, since some rules can be broken only under one. */
function someOptions(game: WholeGame, random: Random): Options {
  const usual = defaultOptions(game.options);
  const chosen = game.options.flatMap((spec) => {
    const all = choices(spec);
    return random.below(4) === 0 && all.length > 0 ? [[spec.key, random.pick(all).value] as const] : [];
  });
  const options = { ...usual, ...Object.fromEntries(chosen) };
  return game.checkOptions?.(options) ? usual : options;
}

interface SlipMoment {
  readonly at: SlipSituation;
  readonly moment: Moment;
  readonly own: boolean;
}

function* slipMoments(game: WholeGame): Generator<SlipMoment> {
  for (let n = 0; n < GAMES; n++) {
    const random = createRandom(n + 1);
    for (const moment of playMoments(game, someOptions(game, random), n).take(MOMENTS)) {
      const { state } = moment;
      const others = seatsOf({ seats: game.seats(state.options) }).filter((seat) => seat !== moment.seat);
      const own = random.below(4) > 0;
      const seat: Seat = own ? moment.seat : random.pick(others);
      const eyes = own ? random.pick(others) : moment.seat;
      yield { at: { game, state, seat, eyes }, moment, own };
    }
  }
}

/** The rules that some visible try breaks, by asking the referee alone: tries with cards in front of the seat. */
function breakable({ at }: SlipMoment, random: Random): readonly string[] {
  const { game, state, seat } = at;
  const view = game.visibility.view(state, seat);
  const all = shuffleTries(game, view, seat, random);
  const played = (move: GameMove): readonly Card[] => game.notation.cardsOf(move, view, seat).played;
  const withCards = new Set(all.filter((move) => played(move).length > 0).map(game.play.kindOf));
  const own = game.table.zones(view, seat, String).filter((zone) => zone.seat === seat);
  const has = own.flatMap(({ items }) => items.flatMap(({ cards }) => cards));
  const could = (move: GameMove): boolean =>
    played(move).length > 0 ? containsCards(has, played(move)) : !withCards.has(game.play.kindOf(move));
  return all
    .filter((move) => could(move) && !game.aside?.isAside(move))
    .slice(0, 12)
    .flatMap((move) => findVisiblyBroken(at, seat, move));
}

describe.each(games.map((game) => [game.id, game] as const))('slips in %s', (id, game) => {
  const count = new Map<string, number>();
  const could = new Set<string>();
  const slips: (SlipMoment & { readonly slip: Slip })[] = [];
  let i = 0;
  for (const one of slipMoments(game)) {
    i++;
    const weight = (rule: string): number => 1 / (1 + (count.get(rule) ?? 0));
    const slip = findSlip(one.at, createRandom(i), one.own ? one.moment.made : null, weight);
    if (isDeep) for (const rule of breakable(one, createRandom(i))) could.add(rule);
    if (!slip) continue;
    slips.push({ ...one, slip });
    for (const rule of slip.rules) count.set(rule, (count.get(rule) ?? 0) + 1);
  }

  test('break a rule with cards the seat has', () => {
    expect(slips.length).toBeGreaterThan(i / 2);
    for (const { at, slip } of slips) {
      const { state } = at;
      const { findings } = judge(game, state, slip.seat, slip.move);
      expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining([...slip.rules]));
      const { played } = game.notation.cardsOf(slip.move, state, slip.seat);
      const has = game.play.cards(game.visibility.view(state, slip.seat));
      for (const card of played) expect(has).toContain(card);
    }
  });

  test('can be objected to by their rule among others, the same number as for a legal move', () => {
    for (const { at, slip, moment, own } of slips.slice(0, 30)) {
      const offered = listSuspectRules(at, slip.move, createRandom(1));
      expect(offered).toContain(slip.rules[0]);
      if (own) expect(listSuspectRules(at, moment.made, createRandom(1))).toHaveLength(offered.length);
    }
  });

  test.runIf(isDeep)('include every rule that a hand can visibly break', () => {
    const rows = game.rules.restrictions.map((rule) => `${rule.id.padEnd(36)} ${count.get(rule.id) ?? 0}`);
    console.log(`Slips in ${id}, ${i} moments:\n${rows.join('\n')}`);
    expect([...could].filter((rule) => !count.has(rule))).toEqual([]);
  });
});

describe('the frequency of slips', () => {
  const rules = ['a', 'b', 'c', 'd'];
  const chance = (...known: readonly RuleStanding[]): number =>
    slipChanceFor(rules, (rule) => known[rules.indexOf(rule)] ?? 'not-met');

  test('is low at first, and grows as the player improves', () => {
    expect(chance()).toBeCloseTo(0.04);
    expect(chance('shaky')).toBeGreaterThan(chance());
    expect(chance('known')).toBeGreaterThan(chance('shaky'));
    expect(chance('known', 'known', 'known', 'known')).toBeCloseTo(0.18);
  });

  test('favours shaky rules, and rules not yet used at this table', () => {
    const weight = createSlipWeight((rule) => (rule === 'a' ? 'shaky' : 'not-met'), ['a', 'a']);
    expect(createSlipWeight(() => 'shaky', [])('a')).toBeGreaterThan(
      createSlipWeight(() => 'known', [])('a'),
    );
    expect(weight('a')).toBeLessThan(weight('b'));
  });
});
