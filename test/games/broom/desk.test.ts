import { beforeAll, expect, test } from 'vitest';
import { $place, $places } from '../../../src/features/desk/state/desk.ts';
import { editPlace, removeUnseen } from '../../../src/features/desk/state/edit.ts';
import { openDraft } from '../../../src/features/desk/state/link.ts';
import { fetchReferee } from '../../../src/features/desk/state/ruling.ts';
import { isCardPlace } from '../../../src/features/desk/state/things.ts';
import { touchItem, tryMove } from '../../../src/features/desk/state/try.ts';
import { enterLine } from '../../../src/features/desk/state/typed-line.ts';
import type { CardPlace } from '../../../src/game/desk.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import { game as broom } from '../../../src/games/broom/index.ts';
import { currentDraft, currentRuling } from '../../features/desk/desk-entries.ts';

// No worker starts here, so the page judges.
beforeAll(fetchReferee);

const game: WholeGame = broom;

test('one shown card of a hand leaves three unseen, and the ruling depends on them', async () => {
  openDraft(game, '');
  await enterLine('AH');
  $place.set('table');
  await enterLine('5S 6S 6H 6D');
  touchItem({ zone: 'hand-0', item: 'AH' });
  touchItem({ zone: 'table', item: '5S' });
  const moveResult = game.notation.move.read({ type: 'combine', cards: ['AH'], with: ['5S'] }, currentDraft().options);
  if (!moveResult.ok) throw new Error(moveResult.fault.says);
  tryMove(moveResult.value);
  expect(currentRuling().ruling.verdict).toBe('depends');
  expect(
    currentRuling()
      .ruling.maybe.map(({ says }) => says)
      .join(),
  ).toMatch(/you must still hold a card worth 6\.$/);
  removeUnseen($places.get().find(isCardPlace) as CardPlace);
  expect(currentRuling().ruling.verdict).toBe('illegal');
});

test('a ruling that depends on who made a combined card says so', async () => {
  openDraft(game, '');
  await enterLine('2S 9H');
  $place.set('table');
  await enterLine('5C+2D KS');
  const moveResult = game.notation.move.read(
    { type: 'combine', cards: ['2S'], with: ['5C+2D'] },
    currentDraft().options,
  );
  if (!moveResult.ok) throw new Error(moveResult.fault.says);
  tryMove(moveResult.value);
  expect(currentRuling().ruling.verdict).toBe('depends');
  expect(currentRuling().openQuestions.map(({ id }) => id)).toEqual(['maker-5C+2D']);
  expect(currentRuling().ruling.depends).toEqual(['who made 5♣+2♦']);
  const table = $places.get().find(({ id }) => id === 'table') as CardPlace;
  const question = table.ask?.('5C+2D');
  if (!question) throw new Error('a combined card has a maker');
  editPlace(question, 0);
  expect(currentRuling().ruling.verdict).toBe('illegal');
  editPlace(question, 1);
  expect([currentRuling().ruling.verdict, currentRuling().openQuestions]).toEqual(['legal', []]);
});
