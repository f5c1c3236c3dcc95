import { expect, test } from 'vitest';
import { writeDraft } from '../../../src/features/desk/state/draft.ts';
import { gameById } from '../../../src/games/index.ts';
import { answer as answerLine } from '../../../src/referee/answer.ts';
import { desk, events, gameOf, open, ruled, withMore } from '../../features/desk/a-desk.ts';

const id = 'broom';

test('the Broom sweeps the cards on the table, so the desk asks for them', () => {
  const sweep = desk(id, { hands: [['BROOM', '3?'], ['4?']] }, { type: 'sweep', cards: ['BROOM'] });
  expect([ruled(id, sweep).ruling.verdict, open(ruled(id, sweep))]).toEqual(['depends', ['table']]);
  expect(ruled(id, withMore(id, sweep, 'table', [])).ruling.verdict).toBe('illegal');
  expect(ruled(id, withMore(id, sweep, 'table', ['5C'])).ruling.verdict).toBe('legal');
});

test('after the last cards the desk invents no deal, and no points of piles that weren’t filled in', () => {
  const last = desk(
    id,
    { hands: [['9S'], []], table: ['9H'], stock: [] },
    { type: 'take', cards: ['9S'], groups: [['9H']] },
  );
  const tried = ruled(id, last);
  expect(tried.ruling.verdict).toBe('legal');
  expect(tried.citedEvents.length).toBeGreaterThan(0);
  expect(events(tried)).not.toMatch(/points?|most cards|dealt/);
  expect(tried.dependsOn.join()).toMatch(/pile/);
});

test('a desk that gives a ruling is judged the same on the command line', () => {
  const told = desk(
    'broom',
    { hands: [['6S', '3?'], ['4?']], table: ['5C', '9H'] },
    { type: 'take', cards: ['6S'], groups: [['5C', '9H']] },
  );
  const line = answerLine('judge', JSON.stringify(writeDraft(gameOf('broom'), told)), gameById);
  expect(line).toMatchObject({ verdict: ruled('broom', told).ruling.verdict });
});
