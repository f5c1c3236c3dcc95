/** What a group’s `name` may ask of the bundler. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

/** The modules by which a page or a worker loads a game. */
const PART = /\/src\/games\/[^/]+\/(box|core|engine|rules\/index|desk\/desk|pad)\.ts$/;
const OF_A_GAME = /\/src\/games\/([^/]+)\/./;

/** The parts of a game that a module comes with. */
function partsWith(id: string, known: ModuleGraph, seen = new Set<string>()): ReadonlySet<string> {
  const parts = new Set<string>();
  if (seen.has(id)) return parts;
  seen.add(id);
  const own = PART.exec(id)?.[1];
  if (own) parts.add(own);
  for (const importer of known.getModuleInfo(id)?.importers ?? []) {
    for (const part of partsWith(importer, known, seen)) parts.add(part);
  }
  return parts;
}

/** Parts of a game in which something is written down: the first that pages send for. */
const WRITTEN = ['box', 'desk/desk', 'pad'];

/** What a game’s parts have in common, in one file for each game; of several in a list one is enough. */
function gamePartGroup(what: string, ...by: readonly (string | readonly string[])[]) {
  return {
    test: OF_A_GAME,
    name(id: string, known: ModuleGraph): string | null {
      const parts = partsWith(id, known);
      return by.every((part) => [part].flat().some((one) => parts.has(one)))
        ? `${OF_A_GAME.exec(id)?.[1]}-${what}`
        : null;
    },
  };
}

/**
 * What goes into one file. Files are packed one by one, and the smaller they are the worse, so that what always
 * comes together is kept together; what one page can do without must not come with what it needs. A module goes
 * to the first group that wants it, and brings what it imports.
 */
