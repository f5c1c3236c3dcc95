const CLASS: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' };
const CARD = /((?:10|[2-9AJQK])?([♠♥♦♣]))\uFE0E?(?![^<]*>)/gu;

/** Rendered words with every card kept in one piece, in its colour, and never an emoji. */
export function prose(html: string): string {
  return html.replace(
    CARD,
    (_, card: string, suit: string) =>
      `<span class="card-said card-said-${CLASS[suit]}">${card}\uFE0E</span>`,
  );
}

/** Whether a table's cell holds a number, or several, and nothing else: those stand in line at the right. */
export function isNumber(html: string): boolean {
  return /^[\d\s–−+,…-]*\d[\d\s–−+,…-]*$/.test(html.replace(/<\/?(?:strong|em)>/g, ''));
}
