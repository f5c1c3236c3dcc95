import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { mean, SURE } from '../mean.ts';
import type { Gain } from '../search/gate.ts';
import { ahead, isSame, type Judgement, judgeAll, levelWith, topOf } from '../search/judge-all.ts';
import type { Weighed } from '../search/move-values.ts';
import { weigh } from '../search/weigh.ts';
import { worldsOf } from '../search/worlds.ts';
import { confirmed } from './confirm.ts';
import { type Decision, exactly, fine, type Reviewed, valued, type Work } from './decision.ts';

/** Times the worlds of a review that a decision is looked at; where a hint was given there, as many as any hint has. */
const ENOUGH = 8;
const AT_MOST = 32;
/** Errors, and share of a slip, by which a move has to look better to be measured. */
const HOPE = 0.5;

/** What is judged: a move, by what its seat could see before it, and what a hint had said there. */
export interface Asked {
  readonly view: GameState;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly hint?: GameMove | null;
}

/** What was played is as good as anything that was found: and by how much better than what a regular would play. */
function sound(game: Reviewed, asked: Asked, judgement: Judgement, mine: Weighed, work: Work): Decision {
  const { view, seat } = asked;
  const [closest] = levelWith(judgement, mine);
  const error = closest ? SURE * ahead(judgement, closest, mine).error : 0;
  const found = fine(valued(mine), mine.values.length, Number.isFinite(error) ? error : 0);
  const [usual] = judgement.all;
  const by = usual && usual !== mine ? ahead(judgement, mine, usual) : null;
  if (!by || judgement.by !== 'worlds' || by.mean < game.search.thresholds.slip) return found;
  const doubt = { view, seat, played: (usual as Weighed).move, rival: mine.move };
  const { cost: gain, error: off } = confirmed(game, doubt, work);
  return { ...found, over: { move: doubt.played, gain, error: off } };
}

/** Whether it is worth measuring by how much a move is better. */
const mayBeBetter = ({ search }: Reviewed, { mean, error }: Gain): boolean =>
  mean > HOPE * error && mean >= HOPE * search.thresholds.slip;

/** Whether one can be played after the other in the same turn, and it comes to the same. */
const areOne = ({ play }: Reviewed, { view, seat }: Asked, one: GameMove, other: GameMove): boolean =>
  play.commute?.(view, seat, one, other) ?? false;

/** Judges a decision by the view of its seat alone, as a hint judges it; what looks better is measured anew. */
export function judged(game: Reviewed, asked: Asked, work: Work): Decision {
  const { view, seat, move, hint } = asked;
  const also = hint ? [move, hint] : [move];
  const most = (hint ? AT_MOST : ENOUGH) * work.worlds;
  const look = hint ? { also } : { also, about: move };
  const judgement = judgeAll(game, view, seat, { ...look, budget: { worlds: most } });
  const own = (one: Weighed): boolean => isSame(game, view, seat, one.move, move);
  const mine = { ...(judgement.all.find(own) as Weighed), move };
  if (judgement.all.length < 2) return fine({ move, value: expected(game, asked, work) }, work.worlds, 0);
  const top = topOf(judgement);
  if (judgement.by === 'exact') return exactly([mine, top]);
  const commutes = areOne(game, asked, top.move, move);
  const decision = mayBeBetter(game, ahead(judgement, top, mine))
    ? confirmed(game, { view, seat, played: move, rival: top.move, commutes }, work)
    : sound(
        game,
        asked,
        { ...judgement, all: judgement.all.map((one) => (own(one) ? mine : one)) },
        mine,
        work,
      );
  return {
    ...decision,
    ...(judgement.by === 'line' && { by: 'line' }),
    ...(hint && isSame(game, view, seat, hint, move) && { hinted: true }),
  };
}

/** What the only move comes to on average. */
function expected(game: Reviewed, { view, seat, move }: Asked, { worlds: many, seed }: Work): number {
  const worlds = worldsOf(game, view, seat, seed);
  return mean(weigh(game, { seat, moves: [move], worlds, budget: { worlds: many } })[0]?.leads ?? []);
}
