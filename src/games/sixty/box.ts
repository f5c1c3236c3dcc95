import type { Card } from '../../cards/card.ts';
import { type Box, type BoxOf, eraseTypes } from '../../game/game.ts';
import type { Face } from '../../game/zone.ts';
import { checkOptions, OPTIONS, type SixtyOptions } from './options.ts';
import { ABRACADABRA, HOCUS, isJoker, numberOn, PACK, SIXTY } from './pack.ts';
import type { Direction } from './state.ts';

export const BOX: BoxOf<SixtyOptions> = {
  id: 'sixty',
  name: 'Sixty',
  pack: PACK,
  face,
  options: OPTIONS,
  checkOptions,
  seats: ({ seats }) => seats,
};

export const box: Box = eraseTypes(BOX);

const CENTRE = 50;
/** Outer radius of the rim. */
const RIM_RADIUS = 46;
/** Inner radius of the rim. */
const INNER_RADIUS = 40;
/** Radius of the slice. */
const SLICE_RADIUS = 35;
/** Gap between two parts of the rim, in units of the picture. */
const GAP_WIDTH = 3;

/** A point on a circle; the angle starts at twelve o'clock. */
function at(radius: number, angle: number): string {
  const round = (n: number): number => Math.round(n * 10) / 10;
  return `${round(CENTRE + radius * Math.sin(angle))} ${round(CENTRE - radius * Math.cos(angle))}`;
}

/** Path of a ring segment between two angles. */
function ring(outer: number, inner: number, from: number, to: number): string {
  const large = to - from > Math.PI ? 1 : 0;
  return `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`;
}

/** A clock face divided into as many parts as there are cards of the number, one of them filled. */
function dial(n: number): string {
  const part = (2 * Math.PI * n) / SIXTY;
  const gap = GAP_WIDTH / RIM_RADIUS;
  const parts = Array.from({ length: SIXTY / n }, (_, i) =>
    ring(RIM_RADIUS, INNER_RADIUS, i * part + gap / 2, (i + 1) * part - gap / 2),
  );
  const slice = `M${CENTRE} ${CENTRE}L${at(SLICE_RADIUS, 0)}A${SLICE_RADIUS} ${SLICE_RADIUS} 0 0 1 ${at(SLICE_RADIUS, part)}Z`;
  return parts.join('') + slice;
}

/** Two arrows in a circle. */
const ARROWS_PATH =
  'M50 10a40 40 0 0 1 36 22.500l-11 5.500A27.500 27.500 0 0 0 27 34l10 9-32 8 3-33 10 8A40 40 0 0 1 50 10zM50 90a40 40 0 0 1-36-22.500l11-5.500A27.500 27.500 0 0 0 73 66l-10-9 32-8-3 33-10-8A40 40 0 0 1 50 90z';

/** A top hat, upside down. */
const HAT_PATH =
  'M12 48h76v9H76l-6 35H30l-6-35H12zM34 66l1.500 9h29l1.500-9zM50 4l4 10 11 1-8.500 7 2.500 11-9-6-9 6 2.500-11L35 15l11-1zM22 26l2 5 5.500.500-4.200 3.500 1.200 5.500-4.500-3-4.500 3 1.200-5.500-4.200-3.500L20 31zM78 26l2 5 5.500.500-4.200 3.500 1.200 5.500-4.500-3-4.500 3 1.200-5.500-4.200-3.500L76 31z';

/** A flash of lightning. */
const FLASH_PATH = 'M58 2 16 56h25L32 98l50-60H53zM6 20h22v7H6zM2 36h18v7H2zM72 58h22v7H72zM80 74h18v7H80z';

/** Three arrows in a circle. */
function round(direction: Direction): string {
  const third = (2 * Math.PI) / 3;
  const arrow = (start: number): string => {
    const point = (radius: number, angle: number): string => at(radius, angle * direction);
    const sweep = direction === 1 ? 1 : 0;
    const end = start + third * 0.62;
    const tip = start + third * 0.9;
    return `M${point(44, start)}A44 44 0 0 ${sweep} ${point(44, end)}L${point(54, end)}L${point(38, tip)}L${point(20, end)}L${point(31, end)}A31 31 0 0 ${1 - sweep} ${point(31, start)}Z`;
  };
  return [0, 1, 2].map((i) => arrow(i * third)).join('');
}

/** Face of a card: a number over its part of sixty, or a joker's picture. */
export function face(card: Card): Face | undefined {
  if (!isJoker(card)) {
    const cardNumber = numberOn(card);
    return cardNumber > 0
      ? { index: String(cardNumber), art: DIAL_PATHS.get(cardNumber) ?? '', ink: 'black' }
      : undefined;
  }
  if (card === ABRACADABRA) return { index: 'A', art: ARROWS_PATH, ink: 'accent' };
  return card === HOCUS ? { index: 'H', art: HAT_PATH, ink: 'accent' } : { index: 'Z', art: FLASH_PATH, ink: 'accent' };
}

const DIAL_PATHS: ReadonlyMap<number, string> = new Map(
  [3, 4, 5, 6, 10, 12, 15, 20, 30].map((n) => [n, dial(n)] as const),
);

const CLOCKWISE_PATH = round(1);
const COUNTER_PATH = round(-1);

export function directionFace(direction: Direction): Face {
  return { index: '', art: direction === 1 ? CLOCKWISE_PATH : COUNTER_PATH, ink: 'accent' };
}
