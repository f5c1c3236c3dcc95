import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/game/json.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { advise } from '../../../src/games/pokex/heuristics/index.ts';
import { typedGame as game } from '../../../src/games/pokex/index.ts';
import type { PokexOptions } from '../../../src/games/pokex/options.ts';
import { auctionAt, bidsOfDeclarer, cards, fourthTrick } from './ask.ts';

const name = (seat: number): string => ['you', 'Ann', 'Bert', 'Cleo'][seat] ?? '';

function adviceAt(position: object, seat = 0, house: object = {}): readonly { id: string; says: string }[] {
  const options = { ...defaultOptions(game.options), ...house } as PokexOptions;
  const positionResult = game.notation.position.read(position as JsonObject, options, 1);
  if (!positionResult.ok) throw new Error(`${positionResult.fault.path}: ${positionResult.fault.says}`);
  return advise(game.visibility.view(positionResult.value, seat), seat, name);
}
const ids = (position: object, seat = 0, house: object = {}): readonly string[] =>
  adviceAt(position, seat, house).map(({ id }) => id);

describe('the coach of Pokex', () => {
  test('explains counting before the first bid', () => {
    expect(ids(auctionAt(''))).toEqual(['first-bid']);
    expect(ids(auctionAt('pass'), 1)).toEqual(['first-bid']);
    expect(ids(auctionAt('3 pass'), 2)).toEqual(['partner-has-bid']);
    expect(ids(auctionAt('3'), 1)).toEqual(['over-their-bid']);
  });

  test('says what a bid over an opponent’s needs, and what it costs if it fails', () => {
    expect(adviceAt(auctionAt('pass 3'), 2)[0]?.says).toBe(
      'Ann has bid 3, so bid at least 4 or pass. Count the tricks you expect, as for a first bid. If you are close, bid: a failed bid costs nothing, and their 3 no longer counts.',
    );
    expect(adviceAt(auctionAt('pass 5'), 2, { failed: 'minus' })[0]?.says).toBe(
      'Ann has bid 5. Bid more only if you expect as many tricks, since a failed bid costs points. If you pass, you can still take enough tricks to make theirs fail.',
    );
    expect(ids(auctionAt('pass 5'), 2)).toEqual(['six-over-five']);
    expect(ids(auctionAt('3 pass'), 2)).not.toContain('over-their-bid');
  });

  test('says that 6 over their 5 costs nothing, but not over a partner’s 5', () => {
    expect(adviceAt(auctionAt('pass 5'), 2)[0]).toMatchObject({
      id: 'six-over-five',
      says: 'Ann has bid 5. A bid of 6 would end the auction, and it costs nothing if it fails.',
    });
    expect(ids(auctionAt('pass 5 pass'), 3)).not.toContain('six-over-five');
    expect(ids(auctionAt('pass 4'), 2)).not.toContain('six-over-five');
    expect(ids(auctionAt('pass 5'), 2, { failed: 'minus' })).not.toContain('six-over-five');
  });

  test('says to bid one less only where a bid that fails costs something', () => {
    expect(adviceAt(auctionAt(''))[0]?.says).toMatch(/bid at least that many: a failed bid costs nothing\.$/);
    expect(adviceAt(auctionAt(''), 0, { failed: 'minus' })[0]?.says).toMatch(
      /bid one fewer: a failed bid costs points/,
    );
  });

  test('mentions a partner’s bid first, by name and number', () => {
    const position = {
      dealer: 1,
      bids: [
        { seat: 2, tricks: 3 },
        { seat: 3, pass: true },
      ],
    };
    expect(adviceAt(position)[0]).toMatchObject({ id: 'partner-has-bid' });
    expect(adviceAt(position)[0]?.says).toMatch(/^Bert has bid 3 for both of you/);
    expect(ids({ dealer: 2, bids: [{ seat: 3, tricks: 3 }] })).not.toContain('partner-has-bid');
  });

  test('tells the leader which card of the row comes next', () => {
    const lead = { phase: 'play', ...bidsOfDeclarer(0, 3), centre: cards('9H KD 2C QH 10S AC') };
    expect(adviceAt(lead)[0]?.says).toContain('9♥ is next in the row.');
    const pickedAdvice = adviceAt(lead, 0, { centre: 'chosen' })[0]?.says;
    expect(pickedAdvice).toContain('Your partner will pick the centre card.');
    expect(pickedAdvice).not.toContain('next in the row');
  });

  test('tells the leader’s partner what was laid, and the last player that everything is known', () => {
    const ledPosition = {
      phase: 'play',
      ...bidsOfDeclarer(2, 3),
      laid: [{ seat: 2, cards: ['KS', 'KC'] }],
    };
    expect(adviceAt(ledPosition)[0]?.says).toMatch(/^Bert has laid K♠ and K♣/);
    expect(ids(fourthTrick('QH QC QS 4S', '5C 5S 8S 8H', '8D'))[0]).toBe('last-to-lay');
  });

  test('mentions a joker only to the player who holds one', () => {
    const hand = (text: string) => ({
      phase: 'play',
      ...bidsOfDeclarer(0, 3),
      hands: [[...cards(text), '10?'], ['12?'], ['12?'], ['12?']],
    });
    expect(ids(hand('AS X'))).toContain('wild-card-held');
    expect(ids(hand('AS KS'))).not.toContain('wild-card-held');
  });

  test('counts on jokers only where they are wild', () => {
    expect(adviceAt(auctionAt(''))[0]?.says).toContain('a matching pair, a flush or a joker.');
    expect(adviceAt(auctionAt(''), 0, { jokers: 'top-rank' })[0]?.says).toContain('a matching pair or a flush.');
  });

  test('has nothing to say about the last two cards, but for a bid that is safe', () => {
    const lastTrick = (declarer: number) => ({
      phase: 'play',
      ...bidsOfDeclarer(declarer, 3),
      hands: [cards('KS X'), ['2?'], ['2?'], ['2?']],
      played: 5,
    });
    expect(ids({ ...lastTrick(3), tricks: [2, 3] })).toEqual(['bid-is-safe']);
    expect(ids({ ...lastTrick(3), tricks: [3, 2] })).toEqual([]);
    const laid = [1, 3, 2].map((seat) => ({ seat, cards: [`${seat + 2}H`, `${seat + 2}C`] }));
    const lastLay = { ...lastTrick(0), hands: [cards('KS X'), [], [], []], laid, current: '8D', tricks: [2, 3] };
    expect(ids(lastLay)).toEqual([]);
    const laterLay = { ...lastTrick(1), laid: laid.slice(-1), tricks: [3, 2] };
    expect(ids({ ...laterLay, hands: [cards('KS X'), ['2?'], [], ['2?']] })).toEqual([]);
  });

  test('tells each side in its own way when a bid is safe', () => {
    const safe = (declarer: number) => ({
      phase: 'play',
      ...bidsOfDeclarer(declarer, 2),
      played: 4,
      tricks: declarer % 2 === 0 ? [2, 2] : [2, 2],
    });
    const texts = [adviceAt(safe(0), 0), adviceAt(safe(1), 1)].map(
      (advice) => advice.find(({ id }) => id === 'bid-is-safe')?.says,
    );
    expect(texts[0]).toMatch(/^Your bid is safe/);
    expect(texts[1]).toMatch(/^Your bid is safe/);
    const theirPosition = { phase: 'play', ...bidsOfDeclarer(3, 2), played: 1, tricks: [0, 1] };
    expect(ids(theirPosition)).not.toContain('bid-is-safe');
    expect(
      adviceAt({ ...theirPosition, played: 5, tricks: [3, 2] }, 0).find(({ id }) => id === 'bid-is-safe')?.says,
    ).toMatch(/^Their bid is safe/);
  });

  test('says nothing to a player who isn’t on turn', () => {
    expect(adviceAt(auctionAt(''), 2)).toEqual([]);
  });
});
