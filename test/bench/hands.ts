import { handValue } from '../../src/games/pokex/play/five-card-hand.ts';
import { createRandom } from '../../src/random/random.ts';

const HAND_COUNT = 4096;
const PACK_SIZE = 54;
const ACE_RANK = 12;
const JOKER_CODE = -1;

/** Ranks and suits for hands of five from a pack with two wild jokers. */
function createHands(): Int8Array {
  const random = createRandom(5);
  const pack = Array.from({ length: PACK_SIZE }, (_, card) => card);
  const hands = new Int8Array(HAND_COUNT * 6);
  for (let hand = 0; hand < HAND_COUNT; hand++) {
    const cards = random.shuffle(pack).slice(0, 5);
    cards.forEach((card, i) => {
      hands[hand * 6 + i] = card < 52 ? card >> 2 : JOKER_CODE;
    });
    hands[hand * 6 + 5] = cards.reduce((suits, card) => (card < 52 ? suits & (1 << (card & 3)) : suits), 15);
  }
  return hands;
}

/** Hands of five evaluated per second, including jokers. */
export function handsPerSecond(seconds: number): number {
  const hands = createHands();
  let sum = 0;
  const pass = (): void => {
    for (let at = 0; at < hands.length; at += 6) {
      sum += handValue(
        hands[at] as number,
        hands[at + 1] as number,
        hands[at + 2] as number,
        hands[at + 3] as number,
        hands[at + 4] as number,
        hands[at + 5] as number,
        ACE_RANK,
      );
    }
  };
  for (let warm = 0; warm < 200; warm++) pass();
  let valued = 0;
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    pass();
    valued += HAND_COUNT;
  }
  if (sum === 0) throw new Error('nothing was valued');
  return (valued / (performance.now() - start)) * 1000;
}
