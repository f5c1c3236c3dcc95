import { UNKNOWN } from '../../src/cards/card.ts';
import type { Game } from '../../src/game/game.ts';
import type { Zone, ZoneItem } from '../../src/game/zone.ts';
import { cite } from '../../src/referee/cite.ts';
import type { TryResult } from '../../src/referee/try-result.ts';
import type { Book, BookChapter } from '../../src/rulebook/book.ts';
import type { JudgedCase } from '../../src/rulebook/judged-case.ts';

/** All cases of a book with their rulings, as a text that card players can proof-read. */
export function formatRulings(book: Book): string {
  const { game } = book;
  const chapters = book.chapters.filter((chapter) => chapter.rules.some((bookRule) => bookRule.cases.length > 0));
  return `${game.name}: what the referee says to every example of the rulebook\n\n${chapters
    .map((chapter) => formatChapter(game, chapter))
    .join('\n')}`;
}

function formatChapter(game: Game, { number, title, rules }: BookChapter): string {
  const rulesWithCases = rules.filter((rule) => rule.cases.length > 0);
  const text = rulesWithCases.map(
    ({ number: at, rule, cases }) =>
      `${at} ${rule.title}\n    “${rule.law}”\n\n${cases.map((one) => formatCase(game, one)).join('\n')}`,
  );
  return `${number}. ${title}\n${'='.repeat(title.length + 3)}\n\n${text.join('\n')}`;
}

function formatCase(game: Game, judged: JudgedCase): string {
  const lines = [
    `- ${judged.title}  [${judged.id}]`,
    ...judged.house.map((rule) => `  House rule  ${rule}`),
    ...judged.zones.filter(isWorthListing).map((zone) => `  ${zone.label.padEnd(16)} ${cardsOf(game, zone)}`),
    ...(judged.tried ? formatTry(game, judged.tried) : []),
    ...judged.dealt.map(({ rule, says }) => `    > ${rule.number} ${says}`),
  ];
  return `${lines.join('\n')}\n`;
}

function isWorthListing(zone: Zone): boolean {
  return zone.kind === 'row' || zone.kind === 'hand' || zone.items.some(({ cards, sign }) => sign || cards.length > 0);
}

function cardsOf(game: Game, { items, kind }: Zone): string {
  if (kind === 'piles' || kind === 'columns') return items.map((item) => pileText(game, item)).join(' | ');
  const seenItems = items.filter((item) => item.sign || item.cards.some((card) => card !== UNKNOWN));
  const hiddenCount = items.length - seenItems.length;
  const texts = seenItems.map((item) => itemText(game, item));
  if (hiddenCount > 0) texts.push(seenItems.length > 0 ? `and ${hiddenCount} unseen` : `${hiddenCount} unseen`);
  return texts.join('  ') || 'nothing';
}

/** Returns the cards of a pile in the order they were played, with the number of unseen cards. */
function pileText(game: Game, { cards, stands }: ZoneItem): string {
  const faces = cards.map((card, i) => game.pack.text(card) + (stands?.[i] ? `=${stands[i]}` : ''));
  const hiddenCount = cards.filter((card) => card === UNKNOWN).length;
  const texts = faces.filter((_, i) => cards[i] !== UNKNOWN);
  return [...(hiddenCount > 0 ? [`(${hiddenCount} unseen)`] : []), ...texts].join(' ') || '–';
}

function itemText(game: Game, { cards, worth, note, sign }: ZoneItem): string {
  if (sign) return sign.spoken;
  const text = cards.map(game.pack.text).join('+');
  if (worth === undefined) return text;
  return note === undefined ? `(${text} = ${worth})` : `(${text} = ${worth}, ${note})`;
}

function formatTry(game: Game, { ruling, citedEvents }: TryResult): readonly string[] {
  const { verdict, tried, findings, maybe, permits, depends, nearest, readings } = ruling;
  return [
    `  Tried: ${tried}  ${verdict.toUpperCase()}`,
    ...findings.map((finding) => `    ${game.rules.number(finding.rule)} ${finding.says}`),
    ...depends.map((question) => `    It depends on ${question}.`),
    ...maybe.map((finding) => `    Possibly: ${game.rules.number(finding.rule)} ${finding.says}`),
    ...(permits.length > 0
      ? [
          `    By ${permits
            .map((id) => cite(game, id))
            .map(({ number, title }) => `${number} ${title}`)
            .join(', ')}`,
        ]
      : []),
    ...readings.map(
      ({ title, otherLabel, verdict: otherVerdict, says }) =>
        `    Elsewhere (${title}: ${otherLabel}): ${says?.join(' ') ?? otherVerdict}`,
    ),
    ...(nearest.length > 0 ? [`    Instead: ${nearest.map(({ says }) => says).join(' ')}`] : []),
    ...citedEvents.map(({ rule, says }) => `    > ${rule.number} ${says}`),
  ];
}
