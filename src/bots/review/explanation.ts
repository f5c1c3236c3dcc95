import { countNoun } from '../../cards/words.ts';
import type { WholeGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat, SeatNamer } from '../../game/seat.ts';
import type { Decision, ReviewGame } from './decision.ts';

/** A review game that can explain its decisions. */
export type ExplainedGame = ReviewGame & Pick<WholeGame, 'rules' | 'heuristics' | 'reasons'>;

/** A reason for the better move: a rule of thumb or a rule, as a sentence about the cards at hand. */
export type DecisionReason =
  | { readonly advice: string; readonly says: string }
  | { readonly rule: string; readonly says: string };

const MAX_REASONS = 3;

/** Lists the rules that permit the better move but not the played one. */
function explainByRules(
  game: ExplainedGame,
  view: GameState,
  seat: Seat,
  playedMove: GameMove,
  bestMove: GameMove,
): readonly DecisionReason[] {
  const used = judge(game, view, seat, playedMove).permits;
  const attempt = game.play.attempt(view, seat, bestMove);
  return judge(game, view, seat, bestMove)
    .permits.filter((id) => !used.includes(id))
    .flatMap((id) => {
      const text = game.reasons.find(({ rule }) => rule === id)?.says?.(attempt) ?? game.rules.rule(id)?.law ?? '';
      return text === '' ? [] : [{ rule: id, says: text }];
    });
}

/** States in how many worlds the better move did better, worse and equally well. */
function explainByWorlds({ method, better, worse, worlds }: Decision): DecisionReason {
  const sameCount = worlds - better - worse;
  const sameText = sameCount > 0 ? `, the same in ${sameCount}` : '';
  const text =
    method === 'exact'
      ? 'Nothing is hidden any more: played to the end of the deal, this does better.'
      : `We dealt the unseen cards ${worlds} times: this came out better in ${countNoun(better, 'deal')}, worse in ${worse}${sameText}.`;
  return { advice: 'worlds', says: text };
}

/**
 * Lists the reasons for the better move that don't apply to the played one, most important first, by the view of the
 * seat. A rule of thumb that applies to both counts if it says something else about the better one. Rules are used if
 * no rule of thumb is left. The comparison in worlds comes last.
 */
export function explainDecision(
  game: ExplainedGame,
  view: GameState,
  seat: Seat,
  decision: Decision,
  name: SeatNamer,
): readonly DecisionReason[] {
  const [playedMove, bestMove] = [decision.played.move, decision.best.move];
  const playedAdvice = game.heuristics.reasons(view, seat, playedMove, name);
  const bestAdvice = game.heuristics.reasons(view, seat, bestMove, name);
  const newAdvice = bestAdvice.filter(({ id }) => !playedAdvice.some((one) => one.id === id));
  const otherAdvice = bestAdvice.filter(({ id, says }) =>
    playedAdvice.some((one) => one.id === id && one.says !== says),
  );
  const rulesOfThumb = [...newAdvice, ...otherAdvice].map(({ id, says }) => ({ advice: id, says }));
  const reasons = rulesOfThumb.length > 0 ? rulesOfThumb : explainByRules(game, view, seat, playedMove, bestMove);
  return [...reasons.slice(0, MAX_REASONS), explainByWorlds(decision)];
}
