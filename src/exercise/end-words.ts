/** Words of the ends of exercises; loaded after the first table. */
export const END = {
  right: 'Right:',
  wrong: 'Wrong:',
  /** A kind word about a result, the more so the fewer were right. */
  praise: (rightCount: number, of: number) =>
    rightCount === of
      ? 'All of them: well judged.'
      : rightCount * 2 >= of
        ? 'A good share right, and the rest can be learnt.'
        : rightCount > 0
          ? 'Tricky ones. Each miss shows you a rule you will know next time.'
          : 'These were hard ones. Look at the answers once, and the next six go better.',
  result: (rightCount: number, of: number) => `${rightCount} of ${of}`,
  series: (game: string) => `${game}, six tables`,
  another: 'Another six',
} as const;
