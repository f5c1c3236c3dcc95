import { beforeAll, expect, test } from 'vitest';
import { $draft, $place, $target, showExample } from '../../../src/features/desk/state/desk.ts';
import { tapCard } from '../../../src/features/desk/state/edit.ts';
import { setHouseRule } from '../../../src/features/desk/state/house-rules.ts';
import { openDraft } from '../../../src/features/desk/state/link.ts';
import { fetchReferee } from '../../../src/features/desk/state/ruling.ts';
import { game } from '../../../src/games/lucky-number/index.ts';
import { JOKER } from '../../../src/games/lucky-number/pack.ts';
import { currentRuling, enterAt } from '../../features/desk/desk-entries.ts';

// No worker starts here, so the page judges.
beforeAll(fetchReferee);

test('the desk asks for an unknown lucky number by name', () => {
  openDraft(game, '');
  showExample();
  enterAt('lucky-0', null);
  const { ruling } = currentRuling();
  expect(ruling.verdict).toBe('depends');
  expect(ruling.depends.join()).toMatch(/your lucky number/);
  expect(ruling.depends.join()).not.toMatch(/seat \d/);
});

test.each([
  [8, 5, 5],
  [0, 1, 0],
])('with %i jokers in the packs, %i tapped into the pile are %i', (jokers, taps, lie) => {
  openDraft(game, '');
  setHouseRule('jokers', jokers);
  $place.set('pile');
  for (let n = 0; n < taps; n++) tapCard(JOKER);
  expect($target.get()?.id).toBe('pile');
  const pile = (($draft.get()?.position['pile'] ?? []) as readonly string[]).filter((card) => card === 'X');
  expect(pile).toHaveLength(lie);
});
