/** How a table is composed: boxes measured in the page, and the conditions they must meet. */

type Box = Readonly<{ left: number; right: number; top: number; bottom: number }>;

/** A zone or a seat, as it is seen. */
interface Part {
  readonly name: string;
  /** Parts with the same owner belong together. */
  readonly owner: string;
  readonly place: 'top' | 'side' | 'middle' | 'edge' | 'own' | 'hand';
  /** Cards, empty places and texts. */
  readonly boxes: readonly Box[];
  readonly cards: readonly Box[];
  /** Its counts, if all that it counts is one pile or hand. */
  readonly counts: readonly Box[];
  /** The place that a zone or seat keeps whatever is on it, or the face of its clock. */
  readonly room: Box | null;
}

interface TableMeasures {
  readonly windowWidth: number;
  readonly table: Box;
  /** The table with what is beside it. */
  readonly frame: Box;
  /** From the name of the site to the menu. */
  readonly head: Box;
  readonly parts: readonly Part[];
  /** Steps between the cards of each line: of a hand, or of piles. */
  readonly lines: readonly { readonly name: string; readonly steps: readonly number[] }[];
  /** Boxes with a visible edge that hold no card or text, and are no place for a card. */
  readonly emptyFrames: readonly string[];
  readonly cardWidths: readonly number[];
}

/** Measures the table of a page; runs in the page. */
export function measureTable(): TableMeasures {
  const sheet = document.querySelector('.table-sheet') as Element;
  const find = (root: ParentNode, selector: string): Element[] =>
    [...root.querySelectorAll(selector)].filter(
      (el) =>
        el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && el.getBoundingClientRect().width > 2,
    );
  const copyBox = ({ left, right, top, bottom }: DOMRect): Box => ({ left, right, top, bottom });
  const boxesOf = (root: ParentNode, selector: string): Box[] =>
    find(root, selector).map((el) => copyBox(el.getBoundingClientRect()));
  // The text without the room around it.
  const textsOf = (root: ParentNode, selector: string): Box[] =>
    find(root, selector).flatMap((el) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      while (walker.nextNode()) {
        if (walker.currentNode.parentElement?.closest('.unseen')) continue;
        range.selectNodeContents(walker.currentNode);
        boxes.push(...range.getClientRects());
      }
      const { right } = el.getBoundingClientRect();
      return boxes
        .filter(({ width, height }) => width > 2 && height > 2)
        .map((box) => ({ ...copyBox(box), right: Math.min(box.right, right) }));
    });
  const ownerOf = (el: Element): string => el.closest('.seat')?.querySelector('.player-name')?.textContent ?? '';
  const isAtSide = (el: Element): boolean => {
    const { top, bottom } = (el.closest('.seat') as Element).getBoundingClientRect();
    const centre = (sheet.querySelector('.sheet-centre') as Element).getBoundingClientRect();
    return bottom > centre.top && top < centre.bottom;
  };
  const placeOf = (el: Element): Part['place'] => {
    if (el.closest('.is-own')) return el.closest('.zone-hand') ? 'hand' : 'own';
    if (el.closest('.seat')) return isAtSide(el) ? 'side' : 'top';
    return el.closest('.sheet-edge') ? 'edge' : 'middle';
  };
  const rooms = '.slots > .zone > .zone-items, .gauge';
  const parts = find(sheet, '.player, .zone').map((el): Part => {
    const isPlayer = el.matches('.player');
    const name = el.getAttribute('data-zone') ?? 'name';
    const seat = el.closest('.sheet-others > .seat:not(:only-child)');
    const room =
      seat?.getBoundingClientRect() ??
      [...(el.closest('.slots, .gauged') ?? el).querySelectorAll(rooms)][0]?.getBoundingClientRect();
    return {
      name: `${ownerOf(el)} ${name}`.trim(),
      owner: ownerOf(el) || name,
      place: placeOf(el),
      boxes: isPlayer
        ? [...boxesOf(el, '.player-face'), ...textsOf(el, '.player-name, .player-score')]
        : [...boxesOf(el, '.card-face, .spot-place, .zone-count'), ...textsOf(el, '.zone-label > span, .zone-empty')],
      cards: boxesOf(el, '.card-face, .spot-place'),
      counts: el.matches('.zone-pile, .zone-held') ? boxesOf(el, '.zone-count') : [],
      room: room ? copyBox(room) : null,
    };
  });
  const lists = find(sheet, ':is(.zone-hand, .zone-piles, .zone-columns) > .zone-items').filter(
    (list) => !list.closest('.slots'),
  );
  const lines = lists.map((list) => {
    const starts = boxesOf(list, ':scope > li > .spot');
    const pairs = starts.slice(1).map((box, i) => [starts[i] as Box, box] as const);
    const steps = pairs.filter(([a, b]) => b.left > a.left && b.top - a.top < 20).map(([a, b]) => b.left - a.left);
    return { name: list.parentElement?.getAttribute('data-zone') ?? '', steps };
  });
  const emptyFrames = find(sheet, '.zone-empty').filter((el) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(el);
    const isText = [...el.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== 'rgba(0, 0, 0, 0)' && !isText;
  });
  const spanOf = (boxes: readonly Box[]): Box => {
    const [lefts, rights] = [boxes.map(({ left }) => left), boxes.map(({ right }) => right)];
    return { left: Math.min(...lefts), right: Math.max(...rights), top: 0, bottom: 0 };
  };
  return {
    windowWidth: innerWidth,
    table: copyBox(sheet.getBoundingClientRect()),
    frame: spanOf(boxesOf(document, '.table-sheet, .board-dock')),
    head: spanOf(textsOf(document, '.wordmark, .menu-one')),
    parts: parts.filter(({ boxes }) => boxes.length > 0),
    lines,
    emptyFrames: emptyFrames.map((el) => el.closest('.zone')?.getAttribute('data-zone') ?? ''),
    cardWidths: find(sheet, '.card-face').map((el) => (el as HTMLElement).offsetWidth),
  };
}

