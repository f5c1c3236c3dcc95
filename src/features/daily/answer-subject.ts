import { judge } from '../../game/judge.ts';
import type { GameMove } from '../../game/play.ts';
import type { SettledPuzzle } from '../../scenarios/puzzle/settled-puzzle.ts';

/** The try a ruling is about; of a pair, the illegal one. */
export function findSubjectTry({ posed, tries, rightAnswers }: SettledPuzzle): GameMove | undefined {
  if (posed.kind !== 'pair') return posed.kind === 'score' ? undefined : tries[0];
  return tries.find((_, i) => !rightAnswers.includes(String(i)));
}

/** The rule this answer gives evidence about; undefined if it isn't about a single rule. */
export function findSubjectRule(settled: SettledPuzzle, isRight: boolean): string | undefined {
  const { game, posed, state, view, seat, tries } = settled;
  const move = findSubjectTry(settled) ?? (isRight && posed.kind === 'score' ? tries[0] : undefined);
  if (!move) return undefined;
  if (posed.kind === 'score') {
    return game.play.play(state, seat, move).events.find(({ points = 0 }) => points > 0)?.rule;
  }
  const { findings, permits } = judge(game, view, seat, move);
  return findings[0]?.rule ?? permits[0];
}
