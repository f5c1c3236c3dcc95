const PATH = /<path( class="[^"]*")? d="([^"]{40,})"( transform="[^"]*")?\s*(?:\/>|><\/path>)/g;
const HOOKS = / data-(?:zone|count|item|card)="[^"]*"/g;
/** A drawn card lies inside what is hidden already. */
const HIDDEN = /(<svg class="card-face[^>]*?) aria-hidden="true"/g;
const BACK = /(<svg class="card-face is-back"[\s\S]*?<\/svg>)/;

/**
 * Drawn tables for reading, in as few bytes as they need: each shape stands once on the page and is used from
 * there, and nothing is kept that only a hand or a script would look for. Backs keep their own path: the weave
 * is styled as one.
 * @param shapes every shape of the page so far and its id; new ones are added
 */
export function lighten(html: string, shapes: Map<string, string>): { html: string; defs: string } {
  let defs = '';
  const use = (_: string, kind = '', d = '', transform = ''): string => {
    const known = shapes.get(d);
    const id = known ?? `s${shapes.size + 1}`;
    if (!known) {
      shapes.set(d, id);
      defs += `<path id="${id}" d="${d}"/>`;
    }
    return `<use${kind} href="#${id}"${transform}/>`;
  };
  const pieces = html.replace(HOOKS, '').replace(HIDDEN, '$1').split(BACK);
  return { html: pieces.map((piece, i) => (i % 2 === 1 ? piece : piece.replace(PATH, use))).join(''), defs };
}
