import sharp from 'sharp';
import { SHARE_SIZE } from './share-size.ts';

interface PictureColours {
  readonly main: string;
  readonly soft: string;
}

const PAPER_COLOUR = '#fbf8f2';

/** PNG preview for links: the drawing in `main`, on paper with a band in `soft`. */
export async function sharePicture(drawing: string, { main, soft }: PictureColours): Promise<Response> {
  const { width, height } = SHARE_SIZE;
  const inner = drawing
    .replace('<svg ', `<svg x="300" y="55" width="600" height="520" color="${main}" `)
    .replaceAll('var(--paper)', PAPER_COLOUR);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${PAPER_COLOUR}"/><rect y="430" width="100%" height="200" fill="${soft}"/>${inner}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
