import { paintElement } from './paint.ts';

/** A picture to send: an element of the page, or SVG code. */
export type PictureSource = Element | string;

/** An SVG picture on a canvas. */
async function paintSvg(svg: string): Promise<HTMLCanvasElement> {
  const image = new Image();
  // The content security policy allows images from this site and from data URLs only.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas;
}

/**
 * Renders a picture as PNG.
 * @throws Error if the browser can't
 */
export async function renderPicture(source: PictureSource): Promise<Blob> {
  const canvas = typeof source === 'string' ? await paintSvg(source) : paintElement(source);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  return blob;
}
