import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../src/referee/readings.ts';
import type { SettingEffect } from '../../../src/referee/setting-effects.ts';
import type { Verdict } from '../../../src/referee/verdict.ts';
import { describeReading, describeReadingBriefly, RULING_LABELS } from '../../../src/table/ruling/labels.ts';
import { dependsOnText, readingsSummary } from '../../../src/table/ruling/panel-words.ts';

const SETTING = { title: 'Jumping in', otherLabel: 'No' } as Reading;
const reading = (verdict: Verdict, ...says: readonly string[]): Reading => ({
  ...SETTING,
  verdict,
  ...(says.length > 0 ? { says } : {}),
});

describe('a house rule that changes a ruling', () => {
  test.each([
    ['legal', 'With the house rule “Jumping in: No”, this is allowed.'],
    ['illegal', 'With the house rule “Jumping in: No”, this is not allowed.'],
    ['depends', 'With the house rule “Jumping in: No”, this depends on the hidden cards.'],
  ] as const)('is named with its ruling: %s', (verdict, sentence) => {
    expect(describeReading(reading(verdict))).toBe(sentence);
  });

  test('is named without a colon if it is a question', () => {
    const question = { ...reading('legal'), title: 'May you jump in?' };
    expect(describeReading(question)).toBe('With the house rule “May you jump in? No”, this is allowed.');
  });

  test('can be left out beside its name', () => {
    expect(describeReadingBriefly(reading('illegal'))).toBe('With “No”, this is not allowed.');
  });

  test('continues the sentence with what would happen; only a name keeps its capital', () => {
    const told = (says: string): string => describeReadingBriefly(reading('legal', says));
    expect(told('It would be your turn.')).toBe('With “No”, it would be your turn.');
    expect(told('You wouldn’t draw.')).toBe('With “No”, you wouldn’t draw.');
    expect(told('Your ace would count 11.')).toBe('With “No”, your ace would count 11.');
    expect(told('Ann would draw 2 cards.')).toBe('With “No”, Ann would draw 2 cards.');
    expect(told('Theresa would draw 2 cards.')).toBe('With “No”, Theresa would draw 2 cards.');
    expect(told('The piles would stay.')).toBe('With “No”, the piles would stay.');
    expect(told('There would be no count.')).toBe('With “No”, there would be no count.');
    expect(told('This would end the deal.')).toBe('With “No”, this would end the deal.');
  });

  test('reports after a colon what happens', () => {
    const effect = { ...SETTING, says: ['Ann draws 2 cards.', 'It would be your turn.'] } as SettingEffect;
    expect(describeReading(effect)).toBe(
      'With the house rule “Jumping in: No”: Ann draws 2 cards. It would be your turn.',
    );
    expect(describeReadingBriefly(effect)).toBe('With “No”: Ann draws 2 cards. It would be your turn.');
  });
});

test('the panel of a ruling names its rule, and the house rules and hidden cards that it depends on', () => {
  expect(RULING_LABELS.rule('4.2')).toBe('Rule 4.2');
  expect(dependsOnText('who holds the ace')).toBe('It depends on who holds the ace.');
  expect([readingsSummary(1), readingsSummary(2)]).toEqual([
    '1 house rule would change this',
    '2 house rules would change this',
  ]);
});
