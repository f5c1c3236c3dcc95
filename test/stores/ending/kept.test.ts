import { expect, test } from 'vitest';
import { heldKey, readHeld, withHeld } from '../../../src/stores/ending/kept.ts';

test('an ending that was held is there once, by its side, and what is none of ours is not read', () => {
  const key = heldKey('a-game', 2, 1);
  const once = withHeld({ version: 1, held: [] }, key);
  expect(withHeld(once, key)).toEqual(once);
  expect(once.held).not.toContain(heldKey('a-game', 2, 0));
  expect(readHeld(JSON.parse(JSON.stringify(once)))).toEqual(once);
  expect(readHeld({ version: 2, held: [] })).toBeUndefined();
  expect(readHeld({ version: 1, held: [3] })).toBeUndefined();
});
