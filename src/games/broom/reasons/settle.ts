import type { Reasons } from '../../../game/reasons.ts';
import { courtOf, PACK } from '../pack.ts';
import { type Attempt, type Named, raised } from '../rules/attempt.ts';
import { isCombined, sideOf, textOf } from '../state.ts';

/** The combined cards a take names. */
const combinedTaken = ({ groups }: Attempt): readonly Named[] =>
  groups.flat().filter(({ name, item }) => item !== undefined && isCombined(name));

/** A combined card the player made and now takes. */
function takesOwn(a: Attempt): string | undefined {
  const own = combinedTaken(a).find(({ item }) => item?.maker === a.seat);
  return own && `You made ${textOf(own.name)} yourself, and it is open to everyone: you may take it too.`;
}

/** One court where two or three of its rank are on the table. */
function takesOneCourt({ groups, played, state }: Attempt): string | undefined {
  const [taken, ...others] = groups.flat();
  const rank = played === undefined ? undefined : courtOf(played);
  if (!taken || others.length > 0 || rank === undefined) return undefined;
  const there = state.table.filter(({ cards }) => cards.length === 1 && courtOf(cards[0] ?? -1) === rank);
  return there.length > 1
    ? `${there.length} of that rank are on the table, and your ${PACK.text(played ?? -1)} takes ${textOf(taken.name)}: one is always allowed.`
    : undefined;
}

/** A partner's combined card that the player raises. */
function raisesPartners(a: Attempt): string | undefined {
  const { state, seat } = a;
  const target = raised(a)[0];
  const maker = target?.item?.maker ?? null;
  if (!target || maker === null || maker === seat) return undefined;
  return state.options.partners && sideOf(state.options, maker) === sideOf(state.options, seat)
    ? `Your partner made ${textOf(target.name)}, and a partner is another player: you may raise it.`
    : undefined;
}

/** A second combined card, made while another is on the table. */
function makesAnother(a: Attempt): string | undefined {
  const there = a.state.table.filter(({ cards }) => isCombined(cards));
  if (a.move.type !== 'combine' || raised(a).length > 0 || there.length === 0) return undefined;
  return `${textOf(there[0]?.cards ?? [])} is on the table already, but you add nothing to it: making another is no raise.`;
}

/** Points that players argue about in legal tries. */
export const SETTLING: Reasons<Attempt> = [
  { rule: 'broom/combined-open', settles: takesOwn },
  { rule: 'broom/court-one-or-three', settles: takesOneCourt },
  { rule: 'broom/raise-own', settles: raisesPartners },
  { rule: 'broom/raise-lone', settles: makesAnother },
];
