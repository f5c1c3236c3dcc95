import type { Reasons } from '../../../game/reasons.ts';
import type { Attempt } from '../rules/attempt.ts';

export const ENDING: Reasons<Attempt> = [
  {
    rule: 'spite-and-malice/end',
    says: ({ state }) =>
      state.moved
        ? 'You end your turn here and lay no card to the side.'
        : 'You end your turn without having moved a card.',
  },
];
