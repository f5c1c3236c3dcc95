import { type Card, UNKNOWN } from '../../../cards/card.ts';
import type { Thumbs } from '../../../game/coach.ts';
import { WILD } from '../play/five-card-hand.ts';
import { handText, isWild } from '../play/hand.ts';
import { cardsText } from '../talk/words.ts';
import { centreOf, isLoose, isPair, keptTogether, ofOneSuit, type Scene } from './scene.ts';

/** As good as certain, and as good as impossible. */
const SURE = 0.95;
const LOST = 0.05;

/** So many have laid when the last one does. */
const LAST = 3;
/** Ranks of a straight. */
const STRAIGHT = 5;

/** Of so many pairs one, as one says it at a table. */
const oneIn = (share: number): string => `one pair in ${Math.max(2, Math.round(1 / share))}`;
/** A partner who beats it less often is not to be waited for, and one who does so more often is worth a word. */
const HARDLY = 0.04;
const NEVER = 0.005;

/** What speaks for two cards laid. Weightiest first. */
export const LAYING: Thumbs<Scene> = {
  'wins-last': ({ state, move, wins, cards }) =>
    move.type === 'lay' &&
    state.laid.length === LAST &&
    wins >= SURE &&
    `It wins this trick for certain, since you lay last, with ${cardsText(cards)}.`,
  'throws-worst': (scene) =>
    scene.move.type === 'lay' &&
    scene.state.laid.length === LAST &&
    scene.wins <= LOST &&
    scene.cards.every((card) => isLoose(scene, card)) &&
    `It can’t win anyway, and ${cardsText(scene.cards)} match nothing: neither what you keep nor what is left of the row.`,
  'partner-may-beat': ({ partner }) =>
    partner !== null &&
    partner.share >= NEVER &&
    `It leaves your partner something to do: ${oneIn(partner.share)} makes more of it than their ${handText(partner.theirs)}.`,
  'keeps-together': (scene) => {
    const { move, partner, wins } = scene;
    const given = move.type === 'lay' && (partner ? partner.share < HARDLY : wins <= LOST);
    const kept = given ? keptTogether(scene) : [];
    return (
      kept.length > 1 &&
      `This trick is hardly to be won, and it breaks up nothing: ${cardsText(kept)} stay together.`
    );
  },
  'wild-pays': ({ wilds, cards, wins }) => {
    const wild = cards.filter((card) => isWild(wilds, card));
    return (
      wild.length > 0 &&
      wins > 0.6 &&
      `It spends ${cardsText(wild)} where that makes a hand that mostly wins.`
    );
  },
  'matches-row': (scene) => {
    const { cards, wilds } = scene;
    const centre = centreOf(scene) ?? UNKNOWN;
    const alike = cards.filter((card) => centre >= 0 && wilds.heights[card] === wilds.heights[centre]);
    return (
      alike.length > 0 &&
      `It goes with ${cardsText([centre])} from the row: ${cardsText(alike)} makes ${alike.length > 1 ? 'three alike' : 'a pair'} with it.`
    );
  },
  'pair-leads': (scene) => {
    if (scene.move.type !== 'lay' || !isPair(scene)) return undefined;
    const kept = keptTogether(scene);
    const height = (card: Card | undefined): number => scene.wilds.heights[card ?? -1] ?? 0;
    const saved =
      kept.length > 1 && height(kept[0]) > height(scene.cards[0])
        ? `, and ${cardsText(kept)} stay for later`
        : '';
    return `It is a pair, ${cardsText(scene.cards)}, which a partner can build on${saved}.`;
  },
  'leads-loose': (scene) => {
    const leads = scene.move.type === 'lay' && scene.state.laid.length === 0;
    const kept = leads && !isPair(scene) ? keptTogether(scene) : [];
    return (
      kept.length > 1 &&
      scene.cards.every((card) => isLoose(scene, card)) &&
      `It leads two cards that match nothing else of yours, and ${cardsText(kept)} stay together.`
    );
  },
  'suited-with-row': (scene) => {
    const all = [...scene.cards, centreOf(scene) ?? UNKNOWN];
    return (
      scene.move.type === 'lay' &&
      scene.state.laid.length < LAST &&
      ofOneSuit(scene, all) &&
      `With the row it is three of a suit, ${cardsText(all)}: two more from your partner make a flush.`
    );
  },
  suited: (scene) =>
    scene.move.type === 'lay' &&
    scene.state.laid.length < 2 &&
    ofOneSuit(scene, scene.cards) &&
    `It is two of a suit, ${cardsText(scene.cards)}, on the way to a flush.`,
  'nearly-straight': (scene) => {
    const all = [...scene.cards, centreOf(scene) ?? UNKNOWN];
    const heights = all.map((card) => scene.wilds.heights[card] ?? WILD);
    const spread = Math.max(...heights) - Math.min(...heights);
    return (
      scene.move.type === 'lay' &&
      scene.state.laid.length < 2 &&
      !heights.includes(WILD) &&
      new Set(heights).size === all.length &&
      spread < STRAIGHT &&
      `${cardsText(all)} lie close together: two more from your partner make a straight.`
    );
  },
  'third-alike': (scene) => {
    const { cards, wilds, state, seat } = scene;
    const kept = (state.hands[seat] ?? []).filter((card) => !cards.includes(card));
    const like = (card: Card): readonly Card[] =>
      kept.filter((other) => other >= 0 && wilds.heights[other] === wilds.heights[card]);
    const third = cards.find((card) => !isWild(wilds, card) && like(card).length === 2);
    return (
      third !== undefined &&
      `You hold three like ${cardsText([third])}, and one lays two: ${cardsText(like(third))} still go together.`
    );
  },
  'throws-low': ({ state, seat, move, wins, cards, wilds }) => {
    const heights = (state.hands[seat] ?? [])
      .map((card) => wilds.heights[card] ?? WILD)
      .toSorted((x, y) => x - y);
    const middle = heights[heights.length >> 1] ?? 0;
    return (
      move.type === 'lay' &&
      state.laid.length === LAST &&
      wins <= LOST &&
      cards.every((card) => !isWild(wilds, card) && (wilds.heights[card] ?? 0) < middle) &&
      `It can’t win anyway, and ${cardsText(cards)} are low: higher cards win when hands are alike.`
    );
  },
  'keeps-wild': ({ state, seat, cards, wilds, move }) => {
    const kept = (state.hands[seat] ?? []).filter(
      (card) => card >= 0 && !cards.includes(card) && isWild(wilds, card),
    );
    return (
      move.type === 'lay' &&
      kept.length > 0 &&
      !cards.some((card) => isWild(wilds, card)) &&
      `It keeps ${cardsText(kept)} for a better hand.`
    );
  },
};
