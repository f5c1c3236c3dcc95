import { type Card, UNKNOWN } from '../../cards/card.ts';
import { UnseenCards } from '../../game/fault.ts';
import type { GameEvent, Outcome, Played } from '../../game/game.ts';
import { resumed } from '../../random/random.ts';
import { dealRound } from './deal.ts';
import { gained, lowest, nextStarter, pointsIn, scoreLines, verdict } from './score.ts';
import type { SixtyState } from './state.ts';

function refuseUnseen(place: 'penalty' | 'hands', lists: readonly (readonly Card[])[]): void {
  const at = lists.findIndex((cards) => cards.includes(UNKNOWN));
  if (at < 0) return;
  const what = place === 'hands' ? 'a hand' : 'a penalty pile';
  throw new UnseenCards(
    `${place}[${at}]`,
    `This move ends the round, and ${what} with unseen cards can’t be counted.`,
  );
}

/** A round is counted, and the next one dealt or the game over. */
export function endRound(state: SixtyState, before: readonly GameEvent[]): Played<SixtyState> {
  const { options, hands, penalty, round, starter, chance } = state;
  refuseUnseen('penalty', penalty);
  refuseUnseen('hands', hands);
  const lines = scoreLines(penalty, hands);
  const gains = hands.map((_, seat) => gained(lines, seat));
  const totals = state.totals.map((n, seat) => n + (gains[seat] as number));
  const holders = hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
  const events: GameEvent[] = [
    ...before,
    {
      kind: 'round-over',
      rule: 'sixty/round-end',
      seat: holders.length === 1 ? (holders[0] ?? null) : null,
      cards: [],
      n: round,
      text: ['nobody', 'one'][holders.length] ?? 'jokers',
    },
    ...lines.map(
      (line): GameEvent => ({
        kind: 'scored',
        rule: line.rule,
        seat: line.seat,
        cards: [],
        n: line.points,
        text: line.says,
      }),
    ),
  ];
  const next = verdict(options, round, totals);
  if ('winners' in next) {
    const left = penalty.map((pile, seat) => [...pile, ...(hands[seat] ?? [])]);
    const rule = next.winners.length > 1 ? 'sixty/tie-round' : 'sixty/last-round';
    const { winners } = next;
    return {
      state: {
        ...state,
        turn: null,
        hands: hands.map(() => []),
        attack: [],
        from: null,
        penalty: left,
        taken: left.map(pointsIn),
        totals,
      },
      events: [...events, { kind: 'game-over', rule, seat: null, cards: [], totals, winners }],
    };
  }
  if (next.more === 'tie') {
    events.push({ kind: 'tie', rule: 'sixty/tie-round', seat: null, cards: [], winners: lowest(totals) });
  }
  const first = nextStarter(gains, totals, starter);
  const dealt = dealRound({ options, starter: first, round: round + 1, totals }, resumed(chance));
  return { state: dealt.state, events: [...events, ...dealt.events] };
}

/** Lowest total wins; null while the game goes on. */
export function outcome({ turn, totals }: SixtyState): Outcome | null {
  return turn === null ? { winners: lowest(totals), scores: totals } : null;
}
