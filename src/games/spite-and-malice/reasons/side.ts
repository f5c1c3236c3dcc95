import type { Card } from '../../../cards/card.ts';
import { sentence } from '../../../cards/words.ts';
import type { Run, Slot } from '../../../game/picture.ts';
import type { Reasons } from '../../../game/reasons.ts';
import { JOKER, NO_RANK, named, PILES, plain, rankOf, rankText } from '../pack.ts';
import { misfit } from '../play/lay.ts';
import { type Attempt, fourStand } from '../rules/attempt.ts';
import { a, cardText } from '../talk/words.ts';

/** The card with the name it is given, and the card it would lie on. */
function pair({ card, toSide, onto }: Attempt): { readonly card: Card; readonly top: Card } | undefined {
  const top = onto?.at(-1);
  if (!toSide || card === undefined || card < 0 || top === undefined) return undefined;
  const as = toSide.to.zone === 'side' ? toSide.to.as : undefined;
  return { card: card === JOKER && as !== undefined ? named(as) : card, top };
}

/** What is called for on a pile: "8 or 7". */
function wanted({ state, onto }: Attempt, rank: number): string {
  const lower = rank > 0 && onto && misfit(state, onto, named(rank - 1)) === null;
  return lower ? `${rankText(rank)} or ${rankText(rank - 1)}` : rankText(rank);
}

/** The top of a side pile, and the card in its place or beside it. */
function onto(attempt: Attempt): Run | undefined {
  const both = pair(attempt);
  if (!both) return undefined;
  const [on, rank] = [rankOf(both.top), rankOf(both.card)];
  if (on === NO_RANK || rank === NO_RANK) return undefined;
  const slot = (card: Card, mark: Slot['mark']): Slot => ({
    at: rankOf(card),
    card: plain(card),
    mark,
    ...(plain(card) === JOKER ? { text: rankText(rankOf(card)) } : {}),
  });
  const fits = rank === on || rank === on - 1;
  const gap: Slot = { at: on, card: null, text: wanted(attempt, on), mark: 'gap' };
  const laid = fits ? [slot(both.card, 'new')] : [gap, slot(both.card, 'wrong')];
  return { kind: 'run', slots: [slot(both.top, 'there'), ...laid], steps: [0, -1] };
}

function liesThere(attempt: Attempt): string {
  const both = pair(attempt);
  const { card } = attempt;
  if (!both)
    return `You lay ${card === undefined ? 'your card' : cardText(card)} to the side, and your turn ends.`;
  const what = sentence(cardText(both.card));
  const by = rankOf(both.top) - rankOf(both.card);
  const known = rankOf(both.card) !== NO_RANK && rankOf(both.top) !== NO_RANK;
  const why = !known ? '' : by === 0 ? ': the same rank' : by === 1 ? ': one lower' : '';
  return `${what} goes on ${cardText(both.top)}${why}.`;
}

/** A two or an ace that builds a side pile down while all four centre piles stand. */
function lowSays(attempt: Attempt): string | undefined {
  const both = pair(attempt);
  if (!both || attempt.state.options.lowOnSide !== 'after-four' || !fourStand(attempt.state))
    return undefined;
  const [on, rank] = [rankOf(both.top), rankOf(both.card)];
  return rank <= 1 && rank === on - 1
    ? `All four piles stand in the centre, so ${cardText(both.card)} may go on ${cardText(both.top)}.`
    : undefined;
}

function startSays({ card, toSide }: Attempt): string {
  const as = toSide?.to.zone === 'side' ? toSide.to.as : undefined;
  const name = as === undefined ? '' : ` as ${a(as)}`;
  return `An empty place takes any card: ${card === undefined ? 'yours' : cardText(card)} starts a pile there${name}.`;
}

export const SIDE: Reasons<Attempt> = [
  { rule: 'spite-and-malice/side-start', says: startSays },
  {
    rule: 'spite-and-malice/to-side',
    says: liesThere,
    draws: (attempt) => (attempt.state.options.sideBuild === 'free' ? undefined : onto(attempt)),
  },
  { rule: 'spite-and-malice/side-build', draws: onto },
  { rule: 'spite-and-malice/side-joker', draws: onto },
  {
    rule: 'spite-and-malice/side-low',
    settles: lowSays,
    draws: ({ state }) => ({
      kind: 'limit',
      count: state.centre.filter((pile) => pile.length > 0).length,
      least: PILES,
      most: PILES,
    }),
  },
  {
    rule: 'spite-and-malice/side-four',
    draws: () => ({ kind: 'limit', count: PILES + 1, least: 0, most: PILES }),
  },
];
