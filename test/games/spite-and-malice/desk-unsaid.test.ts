import { expect, test } from 'vitest';
import { placesOf } from '../../../src/features/desk/state/draft.ts';
import { layTable } from '../../../src/features/desk/state/laid-table.ts';
import { putDown } from '../../../src/features/desk/state/things.ts';
import { draftOf, eventText, gameOf, rulingOn, withEntry } from '../../features/desk/desk-draft.ts';

const id = 'spite-and-malice';
const goal = draftOf(
  id,
  { goal: [['?', '9C'], ['?']], centre: [['AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S'], [], [], []] },
  { type: 'move', from: { zone: 'goal' }, to: { zone: 'centre', pile: 0 } },
);

test('a goal card that is laid down may have others under it', () => {
  const place = placesOf(gameOf(id), goal).find((one) => one.id === 'goal-0');
  if (place?.kind !== 'pile') throw new RangeError('a goal pile');
  expect(putDown(place, {}, ['9C'])).toEqual(['?', '9C']);
});

test('with only the top goal card shown the game isn’t won, and the rest depends on the pile', () => {
  const ruling = rulingOn(id, goal);
  expect(ruling.ruling.verdict).toBe('legal');
  expect(eventText(ruling)).not.toMatch(/won|over/);
  expect(ruling.dependsOn).toContain('your goal pile');
  expect(eventText(rulingOn(id, withEntry(id, goal, 'goal-0', ['9C'])))).toMatch(/won/);
});

test('a card that was sent to the centre has moved', () => {
  const centreDraft = withEntry(id, goal, 'centreMoved', 1);
  expect(centreDraft.position).toMatchObject({ centreMoved: 1, moved: true });
  expect(layTable(gameOf(id), centreDraft).ok).toBe(true);
});
