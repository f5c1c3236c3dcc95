import { expect, test } from 'vitest';
import { lighten } from '../../../src/features/rulebook/lighten.ts';
import { isNumber, markCards } from '../../../src/features/rulebook/prose.ts';

test('a card in a sentence isn’t broken across lines, has its colour, and is never an emoji', () => {
  expect(markCards('<strong>10♦</strong>, the Carousel')).toBe(
    '<strong><span class="card-said card-said-d">10♦\uFE0E</span></strong>, the Carousel',
  );
});

test('a number before a card isn’t part of it, and a suit alone is a suit', () => {
  expect(markCards('1♠')).toContain('1<span');
  expect(markCards('more ♣ than ♥').match(/card-said-[ch]/g)).toEqual(['card-said-c', 'card-said-h']);
});

test('nothing inside a tag is touched', () => {
  expect(markCards('<a title="10♦">x</a>')).toBe('<a title="10♦">x</a>');
});

test('only cells of digits are aligned to the right', () => {
  expect(['10', '<strong>39</strong>', '2–4', '2, 3, 4 … 10', '−1'].every(isNumber)).toBe(true);
  expect(['', '10♦', 'Ace', '20 joker', '–'].some(isNumber)).toBe(false);
});

const LONG_PATH = `M${'1 2 '.repeat(12)}z`;
const face = `<svg class="card-face is-S" data-card="6S"><path d="${LONG_PATH}" transform="scale(2)"></path></svg>`;

test('a shape or face drawn twice is on the page once and reused', () => {
  const shapes = new Map<string, string>();
  const first = lighten(face + face, shapes);
  const useShape = '<use href="#s1" transform="scale(2)"/>';
  expect(first.defs).toBe(`<path id="s1" d="${LONG_PATH}"/><g id="s2">${useShape}</g>`);
  expect(first.html).toBe('<svg class="card-face is-S"><use href="#s2"/></svg>'.repeat(2));
  const other = lighten(face + face.replace('scale(2)', 'scale(3)'), shapes);
  expect(other.defs).toBe(`<g id="s3">${useShape.replace('2)', '3)')}</g>`);
  expect(other.html).toContain('<use href="#s2"/>');
});

test('a drawing has no event handlers, and a card back keeps its pattern', () => {
  const cardBack = face.replace('is-S', 'is-back');
  const { html } = lighten(face + cardBack, new Map());
  expect(html).not.toContain('data-card');
  expect(html).toContain(LONG_PATH);
});
