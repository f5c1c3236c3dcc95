import { sentence } from '../../../cards/words.ts';
import type { Run, Slot } from '../../../game/picture.ts';
import type { Reasons } from '../../../game/reasons.ts';
import { isJoker, PILES, plain, rankOf, rankText } from '../pack.ts';
import type { Attempt } from '../rules/attempt.ts';
import { a, cardText, nth, rankWord } from '../talk/words.ts';

/** So much of a pile is shown below the place it is about. */
const SHOWN = 3;

/** The top of the centre pile, and the card in the next place or beside it. */
function onto({ toCentre, card, onto }: Attempt): Run | undefined {
  if (!toCentre || !onto || card === undefined || card < 0) return undefined;
  const next = onto.length;
  const lying = onto
    .map((one, at): Slot => ({ at, card: plain(one), text: rankText(at), mark: 'there' }))
    .slice(-SHOWN);
  const fits = isJoker(card) || rankOf(card) === next;
  const laid: readonly Slot[] = fits
    ? [{ at: next, card: plain(card), text: rankText(next), mark: 'new' }]
    : [
        { at: next, card: null, text: rankText(next), mark: 'gap' },
        { at: rankOf(card), card, mark: 'wrong' },
      ];
  return { kind: 'run', slots: [...lying, ...laid], steps: [1] };
}

/** "7♠ goes on the 6 of the second centre pile." */
function goesThere({ card, onto, toCentre }: Attempt): string {
  if (!toCentre) return '';
  const height = onto?.length ?? 0;
  const from = toCentre.from.zone === 'goal' ? 'your goal card ' : '';
  const what = sentence(from + (card === undefined ? 'your card' : cardText(card)));
  const pile = nth(toCentre.to.pile, 'centre pile');
  return height === 0
    ? `${what} begins ${pile}.`
    : `${what} goes on the ${rankWord(height - 1)} of ${pile}: the next rank up.`;
}

export const CENTRE: Reasons<Attempt> = [
  {
    rule: 'spite-and-malice/joker-centre',
    says: ({ onto }) => `The joker stands for ${a(onto?.length ?? 0)} there: just what is needed.`,
    draws: onto,
  },
  {
    rule: 'spite-and-malice/to-centre',
    says: goesThere,
    draws: (attempt) => (attempt.card !== undefined && isJoker(attempt.card) ? undefined : onto(attempt)),
  },
  {
    rule: 'spite-and-malice/go-on',
    says: ({ card }) =>
      `You have moved a card this turn already, and ${card === undefined ? 'this one' : cardText(card)} may follow it.`,
  },
  { rule: 'spite-and-malice/centre-start', draws: onto },
  { rule: 'spite-and-malice/centre-next', draws: onto },
  {
    rule: 'spite-and-malice/centre-four',
    draws: () => ({ kind: 'limit', count: PILES + 1, least: 0, most: PILES }),
  },
  {
    rule: 'spite-and-malice/one-centre',
    draws: ({ sent }) => ({ kind: 'limit', count: sent + 1, least: 0, most: 1 }),
  },
];
