/** Words of the ends of exercises; loaded after the first table. */
export const END = {
  right: 'Right:',
  wrong: 'Wrong:',
  result: (rightCount: number, of: number) => `${rightCount} of ${of}`,
  series: (game: string) => `${game}, six tables`,
  another: 'Another six',
} as const;
