const PATH = /<path( class="[^"]*")? d="([^"]{40,})"( transform="[^"]*")?\s*(?:\/>|><\/path>)/g;
const HOOKS = / data-(?:zone|count|item|card)="[^"]*"/g;
/** What only a table in play would look for or say, also where a hand reaches for things. */
const IN_PLAY = / (?:data-(?:count|card)="[^"]*"|aria-pressed="false")/g;
/** A drawn card lies inside what is hidden already. */
const HIDDEN = /(<svg class="card-face[^>]*?) aria-hidden="true"/g;
/** A place that is only read is named once, where its name is drawn. */
const NAMED =
  /<div role="group" aria-label="([^"]*)" class="(zone[^"]*)"([^>]*)><p class="zone-label" aria-hidden="true"><span>\1<\/span>/g;
const BACK = /(<svg class="card-face is-back"[\s\S]*?<\/svg>)/;
const FACE = /(<svg class="card-face[^>]*>)([\s\S]*?)<\/svg>/g;

/**
 * Drawn tables in as few bytes as they need: each shape and each face stands once on the page and is used from
 * there, and where they are for reading nothing is kept that only a hand or a script would look for. Backs keep
 * their own path: the weave is styled as one.
 * @param shapes every shape and face of the page so far and its id; new ones are added
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
