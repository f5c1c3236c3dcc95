import { expect, test } from 'vitest';
import type { Game } from '../../../src/game/game.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import type { Sorting } from '../../../src/game/zone.ts';
import { typedGame as game } from '../../../src/games/lucky-number/index.ts';
import type { LuckyOptions } from '../../../src/games/lucky-number/options.ts';
import type { LuckyState } from '../../../src/games/lucky-number/state.ts';
import { drop } from '../../../src/table/session.ts';
import { tableOf } from './ask.ts';

function parseState(
  hands: string,
  pile: string,
  otherFields: object = {},
  house: Partial<LuckyOptions> = {},
): LuckyState {
  const options = { ...defaultOptions(game.options), ...house } as LuckyOptions;
  const result = game.notation.position.read(
    tableOf(hands, pile, otherFields) as Parameters<typeof game.notation.position.read>[0],
    options,
    1,
  );
  if (!result.ok) throw new Error(result.fault.says);
  return result.value;
}

function arrangedHand(hand: string, house: Partial<LuckyOptions> = {}): readonly Sorting[] {
  const state = parseState(`${hand} | 3C | 6D`, '9H', {}, house);
  return game.table.zones(state, 0, String).find(({ kind }) => kind === 'hand')?.sortings ?? [];
}
const groups = (sorting: Sorting | undefined): string => (sorting?.groups ?? []).map((g) => g.join(' ')).join(' | ');
const bundles = (sorting: Sorting | undefined): readonly string[] =>
  (sorting?.bundles ?? []).map(({ items }) => items.join(' '));

const MIXED_HAND = 'AS 2S 3S 3S 9S 3H 5H 3D 10D X KC';

test('a hand is sorted by suit, black and red alternating, or by rank; jokers last', () => {
  const [suit, rank] = arrangedHand(MIXED_HAND);
  expect(groups(suit)).toBe('AS 2S 3S 3S.2 9S | 3H 5H | KC | 3D 10D | X');
  expect(groups(rank)).toBe('AS | 2S | 3S 3S.2 3H 3D | 5H | 9S | 10D | KC | X');
});

test('runs and sets are touched together, with one of twins', () => {
  const [suit, rank] = arrangedHand(MIXED_HAND);
  expect(bundles(suit)).toEqual(['AS 2S 3S']);
  expect(suit?.bundles[0]?.label).toBe('Run A♠ – 3♠');
  expect(bundles(rank)).toEqual(['3S 3H 3D']);
});

test('a run goes around the corner where runs may', () => {
  const hand = 'QC KC AC 2C 3C 9D 9H 4S';
  expect(bundles(arrangedHand(hand)[0])).toEqual(['QC KC AC 2C 3C']);
  expect(bundles(arrangedHand(hand, { wrap: false })[0])).toEqual(['AC 2C 3C', 'QC KC AC']);
});

test('all thirteen of a suit are one run', () => {
  const hand = 'AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD';
  const wholeRun = hand.split(' ').join(' ');
  expect(bundles(arrangedHand(hand)[0])).toEqual([wholeRun]);
});

test('a card dragged onto the pile is laid, several are combined, and a jack waits for its suit', () => {
  const state = parseState('2D 3D 4D JH 9S 6H 6C KS | 3C | 6D', '9H', { lucky: [9, 20, 20] });
  const drag = (handIds: readonly string[], item: string) => {
    const pick = (id: string) => ({ zone: 'hand-0', item: id });
    const at = { game: game as unknown as Game, view: state, seat: 0 };
    return drop({ tableSeat: at, picked: handIds.map(pick) }, pick(item), { zone: 'pile', item: 'pile' }).sure;
  };
  expect(drag([], '9S')).toMatchObject({ type: 'lay' });
  expect(drag(['2D', '3D'], '4D')).toMatchObject({ type: 'combine', top: game.pack.read('4D') });
  expect(drag([], 'JH')).toBeUndefined();
});

test('a jack is laid and names a suit: its buttons say so', () => {
  const state = parseState('JH 9S | 3C | 6D', '9H');
  const buttons = game.table
    .propose(state, 0, [{ zone: 'hand-0', item: 'JH' }])
    .filter(({ label }) => label === 'Lay')
    .map(({ label, detail }) => `${label} ${detail}`);
  expect(buttons).toEqual(['Lay and name ♠', 'Lay and name ♥', 'Lay and name ♦', 'Lay and name ♣']);
});

test('dice are shown as they fell, with their sum', () => {
  const state = parseState('4S | 3C | 6H', '9H 9C', { owed: { by: 'dice', n: 4 } });
  const { events } = game.play.play({ ...state, chance: game.play.deal(state.options, 3).chance }, 0, {
    type: 'draw',
  });
  const [diceEvent] = events.filter((event) => event.kind === 'dice');
  const [drew] = events.filter((event) => event.kind === 'drew-debt');
  expect(diceEvent?.dice).toHaveLength(4);
  expect(diceEvent?.dice.every((n) => n >= 1 && n <= 6)).toBe(true);
  expect(diceEvent?.sum).toBe(diceEvent?.dice.reduce((a, b) => a + b, 0));
  expect(drew?.drawn).toBe(diceEvent?.sum);
  const signs = diceEvent ? game.table.eventSigns?.(diceEvent) : [];
  expect(signs?.map(({ spoken }) => spoken)).toEqual(diceEvent?.dice.map((n) => `a die showing ${n}`));
  const eyes = signs?.map(({ face }) => face.art.split('M').length - 1);
  expect(eyes).toEqual(diceEvent?.dice);
});
