import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadGames } from '../../../src/cli/games.ts';
import { faultAt } from '../../../src/features/desk/FaultText.tsx';
import { $lastDesk, readLastDesk, storeDesk } from '../../../src/features/desk/state/address.ts';
import { $draft, $laidTable, $places, $problem } from '../../../src/features/desk/state/desk.ts';
import { isEmptyDraft } from '../../../src/features/desk/state/draft.ts';
import { clearField } from '../../../src/features/desk/state/edit.ts';
import { openDraft } from '../../../src/features/desk/state/link.ts';
import { $answer, fetchReferee } from '../../../src/features/desk/state/ruling.ts';
import { isObject, type JsonObject } from '../../../src/game/json.ts';
import { packCase, packMatch, packScore, packTable } from '../../../src/referee/link.ts';
import { currentDraft } from './desk-entries.ts';

/** Links without a question of this game, or with an impossible one. */

const games = [...(await loadGames()).values()];
const SENTENCE = /^\S.*[.?!]$/s;

// No worker starts here, so the page judges.
beforeAll(fetchReferee);

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const exampleCase: JsonObject = { game: id, ...game.desk.example };
  const position = (isObject(exampleCase['position']) ? exampleCase['position'] : {}) as JsonObject;
  const link = packCase(exampleCase);
  const half = Math.floor(link.length / 2);
  const otherGameId = games.find((one) => one.id !== id)?.id ?? '';
  const card = game.pack.code(game.pack.cards[0] as never);

  beforeEach(() => openDraft(game, ''));

  test.each([
    ['torn off in the middle', link.slice(0, half)],
    ['without its last letter', link.slice(0, -1)],
    ['with one letter changed', `${link.slice(0, half)}${link[half] === 'A' ? 'B' : 'A'}${link.slice(half + 1)}`],
    ['with a word in it', `${link.slice(0, half)} and ${link.slice(half)}`],
    ['in capitals', link.toUpperCase()],
    ['of another version', `7${link.slice(1)}`],
    ['that is a word', 'hello'],
    ['that is a smile', '🙂'],
    ['that is far too long', `1c${'A'.repeat(200_000)}`],
    ['that holds a game', packMatch({ game: id })],
    ['that holds house rules', packTable({ game: id })],
    ['that holds a score sheet', packScore({ game: id })],
    ['of another game', packCase({ ...exampleCase, game: otherGameId })],
    ['of an unknown game', packCase({ ...exampleCase, game: 'whist' })],
    ['without a game', packCase({ position })],
    ['with an unknown house rule', packCase({ ...exampleCase, options: { moonlight: true } })],
    ['with more players than can sit there', packCase({ ...exampleCase, options: { seats: 99 } })],
    ['with a seat that isn’t there', packCase({ ...exampleCase, seat: 12 })],
    ['with no table', packCase({ ...exampleCase, position: [card] })],
  ])('a link %s says what is wrong, and the desk is empty', (_, text) => {
    storeDesk(id, link);
    openDraft(game, text);
    expect($problem.get()).toMatch(SENTENCE);
    expect(isEmptyDraft(game, currentDraft())).toBe(true);
    // The previous table is still offered.
    readLastDesk(id);
    expect($lastDesk.get()).toBe(link);
  });

  test.each([
    ['an impossible card', { ...position, hands: [['99Z']] }],
    ['hands of no number', { ...position, hands: 'many' }],
    ['a turn of a missing seat', { ...position, turn: 'Ann' }],
    ['an unknown field', { ...position, moon: 1 }],
    ['a card more often than the pack has it', { ...position, hands: [new Array(200).fill(card)] }],
    ['a million unseen cards', { ...position, hands: [['999999?']] }],
  ])('%s on the table is reported, and the rest of the position is laid out', (_, json) => {
    openDraft(game, packCase({ ...exampleCase, position: json }));
    const laidTable = $laidTable.get();
    const problem = $problem.get() ?? (laidTable?.ok ? null : laidTable?.fault.says);
    expect(problem).toMatch(SENTENCE);
    expect($draft.get()?.options).toBeDefined();
    if (laidTable?.ok !== false) throw new Error('it was laid as if nothing were wrong');
    // An error in a place selects that place; only the wrong entry is dropped.
    const isAtPlace = $places.get().some((place) => faultAt(place, laidTable.fault));
    if (!isAtPlace) clearField(laidTable.fault.path);
    expect($laidTable.get()?.ok).toBe(!isAtPlace);
  });

  test.each([
    ['of an unknown kind', { type: 'fly' }],
    ['without a kind', {}],
    ['with an impossible card', { ...(exampleCase['move'] as JsonObject), cards: ['99Z'] }],
  ])('a try %s is reported, and the table is laid out', (_, move) => {
    openDraft(game, packCase({ ...exampleCase, move }));
    const answer = $answer.get();
    expect($problem.get() ?? (answer?.ok === false ? answer.fault.says : null)).toMatch(SENTENCE);
    expect(Object.keys(currentDraft().position).length).toBeGreaterThan(0);
  });
});
