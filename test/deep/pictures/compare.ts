import sharp from 'sharp';

const CHANNELS = 4;
/** Equal pixels are faint in the picture of the difference. */
const FAINT = 0.15;
const RED = [214, 0, 60];

interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

async function read(png: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The difference of two pictures: the number of pixels, and the area. */
export interface Difference {
  readonly pixels: number;
  readonly drawn: Buffer;
}

/** Null if they are equal pixel by pixel. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const [one, other] = await Promise.all([read(before), read(after)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const out = Buffer.alloc(width * height * CHANNELS, 255);
  let pixels = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * CHANNELS;
      const [was, is] = [one, other].map((map) => at(map, x, y));
      const differs = !was || !is || was.some((value, i) => value !== is[i]);
      if (differs) pixels++;
      for (let i = 0; i < 3; i++) out[to + i] = differs ? (RED[i] ?? 0) : 255 - (255 - (was[i] ?? 0)) * FAINT;
    }
  }
  if (pixels === 0) return null;
  return {
    pixels,
    drawn: await sharp(out, { raw: { width, height, channels: CHANNELS } })
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
