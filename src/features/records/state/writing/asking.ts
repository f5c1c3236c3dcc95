import { UNKNOWN } from '../../../../cards/card.ts';
import { attempted } from '../../../../game/fault.ts';
import type { ItemRef, Zone, ZoneItem } from '../../../../game/zone.ts';
import { verdictOf } from '../../../../referee/verdict.ts';
import { lookingAt, proposalsIn, type Writing, zonesIn } from './state.ts';

const isUnseen = ({ cards }: ZoneItem): boolean => cards.length === 1 && cards[0] === UNKNOWN;

const unseenIn = (zone: Zone | undefined): ItemRef | null => {
  const item = zone?.items.find(isUnseen);
  return zone && item ? { zone: zone.id, item: item.id } : null;
};

/** Whether something can be done with what is touched that isn’t against the rules, as far as anybody can tell. */
function isEnough(writing: Writing): boolean {
  const { state, seat } = lookingAt(writing);
  // Out of turn nothing is, with however many cards.
  if (writing.game.play.turn(state) !== seat) return true;
  return proposalsIn(writing).some(({ move }) => {
    const ruled = attempted(() => verdictOf(writing.game, state, seat, move).verdict);
    return !ruled.ok || ruled.value !== 'illegal';
  });
}

/** A card was told: as long as nothing can be done with so few, the next of the hand is asked for. */
export function andMore(writing: Writing, zone: string): Writing {
  if (writing.tried || writing.asked || writing.picked.length === 0 || isEnough(writing)) return writing;
  const asked = unseenIn(zonesIn(writing).find(({ id }) => id === zone));
  return asked ? { ...writing, asked, unasked: true } : writing;
}

/**
 * Something was written down: where it was played from the hand alone, and whoever is next can do the same things,
 * it is asked at once what they play from a hand that nobody sees.
 */
export function andNext(before: Writing, after: Writing): Writing {
  const then = zonesIn(before);
  const isOfHand = ({ zone }: ItemRef): boolean => then.find(({ id }) => id === zone)?.kind === 'hand';
  const picks = after.tried?.picks ?? [];
  if (picks.length === 0 || !picks.every(isOfHand)) return after;
  if (actionsIn(before) !== actionsIn(after)) return after;
  const hand = zonesIn(after).find(({ kind }) => kind === 'hand');
  if (!hand?.items.every(isUnseen)) return after;
  return { ...after, asked: unseenIn(hand), unasked: true };
}

/** What can be done, whatever is touched. */
function actionsIn(writing: Writing): string {
  const { state, seat } = lookingAt(writing);
  const { seen, table } = writing.game;
  return table.actions(seen.view(state, seat), seat).join('\n');
}
