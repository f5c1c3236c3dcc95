import { SUIT_PATH } from '../../ui/card/paths.ts';
import { type Parcel, type PictureCard, type RulingPicture, SHEET_CHART, type SheetPicture } from './parcel.ts';

/** Draws pictures as SVG and renders them as PNG on the device. */

const WIDTH = 1080;
const MARGIN = 72;
const SERIF = 'Georgia, "Noto Serif", "Times New Roman", serif';
const SANS = 'system-ui, "Noto Sans", Arial, sans-serif';
const INK = { black: '#211d18', red: '#b3261e', accent: '#8a5a0b' } as const;
const GREY_TEXT = '#6b6357';
const VERDICT_LOOK = {
  legal: ['#0b5c66', '#dff0ee', 'M5 13l5 5L20 7'],
  illegal: ['#b3261e', '#fbe9e6', 'M6 6l12 12M18 6L6 18'],
  depends: ['#7a5109', '#f8edd6', 'M8 9a4 4 0 1 1 5 4c-1 .4-1 1-1 2M12 19v.4'],
} as const;

/** Escapes a text for XML content and attributes. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface TextStyle {
  readonly size: number;
  readonly family: string;
  readonly fill: string;
  readonly weight?: 400 | 600;
  readonly style?: 'normal' | 'italic';
}

const canvasFont = ({ style = 'normal', weight = 400, size, family }: TextStyle): string =>
  `${style} ${weight} ${size}px ${family}`;

/** The font as SVG attributes, without the colour. */
const svgFont = ({ style = 'normal', weight = 400, size, family }: TextStyle): string =>
  `font-family='${family}' font-size="${size}" font-weight="${weight}" font-style="${style}"`;

/** Width of a text in px. */
type MeasureText = (text: string, textStyle: TextStyle) => number;

/** Breaks a text into lines of at most `width` px. */
export function wrapLines(text: string, measure: (text: string) => number, width = WIDTH - 2 * MARGIN): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** A suit sign with an optional rank; U+FE0E asks for text presentation. */
const SUITED_CARD = /((?:10|[2-9AJQK])?)([♠♥♦♣])\uFE0E?/gu;
const SUIT_OF_SIGN: Readonly<Record<string, 'S' | 'H' | 'D' | 'C'>> = {
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  '♣': 'C',
};
/** Width of a suit sign, relative to the font size. */
const SIGN_WIDTH = 0.72;

interface TextLine {
  readonly text: string;
  readonly y: number;
  readonly textStyle: TextStyle;
}

/** Width of a text with its suit signs, which are drawn as paths because some fonts lack them. */
const widthOf = (text: string, textStyle: TextStyle, measure: MeasureText): number =>
  measure(text.replaceAll(SUITED_CARD, '$1'), textStyle) +
  (text.match(SUITED_CARD)?.length ?? 0) * SIGN_WIDTH * textStyle.size;

/** Returns a line of text as SVG, with suit signs drawn in their own colours. */
function drawTextLine({ text, y, textStyle }: TextLine, measure: MeasureText): string {
  const signWidth = SIGN_WIDTH * textStyle.size;
  let [x, svg, from] = [MARGIN, '', 0];
  const append = (words: string, fill: string): void => {
    if (words === '') return;
    svg += `<text xml:space="preserve" x="${x.toFixed(1)}" y="${y}" ${svgFont(textStyle)} fill="${fill}">${escapeXml(words)}</text>`;
    x += measure(words, textStyle);
  };
  for (const card of text.matchAll(SUITED_CARD)) {
    const [wholeMatch, rank = '', sign = ''] = card;
    const suit = SUIT_OF_SIGN[sign] ?? 'S';
    const fill = suit === 'H' || suit === 'D' ? INK.red : INK.black;
    append(text.slice(from, card.index), textStyle.fill);
    append(rank, fill);
    const transform = `translate(${x.toFixed(1)} ${(y - signWidth).toFixed(1)}) scale(${(signWidth / 24).toFixed(3)})`;
    svg += `<path transform="${transform}" d="${SUIT_PATH[suit]}" fill="${fill}" fill-rule="evenodd"/>`;
    x += signWidth;
    from = card.index + wholeMatch.length;
  }
  append(text.slice(from), textStyle.fill);
  return svg;
}

function drawCard(card: PictureCard, x: number, y: number): string {
  const ink = INK[card.ink];
  const [bigScale, smallScale] = card.box === 24 ? [2.6, 1.35] : [0.8, 0];
  return (
    `<g transform="translate(${x} ${y})"><rect width="124" height="176" rx="12" fill="#fffdf8" stroke="#ddd3c0" stroke-width="2"/>` +
    `<text x="14" y="52" font-family='${SANS}' font-size="46" font-weight="700" fill="${ink}">${escapeXml(card.index)}</text>` +
    (smallScale > 0
      ? `<path transform="translate(14 62) scale(${smallScale})" d="${card.path}" fill="${ink}" fill-rule="evenodd"/>`
      : '') +
    `<path transform="translate(${card.box === 24 ? 50 : 30} ${card.box === 24 ? 102 : 82}) scale(${bigScale})" d="${card.path}" fill="${ink}" fill-rule="evenodd"/></g>`
  );
}

/** A page that grows downwards as it is written. */
interface PicturePage {
  y: number;
  readonly parts: string[];
  readonly write: (text: string, textStyle: TextStyle) => void;
}

