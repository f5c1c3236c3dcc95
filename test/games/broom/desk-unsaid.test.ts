import { expect, test } from 'vitest';
import { writeDraft } from '../../../src/features/desk/state/draft.ts';
import { gameById } from '../../../src/games/index.ts';
import { answer as answerLine } from '../../../src/referee/answer.ts';
import { draftOf, eventText, gameOf, openReadings, rulingOn, withEntry } from '../../features/desk/desk-draft.ts';

const id = 'broom';

test('the Broom sweeps the cards on the table, so the desk asks for them', () => {
  const sweep = draftOf(id, { hands: [['BROOM', '3?'], ['4?']] }, { type: 'sweep', cards: ['BROOM'] });
  expect([rulingOn(id, sweep).ruling.verdict, openReadings(rulingOn(id, sweep))]).toEqual(['depends', ['table']]);
  expect(rulingOn(id, withEntry(id, sweep, 'table', [])).ruling.verdict).toBe('illegal');
  expect(rulingOn(id, withEntry(id, sweep, 'table', ['5C'])).ruling.verdict).toBe('legal');
});

test('after the last cards the desk invents no deal, and no points of piles that weren’t filled in', () => {
  const lastTake = draftOf(
    id,
    { hands: [['9S'], []], table: ['9H'], stock: [] },
    { type: 'take', cards: ['9S'], groups: [['9H']] },
  );
  const deskRuling = rulingOn(id, lastTake);
  expect(deskRuling.ruling.verdict).toBe('legal');
  expect(deskRuling.citedEvents.length).toBeGreaterThan(0);
  expect(eventText(deskRuling)).not.toMatch(/points?|most cards|dealt/);
  expect(deskRuling.dependsOn.join()).toMatch(/pile/);
});

test('a desk that gives a ruling is judged the same on the command line', () => {
  const draft = draftOf(
    'broom',
    { hands: [['6S', '3?'], ['4?']], table: ['5C', '9H'] },
    { type: 'take', cards: ['6S'], groups: [['5C', '9H']] },
  );
  const line = answerLine('judge', JSON.stringify(writeDraft(gameOf('broom'), draft)), gameById);
  expect(line).toMatchObject({ verdict: rulingOn('broom', draft).ruling.verdict });
});
