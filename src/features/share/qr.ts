import { correction, generate } from 'lean-qr';

/** Longer addresses make a QR code too fine to scan from a screen. */
const MAX_URL_LENGTH = 1200;

/** A QR code as an SVG path, one unit per module, with its width. */
export interface QrCode {
  readonly path: string;
  readonly size: number;
}

/** The QR code of an address; null if the address is too long. */
export function makeQr(url: string): QrCode | null {
  if (url.length > MAX_URL_LENGTH) return null;
  const code = generate(url, { minCorrectionLevel: correction.L });
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  return { path, size: code.size };
}
