import { expect, test } from 'vitest';
import * as desk from '../../../src/features/desk/state/desk.ts';
import { type DeskDraft, writeDraft } from '../../../src/features/desk/state/draft.ts';
import { tapCard } from '../../../src/features/desk/state/edit.ts';
import { layTable } from '../../../src/features/desk/state/laid-table.ts';
import { enterLine } from '../../../src/features/desk/state/typed-line.ts';
import { ok } from '../../../src/game/fault.ts';
import { draftOf, gameOf, openReadings, rulingOn, withEntry } from '../../features/desk/desk-draft.ts';

const id = 'lucky-number';
const layDraft = draftOf(
  id,
  { hands: [['8H', '14?'], ...new Array(2).fill(new Array(15).fill('?'))] },
  { type: 'lay', cards: ['8H'] },
);

/** With this top card, and no card just drawn. */
const idle = (draft: DeskDraft, pile: readonly string[]): DeskDraft =>
  withEntry(id, withEntry(id, draft, 'pile', pile), 'drawn', []);

test('a card can’t be laid on an unknown pile: the desk asks for the top card', () => {
  const firstRuling = rulingOn(id, layDraft);
  expect([firstRuling.ruling.verdict, openReadings(firstRuling)]).toEqual(['depends', ['pile']]);
  expect(firstRuling.ruling.depends).toEqual(['the top card of the pile']);
  expect(JSON.stringify([firstRuling.ruling, firstRuling.citedEvents])).not.toMatch(/9♥|9H/);
  const table = layTable(gameOf(id), layDraft);
  expect(table.ok && table.value.zones.find((zone) => zone.id === 'pile')).toMatchObject({
    items: [],
    empty: 'Not given yet',
  });
  expect(writeDraft(gameOf(id), layDraft)['position']).not.toHaveProperty('pile');
});

test('if the top card is known and the suit fits, the desk doesn’t ask what was named', () => {
  const heart = rulingOn(id, withEntry(id, idle(layDraft, ['KH']), 'owed-dice', 0));
  expect([heart.ruling.verdict, openReadings(heart)]).toEqual(['legal', []]);
});

test('on a jack the desk asks which suit was named', () => {
  const jack = withEntry(id, idle(layDraft, ['JS']), 'owed-dice', 0);
  expect(openReadings(rulingOn(id, jack))).toContain('suit');
  expect(rulingOn(id, withEntry(id, jack, 'suit', 'H')).ruling.verdict).toBe('legal');
  expect(rulingOn(id, withEntry(id, jack, 'suit', 'D')).ruling.verdict).toBe('illegal');
});

/** A table on which both copies of every card of the mover's hand lie open. */
const openTable = {
  pile: ['9D', 'KS', '6D', 'JS'],
  turn: 1,
  owed: null,
  suit: 'H',
  hands: [['KS', '4H'], ['4S', '6D', '4S'], ['2H']],
  turns: 13,
};

test('a card just drawn lies in the hand: it needs no copy of its own', () => {
  const passDraft = { ...draftOf(id, openTable, { type: 'pass' }, { jokers: 1 }), seat: 1 };
  const firstRuling = rulingOn(id, passDraft);
  expect(firstRuling.ruling.verdict).toBe('depends');
  expect(firstRuling.openQuestions.map(({ needs }) => needs)).toContain('whether a card was just drawn');
  expect(rulingOn(id, withEntry(id, passDraft, 'drawn', [])).ruling.verdict).toBe('illegal');
  expect(rulingOn(id, withEntry(id, passDraft, 'drawn', ['4S'])).ruling.verdict).toBe('legal');
});

test('nor is it taken out of the hand when it is told', () => {
  const { $draft, choosePlace, showDraft } = desk;
  showDraft(gameOf(id), ok({ ...draftOf(id, openTable, { type: 'pass' }), seat: 1 }));
  choosePlace('drawn');
  tapCard(gameOf(id).pack.read('4S') as number);
  expect($draft.get()?.position).toMatchObject({ drawn: '4S', hands: openTable.hands });
});

test('nor does it need one in a sentence, with another copy on the pile', async () => {
  desk.showDraft(gameOf(id), ok(draftOf(id, { pile: ['9D', '4S'], hands: [['15?'], ['15?'], ['15?']] }, {})));
  expect(await enterLine('I just drew 4s')).toBeNull();
  expect(desk.$draft.get()?.position).toMatchObject({
    drawn: '4S',
    pile: ['9D', '4S'],
    hands: [['4S', '14?'], ['15?'], ['15?']],
  });
});
