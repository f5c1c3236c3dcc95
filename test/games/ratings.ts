import { listCandidates } from '../../src/bots/bot.ts';
import type { WholeGame } from '../../src/game/game.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import { type Seat, seatsOf } from '../../src/game/seat.ts';
import { createRandom } from '../../src/random/random.ts';
import { playMatch, spread } from './matches.ts';
import { name } from './playthrough.ts';

/** Moves shown of a decision: the best and the worst; some games have hundreds. */
const SHOWN_MOVES = 6;
/** Decisions shown of a match, from the first to the last. */
const SHOWN_DECISIONS = 7;

const figure = (number: number): string => number.toFixed(3).replace(/\.?0+$/, '');

/** What bots and the coach think of a decision, as lines. */
function describeDecision(game: WholeGame, state: GameState, seat: Seat): readonly string[] {
  const { heuristics, search, texts } = game;
  const view = game.visibility.view(state, seat);
  const ratedMoves = listCandidates(game, view, seat)
    .map((move): readonly [GameMove, number] => [move, heuristics.rate(view, seat, move)])
    .toSorted(([, a], [, b]) => b - a);
  const half = SHOWN_MOVES / 2;
  const shownMoves =
    ratedMoves.length > SHOWN_MOVES ? [...ratedMoves.slice(0, half), ...ratedMoves.slice(-half)] : ratedMoves;
  const rolloutMove = search.rolloutMove(state, seat, createRandom(1));
  const nearEnd = search.isNearEnd?.(view) ? ', near the end' : '';
  return [
    `${name(seat)}: ahead by ${figure(search.lead(state, seat))}, worth ${figure(search.evaluate(state, seat))}${nearEnd}`,
    ...heuristics
      .advise(view, seat, name)
      .map(({ id, says, facts }) => `  ${id}: ${says} ${JSON.stringify(facts ?? {})}`),
    ...shownMoves.flatMap(([move, rating]) => [
      `  ${figure(rating)} | ${figure(heuristics.rateNaively(view, seat, move))} | ${texts.describeMove(move)}`,
      ...heuristics
        .reasons(view, seat, move, name)
        .map(({ id, says, facts }) => `      ${id}: ${says} ${JSON.stringify(facts ?? {})}`),
    ]),
    `  a quick player: ${texts.describeMove(rolloutMove)}`,
  ];
}

/**
 * What bots and the coach think of some decisions of a match: how far the seat is ahead, advice, and its moves with what
 * a good player and a beginner think of them.
 */
export function describeRatings(game: WholeGame, seed: number): string {
  const { options, house, decisions, end } = playMatch(game, seed);
  const leads = seatsOf({ seats: game.seats(options) }).map(
    (seat) => `${figure(game.search.lead(end, seat))} (${figure(game.search.evaluate(end, seat))})`,
  );
  return [
    `Match ${seed}. House rules: ${house}.`,
    ...spread(decisions, SHOWN_DECISIONS).map(
      ({ at, state, seat }) => `${at}. ${describeDecision(game, state, seat).join('\n')}`,
    ),
    `End: ${leads.join(', ')}`,
    '',
  ].join('\n');
}
