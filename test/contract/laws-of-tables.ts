import { expect, test } from 'vitest';
import { UNKNOWN } from '../../src/cards/card.ts';
import { judge } from '../../src/game/judge.ts';
import type { LawRunner } from './law-runner.ts';

/** Proposals with one label from which on there may be more. */
const MOST_WAYS = 4;

const name = (seat: number): string => `seat ${seat}`;

/** Laws about the table on the screen. */
export function tableLaws({ game, ofDecisions }: LawRunner): void {
  test('law 12: zones show each visible card once and no hidden face', () => {
    ofDecisions(({ state, seat }) => {
      const view = game.visibility.view(state, seat);
      const zones = game.table.zones(view, seat, name);
      const knownCards = (cards: readonly number[]): readonly number[] =>
        cards.filter((card) => card !== UNKNOWN).toSorted((a, b) => a - b);
      const shownCards = zones.flatMap((zone) => zone.items.flatMap((item) => item.cards));
      expect(knownCards(shownCards)).toEqual(knownCards(game.play.cards(view)));
      for (const zone of zones) {
        expect(new Set(zone.items.map(({ id }) => id)).size).toBe(zone.items.length);
      }
    });
  });

  test('a hand in any order shows every card once, and a group is part of the hand', () => {
    ofDecisions(({ state, seat }) => {
      for (const { items, sortings = [] } of game.table.zones(game.visibility.view(state, seat), seat, name)) {
        const itemIds = items.map(({ id }) => id).sort();
        for (const { groups, bundles } of sortings) {
          expect([...groups.flat()].sort()).toEqual(itemIds);
          for (const bundle of bundles) {
            expect(new Set(bundle.items).size).toBe(bundle.items.length);
            expect(bundle.items.filter((id) => !itemIds.includes(id))).toEqual([]);
          }
        }
      }
    });
  });

  test('every proposal can be judged, and touching the cards of a legal move proposes that move', () => {
    ofDecisions(({ state, seat, move }) => {
      const view = game.visibility.view(state, seat);
      const proposals = game.table.propose(view, seat, game.table.picksOf(view, seat, move));
      const keys = proposals.map((proposal) => game.notation.key(proposal.move));
      for (const proposal of proposals) judge(game, state, seat, proposal.move);
      // Where cards can be grouped in many ways, only the first are proposed.
      const isCutOff = [...Map.groupBy(proposals, ({ label }) => label).values()].some(
        (ways) => ways.length >= MOST_WAYS,
      );
      if (!isCutOff) expect(keys).toContain(game.notation.key(move));
    });
  });
}