const union = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
const centreOf = ({ left, right }: Box): number => (left + right) / 2;
/** Distance of two boxes; 0 if they overlap. */
const distance = (a: Box, b: Box): number =>
  Math.max(0, a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
const px = (n: number): string => `${Math.round(n)} px`;

const MAX_TABLE = 1100;
/** How far what is in one frame may be from its edge, px. */
const MAX_OFF = 6;

/** The table isn’t wider than eyes like to go; with what is beside it, it is in the middle, and as wide as the head. */
function tableFaults({ table, frame, head, windowWidth }: TableMeasures): readonly string[] {
  const width = table.right - table.left;
  const off = Math.abs(centreOf(frame) - windowWidth / 2);
  const isBeside = frame.right > table.right + 300;
  const offHead = Math.max(Math.abs(frame.left - head.left), Math.abs(frame.right - head.right));
  return [
    ...(width > MAX_TABLE + 1 ? [`the table is ${px(width)} wide, more than ${MAX_TABLE}`] : []),
    ...(isBeside && windowWidth > 1000 && off > MAX_OFF ? [`the frame is ${px(off)} off centre`] : []),
    ...(isBeside && windowWidth > 1000 && offHead > MAX_OFF ? [`the head is ${px(offHead)} off the frame`] : []),
  ];
}

/** Opponents, middle and hand have one axis; what is at the edge of the middle and beside the hand doesn’t count. */
function axisFaults({ table, parts }: TableMeasures): readonly string[] {
  const atPlace = (place: Part['place']): readonly Part[] => parts.filter((part) => part.place === place);
  const rows: readonly (readonly [string, readonly Box[]])[] = [
    ['the hand', atPlace('hand').flatMap(({ cards }) => cards)],
    ['the row of opponents', atPlace('top').flatMap(({ boxes, room }) => (room ? [room] : boxes))],
    ['the middle', atPlace('middle').flatMap(({ boxes, room }) => (room ? [room] : boxes))],
  ];
  return rows.flatMap(([name, boxes]) => {
    if (boxes.length === 0) return [];
    const off = centreOf(union(boxes)) - centreOf(table);
    return Math.abs(off) > (table.right - table.left) * 0.05 ? [`${name} is ${px(off)} beside the axis`] : [];
  });
}

const MAX_FACTOR = 1.5;

/** Cards of a line and opponents in a row are equally far apart; a row whose cards keep their places has holes. */
function gapFaults({ parts, lines }: TableMeasures): readonly string[] {
  const seatLefts = new Set(parts.flatMap(({ place, room }) => (place === 'top' && room ? [room.left] : [])));
  const seatSteps = [...seatLefts]
    .toSorted((a, b) => a - b)
    .flatMap((left, i, all) => (i ? [left - (all[i - 1] ?? 0)] : []));
  const uneven = [...lines, { name: 'the row of opponents', steps: seatSteps }].filter(
    ({ steps }) => Math.max(...steps) > MAX_FACTOR * Math.min(...steps),
  );
  return uneven.map(({ name, steps }) => `steps in ${name}: ${steps.map(px).join(', ')}`);
}

/** A count is on or at what it counts. */
function countFaults({ parts }: TableMeasures): readonly string[] {
  return parts
    .filter(({ counts, cards }) =>
      counts.some((count) => cards.length > 0 && !cards.some((card) => distance(count, card) < 4)),
    )
    .map(({ name }) => `the count of ${name} isn’t on its cards`);
}

const MIN_DISTANCE = 8;

/** Nothing is close to what it doesn’t belong to. */
function closeFaults({ parts }: TableMeasures): readonly string[] {
  return parts.flatMap((part, i) =>
    parts.slice(i + 1).flatMap((other) => {
      if (part.owner === other.owner) return [];
      const gap = Math.min(...part.boxes.flatMap((a) => other.boxes.map((b) => distance(a, b))));
      return gap < MIN_DISTANCE - 0.5 ? [`${part.name} and ${other.name} are ${px(gap)} apart`] : [];
    }),
  );
}

/** Sizes of cards that are more than an eighth apart. */
function scaleFaults({ cardWidths }: TableMeasures): readonly string[] {
  const sizes = [...new Set(cardWidths)].toSorted((a, b) => a - b);
  const steps = sizes.filter((size, i) => i === 0 || size > (sizes[i - 1] as number) * 1.125);
  return steps.length > 3 ? [`cards have ${steps.length} sizes: ${sizes.map(px).join(', ')}`] : [];
}

/** All conditions that a table doesn’t meet, one sentence each. */
export function listFaults(measures: TableMeasures): readonly string[] {
  return [
    ...tableFaults(measures),
    ...axisFaults(measures),
    ...gapFaults(measures),
    ...countFaults(measures),
    ...closeFaults(measures),
    ...scaleFaults(measures),
    ...measures.emptyFrames.map((zone) => `${zone} is an empty frame`),
  ];
}
