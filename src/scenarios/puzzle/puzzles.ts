import type { WholeGame } from '../../game/game.ts';
import type { GameEvent } from '../../game/play.ts';
import { writeCase } from '../../referee/case.ts';
import { seatNumberName } from '../../referee/verdict.ts';
import { makeAllCardsPuzzles } from './all-cards.ts';
import { makeBestMovePuzzles } from './best-move.ts';
import { makeClaimPuzzles } from './claim-puzzles.ts';
import type { PuzzleKind } from './kinds.ts';
import { type Moment, playMoments } from './moments.ts';
import { makePairPuzzles } from './pairs.ts';
import type { FoundPuzzle, Puzzle, PuzzleRequest } from './puzzle.ts';
import { makeIllegalPuzzles, makeLegalPuzzles } from './verdicts.ts';

const ownerText = ({ side, seat }: GameEvent): string =>
  side === undefined ? `seat ${seat}` : `the side of seats ${side} and ${side + 2}`;

/** Makes puzzles about the points a move brings to a seat or side. All cards are visible. */
function makeScorePuzzles(game: WholeGame, { state, seat, playedMove }: Moment): readonly FoundPuzzle[] {
  const { events } = game.play.play(state, seat, playedMove);
  const scoringEvents = events.filter((event) => event.points !== undefined && (event.side ?? event.seat) !== null);
  const json = writeCase({ game, options: state.options, state, seat, move: playedMove });
  return [...Map.groupBy(scoringEvents, ownerText)].map(([owner, lines]) => {
    const points = lines.reduce((sum, event) => sum + (event.points ?? 0), 0);
    const proof = lines.map((event) => ({
      rule: event.rule,
      points: event.points ?? 0,
      says: game.texts.describeEvent(event, seatNumberName),
    }));
    const question = `Seat ${seat}: “${game.texts.describeMove(playedMove)}” How many points does that bring ${owner}?`;
    return {
      puzzle: { kind: 'score', case: json, asks: question, answers: [points], proof: { lines: proof } },
      posed: { kind: 'score', case: json, of: lines[0]?.side ?? lines[0]?.seat ?? 0 },
      rules: lines.map(({ rule }) => rule),
    };
  });
}

/** Most moments to examine per puzzle; a proof takes longer than a ruling. */
const MAX_MOMENTS: Readonly<Record<PuzzleKind, number>> = {
  move: 400,
  legal: 4_000,
  rule: 4_000,
  score: 4_000,
  all: 4_000,
  pair: 4_000,
  who: 4_000,
};
/** Moments to skip after a puzzle, so that positions differ. */
const SKIPPED_MOMENTS = 5;

/** Makes the puzzles possible at a moment. If no rules are given, legal and illegal tries alternate. */
function makePuzzlesAt(
  { game, kind, rules, worlds, sure }: PuzzleRequest,
  moment: Moment,
  puzzleIndex: number,
): readonly FoundPuzzle[] {
  switch (kind) {
    case 'move':
      return makeBestMovePuzzles(game, moment, { ...(worlds && { worlds }), ...(sure && { sure }) });
    case 'score':
      return makeScorePuzzles(game, moment);
    case 'all':
      return makeAllCardsPuzzles(game, moment);
    case 'pair':
      return makePairPuzzles(game, moment);
    case 'who':
      return makeClaimPuzzles(game, moment, puzzleIndex);
    case 'rule':
      return makeIllegalPuzzles(game, moment, kind);
    case 'legal':
      if (rules.length > 0) return [...makeIllegalPuzzles(game, moment, kind), ...makeLegalPuzzles(game, moment)];
      return puzzleIndex % 2 === 0 ? makeIllegalPuzzles(game, moment, kind) : makeLegalPuzzles(game, moment);
  }
}

/**
 * Yields proven puzzles from played games. The same request gives the same puzzles. Ends early if no more are found.
 */
export function* makePuzzles(request: PuzzleRequest): Generator<Puzzle> {
  for (const { puzzle } of findPuzzles(request)) yield puzzle;
}

/** Like `makePuzzles`, with the rules and the stored form. */
export function* findPuzzles(request: PuzzleRequest): Generator<FoundPuzzle> {
  const { game, options, kind, count, seed, rules } = request;
  const stream = playMoments(game, options, seed);
  const timesAsked = new Map<string, number>();
  const usedCases = new Set<string>();
  const countAsked = ({ rules: puzzleRules }: FoundPuzzle): number =>
    Math.min(...puzzleRules.map((id) => timesAsked.get(id) ?? 0));
  for (let puzzleIndex = 0; puzzleIndex < count; puzzleIndex++) {
    const rule = rules[puzzleIndex % Math.max(1, rules.length)];
    let chosenPuzzle: FoundPuzzle | undefined;
    for (let momentsLeft = MAX_MOMENTS[kind]; momentsLeft > 0 && !chosenPuzzle; momentsLeft--) {
      const candidates = makePuzzlesAt(request, stream.next().value, puzzleIndex).filter(
        (one) => (rule === undefined || one.rules.includes(rule)) && !usedCases.has(JSON.stringify(one.puzzle.case)),
      );
      chosenPuzzle = candidates.toSorted((a, b) => countAsked(a) - countAsked(b))[0];
    }
    if (!chosenPuzzle) return;
    for (const id of chosenPuzzle.rules) timesAsked.set(id, (timesAsked.get(id) ?? 0) + 1);
    usedCases.add(JSON.stringify(chosenPuzzle.puzzle.case));
    yield chosenPuzzle;
    for (let i = 0; i < SKIPPED_MOMENTS; i++) stream.next();
  }
}
