import { count } from '../../cards/words.ts';
import type { WholeGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat, SeatNamer } from '../../game/seat.ts';
import type { Decision, ReviewGame } from './decision.ts';

/** A game that can say why. */
export type ExplainedGame = ReviewGame & Pick<WholeGame, 'rules' | 'heuristics' | 'reasons'>;

/** Why a move is better: a rule of thumb it serves, or a rule it uses, in a sentence about these very cards. */
export type DecisionReason =
  | { readonly advice: string; readonly says: string }
  | { readonly rule: string; readonly says: string };

/** More reasons than this convince nobody. */
const MAX_REASONS = 3;

/** Rules that allow the better move and not the one played, in the words a ruling has for them. */
function explainByRules(
  game: ExplainedGame,
  view: GameState,
  seat: Seat,
  played: GameMove,
  best: GameMove,
): readonly DecisionReason[] {
  const used = judge(game, view, seat, played).permits;
  const attempt = game.play.attempt(view, seat, best);
  return judge(game, view, seat, best)
    .permits.filter((id) => !used.includes(id))
    .flatMap((id) => {
      const says =
        game.reasons.find(({ rule }) => rule === id)?.says?.(attempt) ?? game.rules.rule(id)?.law ?? '';
      return says === '' ? [] : [{ rule: id, says }];
    });
}

/** In how many deals it did better, in how many worse, in how many the same: both halves of a proof. */
function explainByWorlds({ by, better, worse, worlds }: Decision): DecisionReason {
  const same = worlds - better - worse;
  const rest = same > 0 ? `, the same in ${same}` : '';
  const says =
    by === 'exact'
      ? 'Nothing is hidden any more, and played to the end of the deal it comes to more.'
      : `We dealt what couldn’t be seen ${worlds} times: it came out better in ${count(better, 'deal')}, worse in ${worse}${rest}.`;
  return { advice: 'worlds', says };
}

/**
 * What speaks for the better move and didn’t for the one that was played, weightiest first: by what its seat could
 * see. A rule of thumb that both serve counts where it says more of the better one; without any, rules tell. Last
 * comes in how many deals it did better and worse.
 */
export function explainDecision(
  game: ExplainedGame,
  view: GameState,
  seat: Seat,
  decision: Decision,
  name: SeatNamer,
): readonly DecisionReason[] {
  const [played, best] = [decision.played.move, decision.best.move];
  const known = game.heuristics.reasons(view, seat, played, name);
  const speaks = game.heuristics.reasons(view, seat, best, name);
  const fresh = speaks.filter(({ id }) => !known.some((one) => one.id === id));
  const more = speaks.filter(({ id, says }) => known.some((one) => one.id === id && one.says !== says));
  const thumbs = [...fresh, ...more].map(({ id, says }) => ({ advice: id, says }));
  const all = thumbs.length > 0 ? thumbs : explainByRules(game, view, seat, played, best);
  return [...all.slice(0, MAX_REASONS), explainByWorlds(decision)];
}
