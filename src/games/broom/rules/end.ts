import { consequence } from '../../../game/rule.ts';

export const end = [
  consequence({
    id: 'broom/last-takes-rest',
    title: 'The last taker gets the rest',
    law: 'When all hands and the stock are empty, whatever still lies on the table goes to whoever took last; if nobody ever took, it counts for nobody.',
    notes: {
      'Cards that get stuck':
        'Some cards can’t be taken any more: four equal courts lying there, the odd court after a Broom, the 20 joker, the 15 joker (only the 20 takes it, with a five’s worth beside it), a combined card whose only taker is gone. Only the Broom or the last taker gets those.',
    },
  }),
  consequence({
    id: 'broom/session-end',
    title: 'End of a session',
    law: 'Then the session is scored, and the next one is dealt.',
  }),
];
