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
  containsCards,
  findSlip,
  findVisiblyBroken,
  type Slip,
  type SlipSituation,
  shuffleTries,
} from '../../../src/scenarios/slips/slips.ts';
import {
  createSlipWeight,
  listSuspectRules,
  type RuleFamiliarity,
  slipChanceFor,
} from '../../../src/scenarios/slips/suspicion.ts';
import { isDeep } from '../../depth.ts';

const games = [...(await loadGames()).values()];

/** Matches per game, and moments per match. */
const [MATCHES, MOMENTS] = isDeep ? [24, 120] : [2, 40];
/** Moments in which a rule can be broken visibly, from which on one of the slips has to break it. */
const MIN_BREAKABLE = 10;

/** Random house rules, since some rules can be broken only under one. */
function randomOptions(game: WholeGame, random: Random): Options {
  const defaults = defaultOptions(game.options);
  const settings = game.options.flatMap((spec) => {
    const optionChoices = choices(spec);
    return random.integerBelow(4) === 0 && optionChoices.length > 0
      ? [[spec.key, random.pick(optionChoices).value] as const]
      : [];
  });
  const options = { ...defaults, ...Object.fromEntries(settings) };
  return game.checkOptions?.(options) ? defaults : options;
}

interface SlipMoment {
  readonly situation: SlipSituation;
  readonly moment: Moment;
  readonly isOnTurn: boolean;
}

function* slipMoments(game: WholeGame): Generator<SlipMoment> {
  for (let gameIndex = 0; gameIndex < MATCHES; gameIndex++) {
    const random = createRandom(gameIndex + 1);
    for (const moment of playMoments(game, randomOptions(game, random), gameIndex).take(MOMENTS)) {
      const { state } = moment;
      const otherSeats = seatsOf({ seats: game.seats(state.options) }).filter((seat) => seat !== moment.seat);
      const isOnTurn = random.integerBelow(4) > 0;
      const seat: Seat = isOnTurn ? moment.seat : random.pick(otherSeats);
      const viewer = isOnTurn ? random.pick(otherSeats) : moment.seat;
      yield { situation: { game, state, seat, viewer }, moment, isOnTurn };
    }
  }
}

/**
 * Returns the rules that some visibly illegal try breaks, using only the referee. The tries use cards in
 * front of the seat.
 */
function findBreakableRules({ situation }: SlipMoment, random: Random): readonly string[] {
  const { game, state, seat } = situation;
  const view = game.visibility.view(state, seat);
  const tries = shuffleTries(game, view, seat, random);
  const playedCards = (move: GameMove): readonly Card[] => game.notation.cardsOf(move, view, seat).played;
  const withCards = new Set(tries.filter((move) => playedCards(move).length > 0).map(game.play.kindOf));
  const ownZones = game.table.zones(view, seat, String).filter((zone) => zone.seat === seat);
  const ownCards = ownZones.flatMap(({ items }) => items.flatMap(({ cards }) => cards));
  const isPossible = (move: GameMove): boolean =>
    playedCards(move).length > 0 ? containsCards(ownCards, playedCards(move)) : !withCards.has(game.play.kindOf(move));
  return tries
    .filter((move) => isPossible(move) && !game.aside?.isAside(move))
    .slice(0, 12)
    .flatMap((move) => findVisiblyBroken(situation, seat, move));
}

describe.each(games.map((game) => [game.id, game] as const))('slips in %s', (id, game) => {
  const slipCounts = new Map<string, number>();
  /** In how many moments a rule can be broken visibly. */
  const breakableCounts = new Map<string, number>();
  const slips: (SlipMoment & { readonly slip: Slip })[] = [];
  let momentCount = 0;
  for (const slipMoment of slipMoments(game)) {
    momentCount++;
    const weight = (rule: string): number => 1 / (1 + (slipCounts.get(rule) ?? 0));
    const { situation, moment, isOnTurn } = slipMoment;
    const slip = findSlip(situation, createRandom(momentCount), isOnTurn ? moment.playedMove : null, weight);
    if (isDeep) {
      for (const rule of new Set(findBreakableRules(slipMoment, createRandom(momentCount))))
        breakableCounts.set(rule, (breakableCounts.get(rule) ?? 0) + 1);
    }
    if (!slip) continue;
    slips.push({ ...slipMoment, slip });
    for (const rule of slip.rules) slipCounts.set(rule, (slipCounts.get(rule) ?? 0) + 1);
  }

  test('break a rule with cards the seat has', () => {
    expect(slips.length).toBeGreaterThan(momentCount / 2);
    for (const { situation, slip } of slips) {
      const { state } = situation;
      const { findings } = judge(game, state, slip.seat, slip.move);
      expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining([...slip.rules]));
      const { played } = game.notation.cardsOf(slip.move, state, slip.seat);
      const visibleCards = game.play.cards(game.visibility.view(state, slip.seat));
      for (const card of played) expect(visibleCards).toContain(card);
    }
  });

  test('can be objected to by their rule among others, the same number as for a legal move', () => {
    for (const { situation, slip, moment, isOnTurn } of slips.slice(0, 30)) {
      const offeredRules = listSuspectRules(situation, slip.move, createRandom(1));
      expect(offeredRules).toContain(slip.rules[0]);
      if (isOnTurn)
        expect(listSuspectRules(situation, moment.playedMove, createRandom(1))).toHaveLength(offeredRules.length);
    }
  });

  test.runIf(isDeep)('include every rule that a hand can visibly break', () => {
    const rows = game.rules.restrictions.map((rule) => `${rule.id.padEnd(36)} ${slipCounts.get(rule.id) ?? 0}`);
    console.log(`Slips in ${id}, ${momentCount} moments:\n${rows.join('\n')}`);
    const common = [...breakableCounts].filter(([, count]) => count >= MIN_BREAKABLE).map(([rule]) => rule);
    expect(common.filter((rule) => !slipCounts.has(rule))).toEqual([]);
  });
});

describe('the frequency of slips', () => {
  const rules = ['a', 'b', 'c', 'd'];
  const chance = (...standings: readonly RuleFamiliarity[]): number =>
    slipChanceFor(rules, (rule) => standings[rules.indexOf(rule)] ?? 'not-met');

  test('is low at first, and grows as the player improves', () => {
    expect(chance()).toBeCloseTo(0.04);
    expect(chance('shaky')).toBeGreaterThan(chance());
    expect(chance('known')).toBeGreaterThan(chance('shaky'));
    expect(chance('known', 'known', 'known', 'known')).toBeCloseTo(0.18);
  });

  test('favours shaky rules, and rules not yet used at this table', () => {
    const weight = createSlipWeight((rule) => (rule === 'a' ? 'shaky' : 'not-met'), ['a', 'a']);
    expect(createSlipWeight(() => 'shaky', [])('a')).toBeGreaterThan(createSlipWeight(() => 'known', [])('a'));
    expect(weight('a')).toBeLessThan(weight('b'));
  });
});
