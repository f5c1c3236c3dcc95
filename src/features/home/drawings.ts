const drawings = import.meta.glob<string>('../../../content/*/drawing.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A game's line drawing, from its own folder; '' where it has none. */
export function drawingOf(game: string): string {
  return drawings[`../../../content/${game}/drawing.svg`] ?? '';
}
