import { beforeEach, expect, test, vi } from 'vitest';

// What was told in a visit is kept at module level.
beforeEach(() => vi.resetModules());

test('a move that can’t be judged without a connection is told once in a visit', async () => {
  const { notifyRefereeMissing } = await import('../../src/exercise/start.ts');
  const { $notices } = await import('../../src/ui/device/notices.ts');
  expect(notifyRefereeMissing()).toBeUndefined();
  notifyRefereeMissing();
  expect($notices.get()).toEqual([
    { id: 'untried', says: 'The referee couldn’t be loaded: no connection. Try again.' },
  ]);
});
