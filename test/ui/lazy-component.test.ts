import { expect, test } from 'vitest';
import { lazyComponent } from '../../src/ui/lazy-component.tsx';

test('a failed load is repeated on the next request, and a successful one isn’t', async () => {
  let loadCount = 0;
  const Part = () => null;
  const Soon = lazyComponent(
    async () => {
      loadCount += 1;
      if (loadCount < 3) throw new Error('offline');
      return Part;
    },
    () => null,
  );
  await expect(Soon.fetch()).rejects.toThrow('offline');
  await expect(Soon.fetch()).rejects.toThrow('offline');
  expect(await Soon.fetch()).toBe(Part);
  expect(await Soon.fetch()).toBe(Part);
  expect(loadCount).toBe(3);
});
