import '../../ui/device/test-storage.ts';
import { expect, test } from 'vitest';
import { $held, heldKey, parseHeld, withHeld } from '../../../src/features/endings/held-store.ts';
import { exportProgress, importProgress } from '../../../src/features/progress/portable-progress.ts';
import { forgetAll } from '../../../src/ui/device/forget.ts';

test('an ending that was held is stored once, by its side, and a foreign note isn’t read', () => {
  const key = heldKey('a-game', 2, 1);
  const heldOnce = withHeld({ version: 1, held: [] }, key);
  expect(withHeld(heldOnce, key)).toEqual(heldOnce);
  expect(heldOnce.held).not.toContain(heldKey('a-game', 2, 0));
  expect(parseHeld(JSON.parse(JSON.stringify(heldOnce)))).toEqual(heldOnce);
  expect(parseHeld({ version: 2, held: [] })).toBeUndefined();
  expect(parseHeld({ version: 1, held: [3] })).toBeUndefined();
});

test('endings that were held are in the saved file, and a file with nonsense about them is refused', () => {
  const key = heldKey('a-game', 3, 0);
  $held.set(withHeld($held.get(), key));
  const file = exportProgress();
  forgetAll();
  expect($held.get().held).toEqual([]);
  expect(importProgress(file)).toBe(true);
  expect($held.get().held).toEqual([key]);
  expect(importProgress(JSON.stringify({ ...JSON.parse(file), endings: { version: 1, held: [3] } }))).toBe(false);
  const { endings: _, ...older } = JSON.parse(file);
  expect(importProgress(JSON.stringify(older))).toBe(true);
  expect($held.get().held).toEqual([key]);
});
