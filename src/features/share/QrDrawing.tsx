import type { VNode } from 'preact';
import type { QrCode } from './qr.ts';
import { WORDS } from './words.ts';

/** A QR code with the white edge that cameras need. */
export function QrDrawing({ code: { path, size } }: { readonly code: QrCode }): VNode {
  return (
    <svg class="qr" viewBox={`-3 -3 ${size + 6} ${size + 6}`} role="img" aria-label={WORDS.qr}>
      <path d={path} />
    </svg>
  );
}
