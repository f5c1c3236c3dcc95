const CLASS: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' };
const CARD = /((?:10|[2-9AJQK])?([♠♥♦♣]))\uFE0E?(?![^<]*>)/gu;

/** Marks every card in rendered HTML, so that it is coloured, never broken across lines, and never an emoji. */
export function markCards(html: string): string {
  return html.replace(
    CARD,
    (_, card: string, suit: string) => `<span class="card-said card-said-${CLASS[suit]}">${card}\uFE0E</span>`,
  );
}

const ROW = /<tr\b[\s\S]*?<\/tr>/g;
const CELL = /<t[dh]\b[^>]*>/g;
const NUMBER = 'class="is-number"';

/** Marks every cell of a column of numbers, including its head: they are aligned right. */
export function markNumberColumns(html: string): string {
  const columns = new Set<number>();
  for (const [row] of html.matchAll(ROW))
    for (const [i, [cell]] of [...row.matchAll(CELL)].entries()) if (i > 0 && cell.includes(NUMBER)) columns.add(i);
  return html.replace(ROW, (row) => {
    let at = 0;
    return row.replace(CELL, (cell) =>
      !columns.has(at++) || cell.includes(NUMBER) ? cell : cell.replace(/^<t[dh]/, `$& ${NUMBER}`),
    );
  });
}

/** Whether a cell contains only numbers. */
export function isNumber(html: string): boolean {
  return /^[\d\s–−+,…-]*\d[\d\s–−+,…-]*$/.test(html.replace(/<\/?(?:strong|em)>/g, ''));
}
