/** Paints an element of the page as a picture, with the page's own fonts: as drawn, so is it sent. */

/** Width of every picture, px. */
const WIDTH = 1080;
/** Parts of a text that are never broken over two lines. */
const UNBROKEN = /[^\s/–—-]+[/–—-]*|[/–—-]+/gu;
const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

type Context = CanvasRenderingContext2D;

const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string =>
  `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;

/** Background and borders of an element; borders that differ are straight lines. */
function paintBox(context: Context, element: Element, style: CSSStyleDeclaration): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const radius = Number.parseFloat(style.borderTopLeftRadius);
  const round = style.borderTopLeftRadius.includes('%') ? (radius / 100) * width : radius;
  const borders = SIDES.map((side) => Number.parseFloat(style[`border${side}Width`]));
  const [line = 0] = borders;
  const outline = new Path2D();
  outline.roundRect(left + line / 2, top + line / 2, width - line, height - line, Math.max(0, round - line / 2));
  context.fillStyle = style.backgroundColor;
  context.fill(outline);
  if (borders.every((border) => border === line)) {
    if (line > 0) strokePath(context, outline, { colour: style.borderTopColor, width: line, dashes: dashesOf(style) });
    return;
  }
  const [, right = 0, bottom = 0, start = 0] = borders;
  const edges = [
    [left, top, width, line],
    [left + width - right, top, right, height],
    [left, top + height - bottom, width, bottom],
    [left, top, start, height],
  ] as const;
  for (const [i, side] of SIDES.entries()) {
    context.fillStyle = style[`border${side}Color`];
    context.fillRect(...(edges[i] ?? edges[0]));
  }
}

const dashesOf = ({ borderTopStyle }: CSSStyleDeclaration): readonly number[] =>
  borderTopStyle === 'dashed' ? [4, 3] : borderTopStyle === 'dotted' ? [2, 2] : [];

interface Stroke {
  readonly colour: string;
  readonly width: number;
  readonly dashes: readonly number[];
}

function strokePath(context: Context, path: Path2D, { colour, width, dashes }: Stroke): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash([...dashes]);
  context.stroke(path);
}

/** A path or a text of a drawing, in the drawing's own coordinates. */
function paintShape(context: Context, shape: SVGGraphicsElement, style: CSSStyleDeclaration): void {
  const matrix = shape.getScreenCTM();
  if (!matrix) return;
  context.save();
  const isScaled = style.vectorEffect !== 'non-scaling-stroke';
  const path = new Path2D();
  path.addPath(new Path2D(shape.getAttribute('d') ?? ''), isScaled ? undefined : matrix);
  if (isScaled) context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  context.fillStyle = style.fill;
  context.lineCap = style.strokeLinecap as CanvasLineCap;
  context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  if (shape instanceof SVGTextElement) {
    context.font = fontOf(style);
    context.letterSpacing = style.letterSpacing;
    context.fillText(shape.textContent, Number(shape.getAttribute('x')), Number(shape.getAttribute('y')));
  } else if (style.fill !== 'none') context.fill(path, style.fillRule as CanvasFillRule);
  if (style.stroke !== 'none') {
    const dashes = style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(Number.parseFloat);
    strokePath(context, path, { colour: style.stroke, width: Number.parseFloat(style.strokeWidth), dashes });
  }
  context.restore();
}

/** The words of a text, each where the page has put it. */
function paintText(context: Context, text: Text, style: CSSStyleDeclaration): void {
  context.font = fontOf(style);
  context.fillStyle = style.color;
  const range = document.createRange();
  for (const { 0: word, index } of text.data.matchAll(UNBROKEN)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    // Before the rectangle of a word there may be an empty one at the end of the previous line.
    const { left, top, width, height } = [...range.getClientRects()].at(-1) ?? new DOMRect();
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(word);
    const baseline = top + (height + ascent - descent) / 2;
    context.fillText(word, left, baseline);
    if (style.textDecorationLine === 'line-through') context.fillRect(left, top + height / 2, width, 1.5);
  }
}

function paintNode(context: Context, node: Element): void {
  const style = getComputedStyle(node);
  if (style.display === 'none' || style.clipPath !== 'none') return;
  if (node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement)) paintShape(context, node, style);
  else paintBox(context, node, style);
  for (const child of node.childNodes) {
    if (child instanceof Element) paintNode(context, child);
    else if (child instanceof Text && !(node instanceof SVGElement)) paintText(context, child, style);
  }
}

/**
 * Paints an element with all that stands in it, on light paper and without its buttons.
 * @throws Error if the browser can't
 */
export function paintElement(element: Element): HTMLCanvasElement {
  element.classList.add('is-sent');
  try {
    return paint(element);
  } finally {
    element.classList.remove('is-sent');
  }
}

function paint(element: Element): HTMLCanvasElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  const scale = WIDTH / width;
  [canvas.width, canvas.height] = [WIDTH, Math.round(height * scale)];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // Colours as on the element are opaque only with its own background under the rounded corners.
  context.fillStyle = getComputedStyle(element).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  // Letters keep the widths that the page gives them.
  context.textRendering = 'geometricPrecision';
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  paintNode(context, element);
  return canvas;
}
