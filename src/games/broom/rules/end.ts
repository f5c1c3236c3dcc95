import { consequence } from '../../../game/rule.ts';

export const endRules = [
  consequence({
    id: 'broom/last-takes-rest',
    title: 'The last taker gets the rest',
    law: 'The last taker gets the cards on the table when all hands and the stock are empty. If no player took a card all session, those cards count for nobody.',
    notes: {
      'Cards that get stuck':
        'Some cards can’t be taken any more: four courts of one rank on the table, a court left over after the Broom took the others, the 20 joker, the 15 joker (only the 20 takes it, together with cards worth 5), a combined card when the cards that could take it are gone. Only the Broom or the last taker gets those.',
      'If no player took a card': 'The source doesn’t say, for it hardly ever happens. Here nobody gets those cards.',
    },
  }),
  consequence({
    id: 'broom/session-end',
    title: 'End of a session',
    law: 'Each session is scored after its last card, and then the next one is dealt.',
  }),
];
