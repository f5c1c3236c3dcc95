import '../../ui/device/a-storage.ts';
import { expect, test } from 'vitest';
import { $held, heldKey, readHeld, withHeld } from '../../../src/features/endings/kept.ts';
import { exported, takeOver } from '../../../src/features/progress/taken-along.ts';
import { forgetAll } from '../../../src/ui/device/forget.ts';

test('an ending that was held is stored once, by its side, and a foreign note isn’t read', () => {
  const key = heldKey('a-game', 2, 1);
  const once = withHeld({ version: 1, held: [] }, key);
  expect(withHeld(once, key)).toEqual(once);
  expect(once.held).not.toContain(heldKey('a-game', 2, 0));
  expect(readHeld(JSON.parse(JSON.stringify(once)))).toEqual(once);
  expect(readHeld({ version: 2, held: [] })).toBeUndefined();
  expect(readHeld({ version: 1, held: [3] })).toBeUndefined();
});

test('endings that were held are in the saved file, and a file with nonsense about them is refused', () => {
  const key = heldKey('a-game', 3, 0);
  $held.set(withHeld($held.get(), key));
  const file = exported();
  forgetAll();
  expect($held.get().held).toEqual([]);
  expect(takeOver(file)).toBe(true);
  expect($held.get().held).toEqual([key]);
  expect(takeOver(JSON.stringify({ ...JSON.parse(file), endings: { version: 1, held: [3] } }))).toBe(false);
  const { endings: _, ...older } = JSON.parse(file);
  expect(takeOver(JSON.stringify(older))).toBe(true);
  expect($held.get().held).toEqual([key]);
});
