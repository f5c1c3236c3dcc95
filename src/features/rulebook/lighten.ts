const PATH_TAG = /<path( class="[^"]*")? d="([^"]{40,})"( transform="[^"]*")?\s*(?:\/>|><\/path>)/g;
const DATA_ATTRIBUTES = / data-(?:zone|count|item|card)="[^"]*"/g;
/** Attributes that only a table in play needs; removed even if the table can be touched. */
const IN_PLAY = / (?:data-(?:count|card)="[^"]*"|aria-pressed="false")/g;
/** Redundant, because a drawn card is inside an element with `aria-hidden`. */
const HIDDEN_FACE = /(<svg class="card-face[^>]*?) aria-hidden="true"/g;
/** A table that can't be touched needs no ARIA label for a zone: the label is visible text. */
const NAMED_ZONE =
  /<div role="group" aria-label="([^"]*)" class="(zone[^"]*)"([^>]*)><p class="zone-label" aria-hidden="true"><span>\1<\/span>/g;
const CARD_BACK = /(<svg class="card-face is-back"[\s\S]*?<\/svg>)/;
const CARD_FACE = /(<svg class="card-face[^>]*>)([\s\S]*?)<\/svg>/g;

/**
 * Shrinks the HTML of drawn tables: each shape and each face is defined once on the page and reused, and
 * attributes for scripts are removed. Backs keep their own path because the weave is styled.
 * @param shapes maps each shape and face of the page so far to its id; new ones are added
 */
export function lighten(
  html: string,
  shapes: Map<string, string>,
  isTouchable = false,
): { html: string; defs: string } {
  let defs = '';
  const defineOnce = (shape: string, define: (id: string) => string): string => {
    const knownId = shapes.get(shape);
    const id = knownId ?? `s${shapes.size + 1}`;
    if (!knownId) {
      shapes.set(shape, id);
      defs += define(id);
    }
    return id;
  };
  const useShape = (_: string, kind = '', d = '', transform = ''): string =>
    `<use${kind} href="#${defineOnce(d, (id) => `<path id="${id}" d="${d}"/>`)}"${transform}/>`;
  const useFace = (_: string, svg = '', face = ''): string =>
    `${svg}<use href="#${defineOnce(face, (id) => `<g id="${id}">${face}</g>`)}"/></svg>`;
  const stripped = isTouchable
    ? html.replace(IN_PLAY, '')
    : html.replace(DATA_ATTRIBUTES, '').replace(NAMED_ZONE, '<div class="$2"$3><p class="zone-label"><span>$1</span>');
  const pieces = stripped.replace(HIDDEN_FACE, '$1').split(CARD_BACK);
  const light = pieces.map((piece, i) =>
    i % 2 === 1 ? piece : piece.replace(PATH_TAG, useShape).replace(CARD_FACE, useFace),
  );
  return { html: light.join(''), defs };
}
