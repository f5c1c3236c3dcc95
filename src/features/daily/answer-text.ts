import { joinWords } from '../../cards/words.ts';
import { textOfAnswer } from '../../exercise/run.ts';
import type { GameMove } from '../../game/play.ts';
import { readMove } from '../../referee/case.ts';
import type { SettledPuzzle } from '../../scenarios/puzzle/settled-puzzle.ts';
import type { LaidPuzzle } from './laid-puzzle.ts';

/** Describes the cards of a zone, given the ids of their items. */
export function cardsText({ game, view, seat, posed }: SettledPuzzle, ids: readonly string[]): string {
  if (posed.kind !== 'all') return '';
  const zone = game.table.zones(view, seat, String).find(({ id }) => id === posed.zone);
  const cards = zone?.items.filter(({ id }) => ids.includes(id)).flatMap((item) => item.cards) ?? [];
  return joinWords(cards.map(game.pack.text));
}

/** Returns the best move, if one is asked for; the first if several are equally good. */
export function findBestMove({ game, posed, state, seat }: SettledPuzzle): GameMove | undefined {
  const [json] = posed.kind === 'move' ? posed.best : [];
  const parsedMove = json && readMove(game, json, state.options, seat);
  return parsedMove?.ok ? parsedMove.value : undefined;
}

function bestText(settled: SettledPuzzle): string {
  const move = findBestMove(settled);
  return move ? settled.game.texts.describeMove(move) : '';
}

/** Describes an answer from the player's point of view; empty for a wrong move, whose values are listed. */
export function answerText(puzzle: LaidPuzzle, answer: string): string {
  const { kind, settled, right } = puzzle;
  if (kind === 'select') return cardsText(settled, answer.split(' '));
  if (kind === 'move') return right.includes(answer) ? bestText(settled) : '';
  return textOfAnswer(puzzle, answer);
}
