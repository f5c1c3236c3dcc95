/** What is wrong with a record, and what its list says. */
export const WORDS = {
  stored: 'the games you saved',
  storedWriting: 'the game you were writing down',
  tooLong: 'This is far longer than the record of any game. It was not opened.',
  damaged: 'This isn’t a record of a game, or part of it is missing. Save it again where it comes from.',
  atMove: (at: number) => `At move ${at + 1}: `,
  unread: (why: string) => `This record can’t be read. ${why}`,
  otherGame: (game: string) => `This is a record of another game, not of ${game}.`,
  outcomes: { back: 'It was taken back.', stood: 'It was left standing.' },
  settled: (at: number, facts: readonly string[]) =>
    `Move ${at + 1} shows that this was not allowed. It depended on ${facts.join('; ')}.`,
  unknown: (cards: number) =>
    cards === 1
      ? 'We don’t know yet which card is face up. Touch it first.'
      : `We don’t know yet which ${cards} cards are face up. Touch them first.`,
  elsewhere: 'This card is already somewhere else on the table. First say which card is there.',
} as const;
