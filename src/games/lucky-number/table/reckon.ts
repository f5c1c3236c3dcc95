import type { Card } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import { list, sentence } from '../../../cards/words.ts';
import { handZone, touchedIn } from '../../../game/hand-zones.ts';
import type { Seat } from '../../../game/seat.ts';
import type { ItemRef } from '../../../game/zone.ts';
import { isAce, PACK } from '../pack.ts';
import { type Base, baseOf, gapsIn, withAces } from '../play/combination.ts';
import type { LuckyState } from '../state.ts';
import { baseText, cardsText, ranksText } from '../talk/words.ts';
import { combined, fits } from './propose.ts';

/** With more aces than this touched there are too many ways to look for one more card. */
const FEW_ACES = 3;

/** Why these cards are no set and no run, and what would mend it. */
function unshaped({ like, naturals, jokers }: Base): readonly string[] {
  if (jokers.length > 1) return ['A combination has one joker at most.'];
  if (like === 'nothing') return ['Neither of one rank nor of one suit.'];
  if (like === 'anything') return ['A joker and one card: not yet anything.'];
  if (like === 'set') return ['No set: each suit comes once.'];
  const gaps = gapsIn(naturals);
  if (gaps.length === 0 || gaps.length > 4) return ['No run.'];
  return ['No run yet.', `${ranksText(gaps)} ${agree(gaps, 'are', 'is')} missing.`];
}

/** Cards of one’s hand any one of which would make it one’s number. */
function completing(state: LuckyState, seat: Seat, touched: readonly Card[]): readonly Card[] {
  if (touched.filter(isAce).length > FEW_ACES) return [];
  const left = [...(state.hands[seat] ?? [])];
  for (const card of touched) left.splice(left.indexOf(card), 1);
  return [...new Set(left)].filter((card) => fits(state, seat, combined(state, seat, [...touched, card])));
}

/** How far one’s number is away. */
function wanting(state: LuckyState, seat: Seat, touched: readonly Card[], totals: readonly number[]): string {
  const mine = state.lucky[seat] ?? null;
  if (mine === null) return '';
  const below = totals.filter((n) => n < mine).at(-1);
  const need = `You need ${mine}${below === undefined ? '' : `, ${mine - below} more`}`;
  const more = completing(state, seat, touched).map(PACK.text);
  return more.length > 0 ? `${need}: add ${list(more, 'or')}.` : `${need}.`;
}

/**
 * What touched cards come to as a combination, before anything is tried: set or run, what they can make, what
 * is missing. Nothing for a single card.
 */
export function reckon(state: LuckyState, seat: Seat, picks: readonly ItemRef[]): readonly string[] {
  const touched = touchedIn(PACK, picks, handZone(seat));
  if (touched.length < 2) return [];
  const { options, lucky } = state;
  const move = combined(state, seat, touched);
  const base = baseOf(move.cards, undefined, options.wrap);
  if (!base.shaped) return unshaped(base);
  const beside = move.aces.length > 0 ? ` with ${cardsText(move.aces)} beside` : '';
  const few = move.cards.length < options.base ? ', still too short' : '';
  const what = base.like === 'anything' ? 'not yet a set or run' : `a ${base.like}${few}`;
  const kind = `${sentence(baseText(move.cards))}${beside}: ${what}.`;
  const totals = withAces(base.totals, move.aces.length);
  const makes = `It makes ${list(totals.map(String), 'or')}.`;
  const done = fits(state, seat, move);
  const last = done ? `${lucky[seat]} is your number.` : wanting(state, seat, touched, totals);
  return last === '' ? [kind, makes] : [kind, makes, last];
}
