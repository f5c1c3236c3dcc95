const PATH = /<path( class="[^"]*")? d="([^"]{40,})"( transform="[^"]*")?\s*(?:\/>|><\/path>)/g;
const HOOKS = / data-(?:zone|count|item|card)="[^"]*"/g;
/** Attributes that only a table in play needs; removed even if the table can be touched. */
const IN_PLAY = / (?:data-(?:count|card)="[^"]*"|aria-pressed="false")/g;
/** A drawn card is inside an element that is hidden already. */
const HIDDEN = /(<svg class="card-face[^>]*?) aria-hidden="true"/g;
/** The label of a zone that is only read is its visible text. */
const NAMED =
  /<div role="group" aria-label="([^"]*)" class="(zone[^"]*)"([^>]*)><p class="zone-label" aria-hidden="true"><span>\1<\/span>/g;
const BACK = /(<svg class="card-face is-back"[\s\S]*?<\/svg>)/;
const FACE = /(<svg class="card-face[^>]*>)([\s\S]*?)<\/svg>/g;

/**
 * Shrinks the HTML of drawn tables: each shape and each face is defined once on the page and reused, and
 * attributes for scripts are removed. Backs keep their own path because the weave is styled.
 * @param shapes ids of all shapes and faces of the page so far; new ones are added
 */
export function lighten(
  html: string,
  shapes: Map<string, string>,
  touched = false,
): { html: string; defs: string } {
  let defs = '';
  const once = (drawn: string, define: (id: string) => string): string => {
    const known = shapes.get(drawn);
    const id = known ?? `s${shapes.size + 1}`;
    if (!known) {
      shapes.set(drawn, id);
      defs += define(id);
    }
    return id;
  };
  const useShape = (_: string, kind = '', d = '', transform = ''): string =>
    `<use${kind} href="#${once(d, (id) => `<path id="${id}" d="${d}"/>`)}"${transform}/>`;
  const useFace = (_: string, svg = '', face = ''): string =>
    `${svg}<use href="#${once(face, (id) => `<g id="${id}">${face}</g>`)}"/></svg>`;
  const plain = touched
    ? html.replace(IN_PLAY, '')
    : html.replace(HOOKS, '').replace(NAMED, '<div class="$2"$3><p class="zone-label"><span>$1</span>');
  const pieces = plain.replace(HIDDEN, '$1').split(BACK);
  const light = pieces.map((piece, i) =>
    i % 2 === 1 ? piece : piece.replace(PATH, useShape).replace(FACE, useFace),
  );
  return { html: light.join(''), defs };
}
