import { beforeAll, expect, test } from 'vitest';
import { game } from '../../../src/games/lucky-number/index.ts';
import { showExample } from '../../../src/stores/desk.ts';
import { openDraft } from '../../../src/stores/desk-link.ts';
import { fetchJudge } from '../../../src/stores/desk-ruling.ts';
import { choose, rulingNow } from '../../stores/desk-said.ts';

// No worker starts here: the page judges.
beforeAll(fetchJudge);

test('a lucky number nobody told is asked about by name', () => {
  openDraft(game, '');
  showExample();
  choose('lucky-0', null);
  const { ruling } = rulingNow();
  expect(ruling.verdict).toBe('depends');
  expect(ruling.depends.join()).toMatch(/your lucky number/);
  expect(ruling.depends.join()).not.toMatch(/seat \d/);
});
