import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { event } from '../../../game/event.ts';
import type { Outcome, PlayResult, UnclearCause } from '../../../game/play.ts';
import { lowestIndices } from '../../../mechanics/standings.ts';
import { resumeRandom } from '../../../random/random.ts';
import type { RoundEnd, SixtyEvent, SixtyState } from '../state.ts';
import { dealRound } from './deal.ts';
import { nextStarter, pointsGained, roundVerdict, scoreLines } from './score.ts';

function unseenIn(place: 'penalty' | 'hands', lists: readonly (readonly Card[])[]): UnclearCause | undefined {
  const at = lists.findIndex((cards) => cards.includes(UNKNOWN));
  if (at < 0) return undefined;
  const placeText = place === 'hands' ? 'a hand' : 'a penalty pile';
  const message = `This move ends the round, and ${placeText} with unseen cards can’t be counted.`;
  return { path: `${place}[${at}]`, says: message };
}

/** Reasons for the end of a round, by the number of players with cards. */
const END_REASONS: readonly RoundEnd[] = ['nobody', 'one'];

/** Counts a round, then deals the next or ends the game. */
export function endRound(state: SixtyState, playEvents: readonly SixtyEvent[]): PlayResult<SixtyState, SixtyEvent> {
  const { options, hands, penalty, round, starter, chance } = state;
  const unclear = unseenIn('penalty', penalty) ?? unseenIn('hands', hands);
  if (unclear) return { state, events: [], unclear };
  const lines = scoreLines(penalty, hands);
  const gains = hands.map((_, seat) => pointsGained(lines, seat));
  const totals = state.totals.map((n, seat) => n + (gains[seat] as number));
  const holders = hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
  const events: SixtyEvent[] = [
    ...playEvents,
    event('round-over', 'sixty/round-end', holders.length === 1 ? (holders[0] ?? null) : null, {
      round,
      why: END_REASONS[holders.length] ?? 'jokers',
    }),
    ...lines.map((line): SixtyEvent => ({ kind: 'scored', ...line, cards: [] })),
  ];
  const verdict = roundVerdict(options, round, totals);
  if ('winners' in verdict) {
    const finalPiles = penalty.map((pile, seat) => [...pile, ...(hands[seat] ?? [])]);
    const rule = verdict.winners.length > 1 ? 'sixty/tie-round' : 'sixty/last-round';
    return {
      state: {
        ...state,
        turn: null,
        hands: hands.map(() => []),
        attack: [],
        from: null,
        penalty: finalPiles,
        taken: finalPiles,
        totals,
      },
      events: [...events, event('game-over', rule, null, { totals })],
    };
  }
  if (verdict.more === 'tie') {
    events.push(event('tie', 'sixty/tie-round', null, { level: lowestIndices(totals) }));
  }
  const nextSeat = nextStarter(gains, totals, starter);
  const nextRound = dealRound({ options, starter: nextSeat, round: round + 1, totals }, resumeRandom(chance));
  return { state: nextRound.state, events: [...events, ...nextRound.events] };
}

export function outcome({ turn, totals }: SixtyState): Outcome | null {
  return turn === null ? { winners: lowestIndices(totals), scores: totals } : null;
}
