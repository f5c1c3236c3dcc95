import { beforeAll, expect, test } from 'vitest';
import { $place, $places } from '../../../src/features/desk/state/desk.ts';
import { sayOf, thatIsAll } from '../../../src/features/desk/state/edit.ts';
import { openDraft } from '../../../src/features/desk/state/link.ts';
import { fetchJudge } from '../../../src/features/desk/state/ruling.ts';
import { isCards } from '../../../src/features/desk/state/things.ts';
import { touch, tryMove } from '../../../src/features/desk/state/try.ts';
import { typeLine } from '../../../src/features/desk/state/typed.ts';
import type { CardPlace } from '../../../src/game/desk.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import { game as broom } from '../../../src/games/broom/index.ts';
import { draft, rulingNow } from '../../features/desk/said.ts';

// No worker starts here: the page judges.
beforeAll(fetchJudge);

const game: WholeGame = broom;

test('one shown card of a hand leaves three unseen, and the ruling depends on them', async () => {
  openDraft(game, '');
  await typeLine('AH');
  $place.set('table');
  await typeLine('5S 6S 6H 6D');
  touch({ zone: 'hand-0', item: 'AH' });
  touch({ zone: 'table', item: '5S' });
  const read = game.notation.move.read({ type: 'combine', cards: ['AH'], with: ['5S'] }, draft().options);
  if (!read.ok) throw new Error(read.fault.says);
  tryMove(read.value);
  expect(rulingNow().ruling.verdict).toBe('depends');
  expect(
    rulingNow()
      .ruling.maybe.map(({ says }) => says)
      .join(),
  ).toMatch(/you must still hold a card worth 6\.$/);
  thatIsAll($places.get().find(isCards) as CardPlace);
  expect(rulingNow().ruling.verdict).toBe('illegal');
});

test('a ruling that depends on who made a combined card says so', async () => {
  openDraft(game, '');
  await typeLine('2S 9H');
  $place.set('table');
  await typeLine('5C+2D KS');
  const read = game.notation.move.read({ type: 'combine', cards: ['2S'], with: ['5C+2D'] }, draft().options);
  if (!read.ok) throw new Error(read.fault.says);
  tryMove(read.value);
  expect(rulingNow().ruling.verdict).toBe('depends');
  expect(rulingNow().open.map(({ id }) => id)).toEqual(['maker-5C+2D']);
  expect(rulingNow().ruling.depends).toEqual(['who made 5♣+2♦']);
  const table = $places.get().find(({ id }) => id === 'table') as CardPlace;
  const question = table.ask?.('5C+2D');
  if (!question) throw new Error('a combined card has a maker');
  sayOf(question, 0);
  expect(rulingNow().ruling.verdict).toBe('illegal');
  sayOf(question, 1);
  expect([rulingNow().ruling.verdict, rulingNow().open]).toEqual(['legal', []]);
});
