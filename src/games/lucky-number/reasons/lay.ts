import { type Card, rankOf, suitOf, UNKNOWN } from '../../../cards/card.ts';
import { rankName } from '../../../cards/ranks.ts';
import { SUIT_NAME, SUIT_SYMBOL } from '../../../cards/suits.ts';
import { sentence } from '../../../cards/words.ts';
import { order, type Run, type Slot } from '../../../game/picture.ts';
import type { Reasons } from '../../../game/reasons.ts';
import { isAce, isJoker, PACK, rank, TWO } from '../pack.ts';
import { matches } from '../play/match.ts';
import type { Attempt } from '../rules/attempt.ts';
import { seatAfter } from '../state.ts';
import { cardsText, owedText, suitText } from '../talk/words.ts';

const text = (card: Card | undefined): string =>
  card === undefined || card === UNKNOWN ? 'your card' : PACK.text(card);

/** "9♣ is a nine like 9♥." */
function matchSays({ single, top, state }: Attempt): string {
  const what = sentence(text(single));
  if (single === undefined) return '';
  if (rank(single) === rank(top))
    return `${what} has the rank of ${text(top)}: ${rankText(top)} on ${rankText(top)}.`;
  const suit = suitOf(single);
  if (state.suit !== null) return `${what} is of the suit that was named: ${suitText(state.suit)}.`;
  return `${what} has the suit of ${text(top)}: ${suit ? SUIT_NAME[suit] : 'its suit'} on ${suit ? SUIT_NAME[suit] : 'its suit'}.`;
}

function rankText(card: Card): string {
  const of = rankOf(card);
  return of === undefined ? 'rank' : rankName(of);
}

function alwaysSays({ single, top }: Attempt): string {
  const what = sentence(text(single));
  if (isJoker(top)) return `${what} goes on the joker, as any card does.`;
  const kind =
    single === undefined ? 'such a card' : isAce(single) ? 'an ace' : isJoker(single) ? 'a joker' : 'a jack';
  return `${what} goes on ${text(top)}: ${kind} goes on anything.`;
}

function answerSays({ single, state }: Attempt): string {
  const debt = state.owed === null ? 'what' : `the ${owedText(state.owed)}`;
  const does = single !== undefined && rank(single) === TWO ? 'passes on' : 'answers';
  return `${sentence(text(single))} ${does} ${debt} you owe.`;
}

function debtSays({ state: { owed } }: Attempt): string {
  if (owed === null) return '';
  return owed.by === 'dice'
    ? `You throw the ${owedText(owed)} you owe, and draw what they show.`
    : `You draw the ${owedText(owed)} you owe.`;
}

/** The top card and what was laid on it: alike in rank or suit, or what would have been. */
function onTop({ single, top, state }: Attempt): Run | undefined {
  const suit = state.suit ?? suitOf(top);
  if (single === undefined || rank(single) < 0 || rank(top) < 0 || suit === undefined) return undefined;
  const lies: Slot = { at: 0, card: top, mark: 'there' };
  if (matches(state, single))
    return { kind: 'run', slots: [lies, { at: 0, card: single, mark: 'new' }], steps: [0] };
  const symbol = SUIT_SYMBOL[suit];
  const text = state.suit === null ? `${rankOf(top) ?? ''} or ${symbol}` : `J or ${symbol}`;
  const gap: Slot = { at: 0, card: null, text, mark: 'gap' };
  return { kind: 'run', slots: [lies, gap, { at: 1, card: single, mark: 'wrong' }], steps: [0] };
}

/** The card just laid, and what was thrown in as its twin. */
function twins({ top, laid }: Attempt): Run | undefined {
  if (top < 0 || laid.length === 0) return undefined;
  const lies: Slot = { at: 0, card: top, mark: 'there' };
  const thrown = laid.map(
    (card): Slot =>
      card === top && !isJoker(card) ? { at: 0, card, mark: 'new' } : { at: 1, card, mark: 'wrong' },
  );
  return { kind: 'run', slots: [lies, ...thrown], steps: [0] };
}

export const LAYING: Reasons<Attempt> = [
  { rule: 'lucky-number/answer-with', says: answerSays },
  { rule: 'lucky-number/lay-match', says: matchSays, draws: onTop },
  { rule: 'lucky-number/always', says: alwaysSays },
  { rule: 'lucky-number/free-to-draw', says: debtSays },
  { rule: 'lucky-number/draw', says: () => 'You draw one card, for you hold no single card to lay.' },
  {
    rule: 'lucky-number/pass',
    says: ({ drawn }) =>
      drawn === null || drawn === UNKNOWN
        ? 'You keep the card you drew, and pass.'
        : `You keep ${text(drawn)}, which you drew, and pass.`,
  },
  {
    rule: 'lucky-number/jump',
    draws: twins,
    says: ({ top }) => `Yours is the twin of ${text(top)}, which was just laid: in it goes.`,
  },
  {
    rule: 'lucky-number/decline',
    says: ({ laid }) => `You keep your ${cardsText(laid)} and let the moment pass.`,
  },
  { rule: 'lucky-number/match', draws: onTop },
  { rule: 'lucky-number/jump-same', draws: twins },
  {
    rule: 'lucky-number/your-turn',
    draws: ({ state, seat }, name) => {
      const round = Array.from({ length: state.options.seats }, (_, i) => seatAfter(state, 0, i));
      return order(round, state.turn, seat, name);
    },
  },
  {
    rule: 'lucky-number/one-lay',
    draws: ({ laid }) => ({ kind: 'limit', count: laid.length, least: 1, most: 1 }),
  },
];
