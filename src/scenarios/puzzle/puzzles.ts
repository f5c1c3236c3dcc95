import type { WholeGame } from '../../game/game.ts';
import type { GameEvent } from '../../game/play.ts';
import { writeCase } from '../../referee/case.ts';
import { seatNumberName } from '../../referee/verdict.ts';
import { best } from './best.ts';
import { every } from './every.ts';
import { illegal, legal } from './judged.ts';
import type { PuzzleKind } from './kinds.ts';
import { type Moment, moments } from './moments.ts';
import { pairs } from './pairs.ts';
import type { Found, Puzzle, Wanted } from './puzzle.ts';
import { whoIsRight } from './who.ts';

/** Whose points they are, in a word. */
const whose = ({ side, seat }: GameEvent): string =>
  side === undefined ? `seat ${seat}` : `the side of seats ${side} and ${side + 2}`;

/** What a real move brought each seat or side in points, where it brought any: every card lies open. */
function scored(game: WholeGame, { state, seat, made }: Moment): readonly Found[] {
  const { events } = game.play.play(state, seat, made);
  const counted = events.filter((event) => event.points !== undefined && (event.side ?? event.seat) !== null);
  const json = writeCase({ game, options: state.options, state, seat, move: made });
  return [...Map.groupBy(counted, whose)].map(([who, lines]) => {
    const points = lines.reduce((sum, event) => sum + (event.points ?? 0), 0);
    const proof = lines.map((event) => ({
      rule: event.rule,
      points: event.points ?? 0,
      says: game.texts.describeEvent(event, seatNumberName),
    }));
    const asks = `Seat ${seat}: “${game.texts.describeMove(made)}” How many points does that bring ${who}?`;
    return {
      puzzle: { kind: 'score', case: json, asks, answers: [points], proof: { lines: proof } },
      posed: { kind: 'score', case: json, of: lines[0]?.side ?? lines[0]?.seat ?? 0 },
      rules: lines.map(({ rule }) => rule),
    };
  });
}

/** So many moments are looked at for one puzzle before it is given up; a proof takes longer than a ruling. */
const PATIENCE: Readonly<Record<PuzzleKind, number>> = {
  move: 400,
  legal: 4_000,
  rule: 4_000,
  score: 4_000,
  all: 4_000,
  pair: 4_000,
  who: 4_000,
};
/** A position gives one puzzle, and the next comes some moments later: no two are nearly the same. */
const APART = 5;

/** What can be asked at a moment. Legal and illegal tries take turns, where no rule is asked for. */
function at({ game, kind, rules, worlds, sure }: Wanted, moment: Moment, n: number): readonly Found[] {
  switch (kind) {
    case 'move':
      return best(game, moment, { ...(worlds && { worlds }), ...(sure && { sure }) });
    case 'score':
      return scored(game, moment);
    case 'all':
      return every(game, moment);
    case 'pair':
      return pairs(game, moment);
    case 'who':
      return whoIsRight(game, moment, n);
    case 'rule':
      return illegal(game, moment, kind);
    case 'legal':
      if (rules.length > 0) return [...illegal(game, moment, kind), ...legal(game, moment)];
      return n % 2 === 0 ? illegal(game, moment, kind) : legal(game, moment);
  }
}

/**
 * Puzzles out of games that were played, each proven: the same seed, the same puzzles. Ends early where no more are
 * found.
 */
export function* puzzles(wanted: Wanted): Generator<Puzzle> {
  for (const { puzzle } of finds(wanted)) yield puzzle;
}

/** The same with what they are about, and as they are kept. */
export function* finds(wanted: Wanted): Generator<Found> {
  const { game, options, kind, count, seed, rules } = wanted;
  const stream = moments(game, options, seed);
  const asked = new Map<string, number>();
  const seen = new Set<string>();
  const often = ({ rules: about }: Found): number => Math.min(...about.map((id) => asked.get(id) ?? 0));
  for (let n = 0; n < count; n++) {
    const rule = rules[n % Math.max(1, rules.length)];
    let found: Found | undefined;
    for (let left = PATIENCE[kind]; left > 0 && !found; left--) {
      const some = at(wanted, stream.next().value, n).filter(
        (one) =>
          (rule === undefined || one.rules.includes(rule)) && !seen.has(JSON.stringify(one.puzzle.case)),
      );
      found = some.toSorted((a, b) => often(a) - often(b))[0];
    }
    if (!found) return;
    for (const id of found.rules) asked.set(id, (asked.get(id) ?? 0) + 1);
    seen.add(JSON.stringify(found.puzzle.case));
    yield found;
    for (let i = 0; i < APART; i++) stream.next();
  }
}
