import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Card, UNKNOWN } from '../../src/cards/card.ts';
import { ToyRecord } from './toy-hands.ts';

/** Claims about hidden hands, compared with what the hands truly are. */

const unseen = (n: number): readonly Card[] => new Array<Card>(n).fill(UNKNOWN);

/** A game of true hands, in which some players lie about the cards they keep. */
interface TrueGame {
  readonly hands: readonly (readonly Card[])[];
  readonly deck: readonly Card[];
  readonly turns: readonly {
    readonly pick: number;
    readonly claim: readonly Card[];
    readonly isLacking: boolean;
    readonly draws: number;
    readonly writes: number;
  }[];
}

const PACK = [0, 0, 1, 1, 2, 3, 4, 5, 6, 7];
const trueGames = (canDraw: boolean): fc.Arbitrary<TrueGame> =>
  fc
    .record({
      cards: fc.shuffledSubarray([...PACK], { minLength: PACK.length, maxLength: PACK.length }),
      turns: fc.array(
        fc.record({
          pick: fc.nat(),
          claim: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 3 }),
          isLacking: fc.boolean(),
          draws: canDraw ? fc.nat(1) : fc.constant(0),
          writes: canDraw ? fc.nat(9) : fc.constant(9),
        }),
        { minLength: 8, maxLength: 8 },
      ),
    })
    .map(({ cards, turns }) => ({ hands: [cards.slice(0, 4), cards.slice(4, 8)], deck: cards.slice(8), turns }));

/** Plays a true game. @returns the record, and by entry whether its claim was true; it ends at an illegal try */
function playTrueGame({ hands: dealt, deck, turns }: TrueGame) {
  const hands = dealt.map((hand) => [...hand]);
  const record = new ToyRecord(
    PACK,
    hands.map(({ length }) => unseen(length)),
  );
  const stock = [...deck];
  const truths: boolean[] = [];
  for (const [at, { pick, claim, isLacking, draws, writes }] of turns.entries()) {
    const seat = at % 2;
    const hand = hands[seat] ?? [];
    const cards = hand.splice(pick % Math.max(1, hand.length), 1);
    const isTrue = claim.some((one) => hand.includes(one)) !== isLacking;
    hand.push(...stock.splice(0, draws));
    // Now and then a hand is written down, the drawn card anywhere.
    const writtenHand = hand.toSorted((a, b) => ((a + writes) % 8) - ((b + writes) % 8));
    const options = {
      draws: hand.length - (record.state.hands[seat]?.length ?? 0) + 1,
      ...(writes < 2 ? { written: record.state.hands.with(seat, writtenHand) } : {}),
    };
    const verdict = record.add(seat, { cards, ...(isLacking ? { lacks: claim } : { keeps: claim }) }, options);
    if (verdict === 'illegal') break;
    truths.push(isTrue);
  }
  return { record, truths };
}

test('no claim is settled against the truth; of two that exclude each other one at least is a lie', () => {
  fc.assert(
    fc.property(trueGames(true), (game) => {
      const { record, truths } = playTrueGame(game);
      for (const [key, settled] of Object.entries(record.settled)) {
        const isTrue = truths[Number(key)];
        if (settled?.[1] === 'legal') expect(isTrue).toBe(true);
        // Refuted by cards, or by a later claim.
        if (settled?.[1] === 'illegal') expect(isTrue && truths[settled[0]]).toBe(false);
      }
    }),
    { numRuns: 100 },
  );
});

test('where nothing is drawn, every lie is found by the time all cards are played, and nothing true is doubted', () => {
  fc.assert(
    fc.property(trueGames(false), (game) => {
      const { record, truths } = playTrueGame(game);
      const isPlayedOut = truths.length === game.turns.length;
      const lies = truths.flatMap((isTrue, at) => (isTrue ? [] : [at]));
      const verdicts = Object.entries(record.settled).map(([key, settled]) => [Number(key), settled?.[1]] as const);
      const open = verdicts.flatMap(([at, verdict]) => (verdict ? [] : [at]));
      // What is open was sure once the played card was seen: true, then.
      if (isPlayedOut) expect(open.filter((at) => lies.includes(at))).toEqual([]);
      if (lies.length === 0) expect(verdicts.filter(([, verdict]) => verdict === 'illegal')).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
