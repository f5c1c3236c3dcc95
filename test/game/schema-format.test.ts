import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { definePack } from '../../src/cards/pack.ts';
import { hiddenCard, hiddenCards, openCards } from '../../src/game/schema.ts';
import { describeSchema } from '../../src/kit/schema-description.ts';

const PACK = definePack({ standard: 1, extras: [{ code: 'X', text: 'the joker', spoken: 'joker', copies: 2 }] });

/** Those of these texts that the described schema accepts. */
function accepted(schema: v.GenericSchema, mode: 'read' | 'written', texts: readonly string[]): readonly string[] {
  const { pattern, items } = describeSchema(schema, mode) as { pattern?: string; items?: { pattern: string } };
  return texts.filter((text) => new RegExp(items?.pattern ?? pattern ?? '^$', 'u').test(text));
}

const TEXTS = ['AS', 'a♠', '10D', 'X', 'x', '?', '1?', '12?', '0?', 'ZZ', 'AS?'];

test('an open card, an unseen one and a run are described by their spelling', () => {
  expect(accepted(openCards(PACK), 'read', TEXTS)).toEqual(['AS', 'a♠', '10D', 'X', 'x']);
  expect(accepted(openCards(PACK), 'written', TEXTS)).toEqual(['AS', '10D', 'X']);
  expect(accepted(hiddenCards(PACK), 'read', TEXTS)).toEqual(['AS', 'a♠', '10D', 'X', 'x', '?', '1?', '12?']);
  expect(accepted(hiddenCards(PACK), 'written', TEXTS)).toEqual(['AS', '10D', 'X', '?', '12?']);
  const card = hiddenCard(PACK, 'One card.');
  expect(accepted(card, 'read', TEXTS)).toEqual(['AS', 'a♠', '10D', 'X', 'x', '?', '1?']);
  expect(accepted(card, 'written', TEXTS)).toEqual(['AS', '10D', 'X', '?']);
});
