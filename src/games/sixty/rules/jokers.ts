import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { agree, an } from '../../../cards/grammar.ts';
import { plural } from '../../../cards/words.ts';
import { consequence, type Facts, permission, restriction } from '../../../game/rule.ts';
import { HOCUS, isJoker, PACK } from '../pack.ts';
import { cardsText, countText } from '../texts/words.ts';
import type { SixtyAttempt } from './attempt.ts';

interface JokerPickFacts extends Facts {
  readonly pick: Card | undefined;
  readonly attacker: Card;
  readonly played: number;
  readonly wrong: boolean;
  /** Whether the card is known not to be in the discard pile. */
  readonly absent: boolean;
}

/** Facts of a wrong pick by Hocus-pocus. */
function findPickBreach({ move, attacker, state }: SixtyAttempt): JokerPickFacts | undefined {
  if (move.type !== 'joker' || attacker === undefined || !move.cards.includes(HOCUS)) return undefined;
  const { pick } = move;
  const facts = { attacker, played: state.attack.length };
  if (pick === undefined) return { ...facts, cards: [HOCUS], pick, wrong: false, absent: false };
  const wrong = pick !== attacker;
  const there = state.discard.includes(pick);
  const absent = !there && !state.discard.includes(UNKNOWN);
  return wrong || !there ? { ...facts, cards: [HOCUS, pick], pick, wrong, absent } : undefined;
}

export const jokers = [
  permission<SixtyAttempt>({
    id: 'sixty/play-joker',
    title: 'Playing a joker',
    law: 'You may answer the cards played on you with a joker.',
    allows: ({ move }) => move.type === 'joker',
  }),
  restriction<SixtyAttempt, Facts>({
    id: 'sixty/one-joker',
    title: 'One joker, nothing else',
    law: 'You play exactly one joker at a time, and no number with it.',
    when: ({ move, cards }) => {
      const [card] = cards;
      const fine = cards.length === 1 && card !== undefined && isJoker(card);
      return move.type !== 'joker' || fine ? undefined : { cards };
    },
    says: ({ cards }) => {
      if (cards.length === 0) return 'You want to play a joker, and you named none.';
      if (!cards.some(isJoker))
        return `You can’t play ${cardsText(cards)} as a joker: ${agree(cards, 'these are numbers', 'it is a number')}.`;
      return `You play one joker and nothing with it, not ${cardsText(cards)} together.`;
    },
  }),
  restriction<SixtyAttempt, Facts>({
    id: 'sixty/joker-last',
    title: 'Not when you are the last',
    law: 'Nobody plays a joker once nobody else holds cards.',
    when: ({ move, attack, others, cards }) =>
      move.type === 'joker' && attack.length > 0 && !others && (cards.length === 0 || cards.some(isJoker))
        ? { cards: cards.filter(isJoker) }
        : undefined,
    says: ({ cards }) =>
      `You can’t play ${cards.length > 0 ? cardsText(cards) : 'a joker'}: you are the last player with cards, and jokers need somebody else.`,
  }),
  consequence({
    id: 'sixty/joker-discard',
    title: 'Spent',
    law: 'A joker that was played goes to the discard pile.',
  }),
  consequence({
    id: 'sixty/abracadabra',
    title: 'Abracadabra',
    law: 'The direction turns for everybody, and the cards go back to the player they came from. If that player holds no cards, or nobody knows who it was, they go to the next player with cards in the new direction.',
    notes: {
      'Back to whom?':
        'The source gives the cards to the previous player. Where that player has no cards left any more, it is silent, and the next one with cards is our way out.',
    },
  }),
  restriction<SixtyAttempt, JokerPickFacts>({
    id: 'sixty/hocus-card',
    title: 'The right card, and there',
    law: 'With Hocus-pocus you pick a card of the very number played on you, and it must lie in the discard pile.',
    when: findPickBreach,
    says: ({ pick, attacker, played, wrong, absent }) => {
      const due = PACK.text(attacker);
      if (pick === undefined)
        return `You play Hocus-pocus and pick nothing: it takes ${an(due)} from the discard pile.`;
      const picked = PACK.text(pick);
      const there = `there is no ${picked} in the discard pile`;
      if (wrong && absent)
        return `You can’t pick ${countText(pick, 1)}: it takes ${an(due)}, and ${there} anyway.`;
      return wrong
        ? `You can’t pick ${countText(pick, 1)}: ${played === 1 ? an(due) : plural(played, String(due))} ${agree(played, 'were', 'was')} played, so it takes ${an(due)}.`
        : `You can’t pick ${countText(pick, 1)}: ${there}.`;
    },
  }),
  consequence({
    id: 'sixty/hocus',
    title: 'Hocus-pocus',
    law: 'The picked card, the topmost of its number, joins the cards played on you, and all of them go on to the next player.',
  }),
  consequence({
    id: 'sixty/zap',
    title: 'Zap',
    law: 'Half of the cards, rounded down, become your penalty; the others go on to the next player. Of a single card nothing stays with you.',
    notes: {
      'Half of what?':
        'Half of the cards, not half of the points. They are all of one number, so it matters only when the count is odd: of three 20s you keep one and pass on two.',
    },
  }),
];
