import { afterEach, expect, test, vi } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { fetchExplainer } from '../../../src/table/ruling/explainer.ts';
import { linkPictureStyles } from '../../../src/table/ruling/explainer-parts.ts';

/** A page that takes down what is put into its head. */
function openPage(): readonly { tag: string; rel?: string; href?: string }[] {
  const head: { tag: string }[] = [];
  vi.stubGlobal('document', {
    createElement: (tag: string) => ({ tag }),
    head: { append: (element: { tag: string }) => head.push(element) },
  });
  return head;
}

afterEach(() => vi.unstubAllGlobals());

test('the styles of pictures are linked when a picture is drawn', () => {
  const head = openPage();
  linkPictureStyles();
  expect(head).toEqual([{ tag: 'link', rel: 'stylesheet', href: expect.any(String) }]);
});

test('the explanations of a game are fetched once, and there are none of an unknown game', async () => {
  openPage();
  const id = games[0]?.id ?? '';
  const [first, second] = await Promise.all([fetchExplainer(id), fetchExplainer(id)]);
  expect(Object.keys(first?.reasons ?? {}).length).toBeGreaterThan(0);
  expect(second).toBe(first);
  expect(await fetchExplainer(id)).toBe(first);
  expect(await fetchExplainer('patience')).toBeNull();
});
