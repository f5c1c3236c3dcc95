import { count, list, sentence } from '../../cards/words.ts';
import type { Seat } from '../../game/game.ts';
import type { Pick } from '../../game/zone.ts';
import { baseOf, gapsIn, withAces } from './combination.ts';
import { combined } from './propose.ts';
import type { LuckyState } from './state.ts';
import { ranksText } from './words.ts';
import { cardOf, handZone } from './zones.ts';

/** What is missing between one’s number and the nearest total that is lower; '' where nothing lower is. */
function short(totals: readonly number[], lucky: number): string {
  const below = totals.filter((n) => n < lucky).at(-1);
  return below === undefined ? '' : `, ${lucky - below} more`;
}

/**
 * What touched cards come to as a combination, before anything is tried: set or run, what is missing, what
 * they can make. Nothing for a single card.
 */
export function reckon(state: LuckyState, seat: Seat, picks: readonly Pick[]): string {
  const touched = picks.filter((pick) => pick.zone === handZone(seat)).map(({ item }) => cardOf(item));
  if (touched.length < 2) return '';
  const { options, lucky } = state;
  const { cards, aces } = combined(state, seat, touched);
  const { like, shaped, totals, naturals, jokers } = baseOf(cards, undefined, options.wrap);
  if (jokers.length > 1) return 'A combination has one joker at most.';
  if (like === 'nothing') return 'Neither of one rank nor of one suit.';
  if (!shaped) {
    if (like === 'anything') return 'A joker and one card: not yet anything.';
    if (like === 'set') return 'No set: each suit comes once.';
    const gaps = gapsIn(naturals);
    return gaps.length > 0 && gaps.length < 5
      ? `No run yet: ${ranksText(gaps)} ${gaps.length > 1 ? 'are' : 'is'} missing.`
      : 'No run.';
  }
  const kind = like === 'run' ? 'a run' : 'a set';
  const beside = aces.length > 0 ? ` and ${count(aces.length, 'extra ace')}` : '';
  const all = withAces(totals, aces.length);
  const makes = list(all.map(String), 'or');
  const few = cards.length < options.base ? `, still too short` : '';
  const mine = lucky[seat] ?? null;
  if (mine === null) return `${sentence(kind)}${beside}${few}: ${makes}.`;
  if (all.includes(mine)) return `${sentence(kind)}${beside}${few}: ${mine}, your number.`;
  return `${sentence(kind)}${beside}${few}: ${makes}. You need ${mine}${short(all, mine)}.`;
}
