import { correction, generate } from 'lean-qr';

/** A phone still reads so many letters from a screen at arm’s length. */
const MAX_URL_LENGTH = 1200;

/** A QR code as a path, a unit a module, and how wide it is; null where the address is too long to be read. */
export function makeQr(url: string): { readonly path: string; readonly size: number } | null {
  if (url.length > MAX_URL_LENGTH) return null;
  const code = generate(url, { minCorrectionLevel: correction.L });
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  return { path, size: code.size };
}
