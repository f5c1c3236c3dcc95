const SUIT_CLASSES: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' };
const CARD_TEXT = /((?:10|[2-9AJQK])?([♠♥♦♣]))\uFE0E?(?![^<]*>)/gu;

/** Marks every card in rendered HTML, so that it is coloured, never broken across lines, and never an emoji. */
export function markCards(html: string): string {
  return html.replace(
    CARD_TEXT,
    (_, card: string, suit: string) => `<span class="card-said card-said-${SUIT_CLASSES[suit]}">${card}\uFE0E</span>`,
  );
}

const TABLE_ROW = /<tr\b[\s\S]*?<\/tr>/g;
const CELL_TAG = /<t[dh]\b[^>]*>/g;
const NUMBER_CLASS = 'class="is-number"';

/** Marks every cell of a column of numbers, including its head: they are aligned right. */
export function markNumberColumns(html: string): string {
  const columns = new Set<number>();
  for (const [row] of html.matchAll(TABLE_ROW))
    for (const [i, [cell]] of [...row.matchAll(CELL_TAG)].entries())
      if (i > 0 && cell.includes(NUMBER_CLASS)) columns.add(i);
  return html.replace(TABLE_ROW, (row) => {
    let at = 0;
    return row.replace(CELL_TAG, (cell) =>
      !columns.has(at++) || cell.includes(NUMBER_CLASS) ? cell : cell.replace(/^<t[dh]/, `$& ${NUMBER_CLASS}`),
    );
  });
}

/** Whether a cell contains only numbers. */
export function isNumber(html: string): boolean {
  return /^[\d\s–−+,…-]*\d[\d\s–−+,…-]*$/.test(html.replace(/<\/?(?:strong|em)>/g, ''));
}
