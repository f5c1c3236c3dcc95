import { SUIT_PATH } from '../../ui/card/paths.ts';
import { CERTIFICATE } from './words.ts';

export interface CertificateContent {
  /** Name on the certificate; empty for a blank line to write on. */
  readonly name: string;
  /** Name of the game, or the number of games: "five games". */
  readonly subjectName: string;
  /** Example: "Level 2: verdict and rule". */
  readonly level: string;
  readonly rightCount: number;
  readonly caseCount: number;
  /** Example: "23 November 2026". */
  readonly day: string;
  /** Id of the paper: `2-k7f3q`. */
  readonly paper: string;
  readonly accent: string;
}

/** Escapes a text for XML content and attributes. */
const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const WIDTH = 1080;
const HEIGHT = 764;
const MIDDLE_X = WIDTH / 2;
const INK = '#211d18';
const GREY_TEXT = '#6b6357';
const RED = '#b3261e';
const DISPLAY_FONT = 'Fraunces, Georgia, "Noto Serif", "Times New Roman", serif';
const BODY_FONT = '"Instrument Sans", system-ui, "Noto Sans", Arial, sans-serif';
/** A suit for each corner. */
const SUITS = [
  [SUIT_PATH.S, INK],
  [SUIT_PATH.H, RED],
  [SUIT_PATH.C, INK],
  [SUIT_PATH.D, RED],
] as const;

/** SVG path of a seal: a circle with a wavy edge. */
function sealPath(x: number, y: number, radius: number): string {
  const waves = 28;
  const points = Array.from({ length: waves * 2 }, (_, i) => {
    const turn = (i * Math.PI) / waves;
    const pointRadius = i % 2 === 0 ? radius : radius * 0.93;
    return `${(x + pointRadius * Math.cos(turn)).toFixed(1)} ${(y + pointRadius * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A centred line of text; a long one is condensed to the width of the page. */
function textLine(text: string, y: number, size: number, attributes: string): string {
  const condensed =
    text.length * size * 0.52 > WIDTH - 260 ? ` textLength="${WIDTH - 260}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${MIDDLE_X}" y="${y}" text-anchor="middle" font-size="${size}"${condensed} ${attributes}>${escapeXml(text)}</text>`;
}

const frame = (inset: number, width: number, colour: string): string =>
  `<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}" rx="10" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

function corners(): string {
  const [start, endX, endY] = [58, WIDTH - 58 - 34, HEIGHT - 58 - 34];
  const places = [
    [start, start],
    [endX, start],
    [endX, endY],
    [start, endY],
  ] as const;
  return places
    .map(([x, y], i) => {
      const [path, ink] = SUITS[i] ?? SUITS[0];
      return `<path transform="translate(${x} ${y}) scale(1.42)" d="${path}" fill="${ink}"/>`;
    })
    .join('');
}

/** Draws the certificate as SVG, for the page, for print and for sharing. */
export function drawCertificate(certificate: CertificateContent): string {
  const { name, subjectName, level, rightCount, caseCount, day, paper, accent } = certificate;
  const textStyle = `font-family='${BODY_FONT}' fill="${GREY_TEXT}"`;
  const body = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf8f2"/>`,
    frame(26, 5, accent),
    frame(38, 1.5, accent),
    corners(),
    textLine(
      CERTIFICATE.site,
      128,
      42,
      `font-family='Wordmark, ${DISPLAY_FONT}' font-style="italic" font-weight="560" fill="${accent}"`,
    ),
    textLine(CERTIFICATE.title, 212, 68, `font-family='${DISPLAY_FONT}' font-weight="500" fill="${INK}"`),
    textLine(CERTIFICATE.to, 268, 32, textStyle),
    name === '' ? '' : textLine(name, 340, 60, `font-family='${DISPLAY_FONT}' font-weight="560" fill="${INK}"`),
    `<path d="M${MIDDLE_X - 300} 362h600" stroke="#ddd3c0" stroke-width="2"/>`,
    textLine(CERTIFICATE.for, 416, 32, textStyle),
    textLine(subjectName, 478, 54, `font-family='${DISPLAY_FONT}' font-style="italic" fill="${INK}"`),
    textLine(level, 526, 32, `font-family='${BODY_FONT}' font-weight="600" fill="${INK}"`),
    `<path d="${sealPath(MIDDLE_X, 632, 72)}" fill="${accent}"/><circle cx="${MIDDLE_X}" cy="632" r="58" fill="none" stroke="#fffdf8" stroke-width="1.5"/>`,
    textLine(String(rightCount), 644, 50, `font-family='${DISPLAY_FONT}' font-weight="600" fill="#fffdf8"`),
    textLine(CERTIFICATE.of(caseCount), 669, 20, `font-family='${BODY_FONT}' font-weight="600" fill="#fffdf8"`),
    `<text x="118" y="690" font-size="27" ${textStyle}>${escapeXml(day)}</text>`,
    `<text x="${WIDTH - 118}" y="690" text-anchor="end" font-size="27" ${textStyle}>${escapeXml(CERTIFICATE.paper(paper))}</text>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body.join('')}</svg>`;
}
