const drawings = import.meta.glob<string>('../../../content/*/drawing.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Returns a game's line drawing as SVG; '' if it has none. */
export function drawingOf(game: string): string {
  return drawings[`../../../content/${game}/drawing.svg`] ?? '';
}