export const CHUNK_GROUPS = [
  // What shows on a table of the book once it was touched, and not before.
  { name: 'touched', test: /table\/try\/touched\.css/ },
  // What sends for the rest: all that a page needs before anybody reaches for something.
  { name: 'later', test: /build\/load-later|vite\/preload-helper|ui\/idle\.ts/ },
  // What says to screen readers what happens: with the first event.
  { name: 'announcer', test: /announce\/region\./ },
  // What is used even by pages without a table.
  { name: 'common', test: /cards\/words|game\/json/ },
  // What every island is made of, the search among them, which has no table.
  {
    name: 'island',
    test: /node_modules\/(@astrojs\/)?preact\/|src\/ui\/(card\/CardText|lazy-component\.|announce\/[aA])/,
  },
  // The ways from a law: for the search, and beside a ruling.
  { name: 'law-ways', test: /table\/ruling\/(LawWays|lessons-by-law)\./ },
  // What moves over a table: once it stands.
  { name: 'moving', test: /table\/(motion|glide|drag)\./ },
  // How a card looks, and what is said of one: for tables, and for whoever has none yet.
  {
    name: 'face',
    test: /src\/(ui\/card\/(CardFace|\w+-paths|sign-look)|table\/labels\.)/,
  },
  // What a table in a chapter needs before it is touched.
  {
    name: 'table',
    test: /src\/(table\/(?!glide|drag|\w+\/|game\.|game-parts|judge|law-fragment|lazy-heuristics|session|settings|sorting|touch-store)|table\/try\/Actions|ui\/card\/card-look)/,
  },
  // What a touch means, where a table is played and not only looked at.
  { name: 'touch', test: /src\/table\/(session|touch-store)\./ },
  // What every game is made of.
  {
    name: 'contract',
    test: /src\/(game\/(?!desk|pad|typed|search|trouble|preset|worlds|coach|aim|judge|match|rule|picture|(?:event|event-describer|hand|move-schema|play|unseen-place)\.|fields)|games\/loader|cards\/(?!numerals|card-lists|unseen))|valibot/,
  },
  // What a table is made of on which cards lie, and dealt.
  {
    name: 'dealt',
    test: /src\/(game\/((event|event-describer|hand|move-schema|play|unseen-place)\.|fields)|cards\/(card-lists|unseen)|random|mechanics)|pure-rand/,
  },
  // How numbers are worded: not every game needs it to be played.
  { name: 'counting', test: /src\/cards\/numerals\./ },
  // What laws are made of, and who asks them: what is allowed, and by which house rules.
  {
    name: 'verdict',
    test: /src\/(referee\/(verdict|readings|settings|budget)|game\/(judge|match|rule|rulebook|picture|worlds)|scenarios\/puzzle\/rule-offers)\./,
  },
  // What is in the box, and what is said of it: also for whoever lays no table yet.
  gamePartGroup('box', WRITTEN, ['core', 'engine']),
  // What is played: for tables and for bots.
  gamePartGroup('play', 'core', 'engine'),
  gamePartGroup('table', 'core'),
  gamePartGroup('laws', 'rules/index'),
  // What remembers.
  {
    name: 'device',
    test: /src\/(ui\/device\/(?!file|forget|site-change)|features\/(progress\/progress|practice\/state\/save-key))|[/]nanostores\/(atom|clean-stores|task)/,
  },
  // What reads cases, and what cites rules: for whoever writes down a table, also where another judges.
  { name: 'case', test: /src\/referee\/case\./ },
  { name: 'cited', test: /src\/referee\/(ordered-case|cite)\./ },
  // What shows a table that is there.
  {
    name: 'laying',
    test: /src\/(ui\/card\/|table\/(ruling\/(explainer\.|VerdictIcon|verdict-icon|labels)|(game|law-fragment|lazy-heuristics)\.))/,
  },
  // How all of a ruling looks: there is no script in it, so that who has its styles needn’t load what judges.
  { name: 'judged', test: /table\/ruling\/(?!verdict|law-ways)\w+\.css$/ },
  // What says the whole of a ruling.
  // Records, and counts at other tables, come with the pages that show them.
  {
    name: 'judging',
    test: /src\/(referee\/(ruling|certain-moves|marks|nearest-moves|presupposition|try-result|turn-text)|table\/judge)\./,
  },
  // What a ruling is shown in. What draws its reasons comes apart.
  { name: 'ruling', test: /referee\/cited-reasons\.|table\/ruling\/(RulingPanel|RulingReasons)/ },
  // What all tables have that one sits at.
  {
    name: 'sitting',
    test: /@nanostores\/preact|src\/(ui\/(use-input|player\/Player)|table\/(hand\/.*\.css$|try\/PointsForm|settings\.)|features\/house-rules\/names\.ts)/,
  },
  // What has the window to itself: how far one is, where the keyboard goes next, how a hand is sorted, and what stands
  // there before.
  {
    name: 'focus',
    test: /src\/(ui\/focus\/(use-focus-on|Wait)|exercise\/(Strip|words)|table\/(ruling\/lazy-ruling-panel|sorting))/,
  },
  // How a question looks: there is no script in it, so that who has its styles needn’t load what draws it.
  { name: 'asking', test: /src\/exercise\/exercise\.css$/ },
  // A table that fills the window.
  { name: 'round', test: /table\/round\/RoundTable/ },
  // What every question is drawn with; then what lays one out, and answers it in words: not every page does.
  {
    name: 'exercise',
    test: /src\/(exercise\/(Exercise|QuestionTable|start\.|use-exercise)|ui\/focus\/ExitLink)/,
  },
  { name: 'asked', test: /src\/exercise\/(Answers|item|run|kinds\/(kind|legal|option|rule))/ },
  // The same where the answer is a move.
  { name: 'played', test: /src\/exercise\/(Refused|kinds\/move)/ },
  // What is said to whoever looks at a page, whatever it is.
  { name: 'notice', test: /ui\/notice\/(notice|controls)/ },
].map((group, i, all) => ({ ...group, priority: all.length - i }));
