import sharp from 'sharp';

const CHANNELS = 4;
/** How strongly equal pixels are drawn in the picture of the difference, from 0 to 1. */
const FAINT_SHARE = 0.15;
const MARK_COLOUR = [214, 0, 60];

interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

async function decodePng(png: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The difference of two pictures: the number of pixels that differ, and a picture of it. */
export interface Difference {
  readonly pixels: number;
  readonly picture: Buffer;
}

/** Returns the difference of two pictures; null if they are equal pixel by pixel. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const [oldBitmap, newBitmap] = await Promise.all([decodePng(before), decodePng(after)]);
  const width = Math.max(oldBitmap.width, newBitmap.width);
  const height = Math.max(oldBitmap.height, newBitmap.height);
  const pixelBuffer = Buffer.alloc(width * height * CHANNELS, 255);
  let pixels = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * CHANNELS;
      const [oldPixel, newPixel] = [oldBitmap, newBitmap].map((map) => at(map, x, y));
      const differs = !oldPixel || !newPixel || oldPixel.some((value, i) => value !== newPixel[i]);
      if (differs) pixels++;
      for (let i = 0; i < 3; i++)
        pixelBuffer[to + i] = differs ? (MARK_COLOUR[i] ?? 0) : 255 - (255 - (oldPixel[i] ?? 0)) * FAINT_SHARE;
    }
  }
  if (pixels === 0) return null;
  return {
    pixels,
    picture: await sharp(pixelBuffer, { raw: { width, height, channels: CHANNELS } })
      .png()
      .toBuffer(),
  };
}

/** A pixel; undefined outside the picture. */
function at({ width, height, data }: Bitmap, x: number, y: number): Uint8Array | undefined {
  if (x >= width || y >= height) return undefined;
  const from = (y * width + x) * CHANNELS;
  return data.subarray(from, from + CHANNELS);
}