function createPage(measure: MeasureText, top: number): PicturePage {
  const page: PicturePage = {
    y: top,
    parts: [],
    write(text, textStyle) {
      for (const line of wrapLines(text, (part) => widthOf(part, textStyle, measure))) {
        page.y += textStyle.size * 1.35;
        page.parts.push(drawTextLine({ text: line, y: Math.round(page.y), textStyle }, measure));
      }
    },
  };
  return page;
}

/** The page as SVG, on paper. */
function finishPage({ y, parts }: PicturePage): string {
  const height = Math.round(y + MARGIN / 1.5);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">` +
    `<rect width="${WIDTH}" height="${height}" fill="#fbf8f2"/>${parts.join('')}</svg>`
  );
}

/** Width of a column of points. */
const COLUMN = 190;

/** A row of a score sheet: its label, and its points in columns. */
function drawRow([label, ...points]: SheetPicture['rows'][number], y: number, isTotal: boolean): string {
  const font = svgFont({ size: 30, family: SANS, fill: INK.black, weight: isTotal ? 600 : 400 });
  const cells = points.map((text, i) => {
    const x = WIDTH - MARGIN - (points.length - 1 - i) * COLUMN;
    return `<text x="${x}" y="${y}" ${font} text-anchor="end" fill="${INK.black}">${escapeXml(text)}</text>`;
  });
  return `<text x="${MARGIN}" y="${y}" ${font} fill="${INK.black}">${escapeXml(label)}</text>${cells.join('')}`;
}

/** Rows at the end of a score sheet that are totals. */
const TOTALS = 2;

/** The end of a game as SVG. */
export function drawSheet(picture: SheetPicture, address: string, measure: MeasureText): string {
  const page = createPage(measure, MARGIN / 2);
  const rule = (width: number): void => {
    page.y += 18;
    page.parts.push(`<path d="M${MARGIN} ${page.y}H${WIDTH - MARGIN}" stroke="${INK.black}" stroke-width="${width}"/>`);
  };
  page.write(picture.head, { size: 30, family: SANS, fill: GREY_TEXT });
  rule(3);
  page.write(picture.title, { size: 96, family: SERIF, fill: INK.black });
  page.write(picture.result, { size: 42, family: SERIF, fill: INK.black });
  if (picture.leadLine !== '') {
    page.parts.push(
      `<polyline transform="translate(${MARGIN} ${page.y + 24})" points="${picture.leadLine}" fill="none" stroke="${INK.black}" stroke-width="5" stroke-linejoin="round"/>`,
    );
    page.y += SHEET_CHART[1] + 30;
  }
  if (picture.rows.length > 0) rule(3);
  picture.rows.forEach((row, i) => {
    const isTotal = i >= picture.rows.length - TOTALS;
    if (isTotal) rule(1);
    page.y += 42;
    page.parts.push(drawRow(row, page.y, isTotal));
  });
  for (const { title, sentences } of picture.notes) {
    page.y += 30;
    page.write(title, { size: 30, family: SANS, fill: GREY_TEXT, weight: 600 });
    for (const sentence of sentences) page.write(sentence, { size: 34, family: SERIF, fill: INK.black });
  }
  page.y += 40;
  page.write(address, { size: 28, family: SANS, fill: GREY_TEXT });
  return finishPage(page);
}

/** A ruling as SVG. */
export function drawRuling(picture: RulingPicture, address: string, measure: MeasureText): string {
  const [ink, background, sign] = VERDICT_LOOK[picture.verdict];
  const page = createPage(measure, 200);
  const { parts, write } = page;
  parts.push(
    `<rect width="${WIDTH}" height="190" fill="${background}"/><circle cx="${MARGIN + 44}" cy="95" r="44" fill="${ink}"/>` +
      `<path transform="translate(${MARGIN + 14} 65) scale(2.5)" d="${sign}" fill="none" stroke="#fffdf8" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>` +
      `<text x="${MARGIN + 116}" y="116" font-family='${SERIF}' font-size="64" font-weight="600" fill="${ink}">${escapeXml(picture.head)}</text>`,
  );
  write(picture.moveText, { size: 36, family: SANS, fill: GREY_TEXT });
  if (picture.cards.length > 0) {
    const step = Math.min(140, (WIDTH - 2 * MARGIN - 124) / Math.max(1, picture.cards.length - 1));
    picture.cards.forEach((card, i) => {
      parts.push(drawCard(card, MARGIN + i * step, page.y + 34));
    });
    page.y += 226;
  }
  page.y += 12;
  write(picture.reason, { size: 46, family: SERIF, fill: INK.black, weight: 600 });
  if (picture.law !== picture.reason) {
    page.y += 18;
    write(picture.law, { size: 38, family: SERIF, fill: INK.black, style: 'italic' });
  }
  page.y += 14;
  write(picture.source, { size: 32, family: SANS, fill: ink });
  page.y += 40;
  write(address, { size: 28, family: SANS, fill: GREY_TEXT });
  return finishPage(page);
}

/**
 * Renders a picture as PNG.
 * @throws Error if the browser can't
 */
export async function renderPicture(picture: NonNullable<Parcel['picture']>, address: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const measure: MeasureText = (text, textStyle) => {
    context.font = canvasFont(textStyle);
    return context.measureText(text).width;
  };
  const image = new Image();
  // The content security policy allows images from this site and from data URLs only.
  const svg =
    'drawSvg' in picture
      ? picture.drawSvg()
      : 'rows' in picture
        ? drawSheet(picture, address, measure)
        : drawRuling(picture, address, measure);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  context.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  return blob;
}
