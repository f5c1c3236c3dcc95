import type { Drawing, PictureCard, PictureOf } from './parcel.ts';

/** A picture, drawn as SVG and turned into a PNG on the device; here a ruling’s own. */

const WIDTH = 1080;
const EDGE = 72;
const SERIF = 'Georgia, "Noto Serif", "Times New Roman", serif';
const SANS = 'system-ui, "Noto Sans", Arial, sans-serif';
const INK = { black: '#211d18', red: '#b3261e', accent: '#8a5a0b' } as const;
const VERDICT = {
  legal: ['#0b5c66', '#dff0ee', 'M5 13l5 5L20 7'],
  illegal: ['#b3261e', '#fbe9e6', 'M6 6l12 12M18 6L6 18'],
  depends: ['#7a5109', '#f8edd6', 'M8 9a4 4 0 1 1 5 4c-1 .4-1 1-1 2M12 19v.4'],
} as const;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Measures text as it will be drawn. */
type Measure = (text: string, size: number) => number;

/** A text in lines that are no wider than there is room. */
export function lines(text: string, size: number, measure: Measure, width = WIDTH - 2 * EDGE): string[] {
  const out: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer, size) > width) {
      out.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? out : [...out, line];
}

/** Suit signs keep the colour of the suit, and never become an emoji. */
function coloured(text: string): string {
  return escaped(text).replaceAll(
    /(?:10|[2-9AJQK])?([♠♥♦♣])\uFE0E?/gu,
    (card, suit: string) =>
      `<tspan fill="${suit === '♥' || suit === '♦' ? INK.red : INK.black}">${card.replace('\uFE0E', '')}\uFE0E</tspan>`,
  );
}

function cardAt(card: PictureCard, x: number, y: number): string {
  const ink = INK[card.ink];
  const [big, small] = card.box === 24 ? [2.6, 1.35] : [0.8, 0];
  return (
    `<g transform="translate(${x} ${y})"><rect width="124" height="176" rx="12" fill="#fffdf8" stroke="#ddd3c0" stroke-width="2"/>` +
    `<text x="14" y="52" font-family='${SANS}' font-size="46" font-weight="700" fill="${ink}">${escaped(card.index)}</text>` +
    (small > 0
      ? `<path transform="translate(14 62) scale(${small})" d="${card.path}" fill="${ink}" fill-rule="evenodd"/>`
      : '') +
    `<path transform="translate(${card.box === 24 ? 50 : 30} ${card.box === 24 ? 102 : 82}) scale(${big})" d="${card.path}" fill="${ink}" fill-rule="evenodd"/></g>`
  );
}

/** The picture as SVG. */
export function drawn(of: PictureOf, address: string, measure: Measure): string {
  const [ink, soft, sign] = VERDICT[of.verdict];
  const parts: string[] = [];
  let y = 0;
  const write = (text: string, size: number, more: string): void => {
    for (const line of lines(text, size, measure)) {
      y += size * 1.35;
      parts.push(
        `<text x="${EDGE}" y="${Math.round(y)}" font-size="${size}" ${more}>${coloured(line)}</text>`,
      );
    }
  };
  parts.push(
    `<rect width="${WIDTH}" height="190" fill="${soft}"/><circle cx="${EDGE + 44}" cy="95" r="44" fill="${ink}"/>` +
      `<path transform="translate(${EDGE + 14} 65) scale(2.5)" d="${sign}" fill="none" stroke="#fffdf8" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>` +
      `<text x="${EDGE + 116}" y="116" font-family='${SERIF}' font-size="64" font-weight="600" fill="${ink}">${escaped(of.head)}</text>`,
  );
  y = 200;
  write(of.tried, 36, `font-family='${SANS}' fill="#6b6357"`);
  if (of.cards.length > 0) {
    const step = Math.min(140, (WIDTH - 2 * EDGE - 124) / Math.max(1, of.cards.length - 1));
    of.cards.forEach((card, i) => {
      parts.push(cardAt(card, EDGE + i * step, y + 34));
    });
    y += 226;
  }
  y += 12;
  write(of.says, 46, `font-family='${SERIF}' font-weight="600" fill="${INK.black}"`);
  if (of.law !== of.says) {
    y += 18;
    write(of.law, 38, `font-family='${SERIF}' font-style="italic" fill="${INK.black}"`);
  }
  y += 14;
  write(of.source, 32, `font-family='${SANS}' fill="${ink}"`);
  y += 40;
  write(address, 28, `font-family='${SANS}' fill="#6b6357"`);
  const height = Math.round(y + EDGE / 1.5);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">` +
    `<rect width="${WIDTH}" height="${height}" fill="#fbf8f2"/>${parts.join('')}</svg>`
  );
}

/** The picture as a PNG. @throws Error where this browser can't draw it */
export async function pictureOf(of: PictureOf | Drawing, address: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const measure: Measure = (text, size) => {
    pen.font = `600 ${size}px ${SERIF}`;
    return pen.measureText(text).width;
  };
  const image = new Image();
  // The policy lets images come from here and from data, from nowhere else.
  const svg = 'draws' in of ? of.draws() : drawn(of, address, measure);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  pen.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return blob;
}
