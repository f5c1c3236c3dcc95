import type { GameMove } from '../../game/play.ts';
import { readMove } from '../../referee/case.ts';
import { doable } from '../../scenarios/puzzle/every.ts';
import { moveAnswer, type Settled } from '../../scenarios/puzzle/settled.ts';
import { chooseMove } from '../../table/session.ts';

/** Things that were touched and don’t belong, and those that do and were not. */
export interface Things {
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

/** How an answer in things differs from the right one. */
export function compared({ right }: Settled, given: string): Things {
  const [known, said] = [right[0]?.split(' ') ?? [], given.split(' ')];
  return {
    wrong: said.filter((id) => !known.includes(id)),
    missed: known.filter((id) => !said.includes(id)),
  };
}

/** A try that shows why: with a thing that doesn’t belong, or with one that was missed. */
export function tryWith(
  { game, view, seat, posed }: Settled,
  { wrong, missed }: Things,
): GameMove | undefined {
  if (posed.kind !== 'all') return undefined;
  const [no] = wrong;
  const [yes] = missed;
  if (no !== undefined) {
    const picked = [{ zone: posed.zone, item: no }];
    return chooseMove({ at: { game, view, seat }, picked }, posed.action);
  }
  const zone = game.table.zones(view, seat, String).find(({ id }) => id === posed.zone);
  return yes === undefined || !zone ? undefined : doable(game, view, seat, zone).get(posed.action)?.get(yes);
}

/** A move, what it came to against the best of them, and how one stands to it. */
export interface Figured {
  readonly says: string;
  /** 0 for the best. */
  readonly behind: number;
  readonly right: boolean;
  readonly mine: boolean;
}

/** What each move came to, the best first. */
export function figures(at: Settled, given: string): readonly Figured[] {
  const { game, posed, state, seat, right } = at;
  if (posed.kind !== 'move') return [];
  const [, top = 0] = posed.figures[0] ?? [];
  return posed.figures.flatMap(([json, value]) => {
    const read = readMove(game, json, state.options, seat);
    if (!read.ok) return [];
    const key = moveAnswer(at, read.value);
    const says = game.talk.describe(read.value);
    return [{ says, behind: top - value, right: right.includes(key), mine: key === given }];
  });
}
