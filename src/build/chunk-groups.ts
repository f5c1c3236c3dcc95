/** The bundler's argument to a group's `name`. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

/** Entry modules of a game's parts, as pages and workers load them. */
const PART_ENTRY = /\/src\/games\/[^/]+\/(box|core|engine|rules\/index|desk\/desk|pad)\.ts$/;
const GAME_FOLDER = /\/src\/games\/([^/]+)\/./;

/** Parts of a game that import a module, directly or not. */
function partsImporting(id: string, graph: ModuleGraph, visited = new Set<string>()): ReadonlySet<string> {
  const parts = new Set<string>();
  if (visited.has(id)) return parts;
  visited.add(id);
  const ownPart = PART_ENTRY.exec(id)?.[1];
  if (ownPart) parts.add(ownPart);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
    for (const part of partsImporting(importer, graph, visited)) parts.add(part);
  }
  return parts;
}

/** Parts for writing down positions and scores: the first that pages load. */
const WRITING_PARTS = ['box', 'desk/desk', 'pad'];

/** A chunk for each game with the modules that its parts share. A list means: at least one of these parts. */
function gamePartGroup(suffix: string, ...requiredParts: readonly (string | readonly string[])[]) {
  return {
    test: GAME_FOLDER,
    name(id: string, graph: ModuleGraph): string | null {
      const parts = partsImporting(id, graph);
      return requiredParts.every((part) => [part].flat().some((one) => parts.has(one)))
        ? `${GAME_FOLDER.exec(id)?.[1]}-${suffix}`
        : null;
    },
  };
}

/**
 * Modules that make one chunk. Every chunk is compressed alone, and small ones badly, so modules that are always loaded
 * together share a chunk; a page must not load what it can do without. A module belongs to the first group that
 * matches, and brings its imports.
 */
export const CHUNK_GROUPS = [
  // Styles of a book's table after the first touch.
  { name: 'touched', test: /table\/try\/touched\.css/ },
  // The loader of all other chunks: the only script that a page needs before the first interaction.
  { name: 'later', test: /build\/load-later|vite\/preload-helper|ui\/tasks\.ts/ },
  // The live region, loaded with the first announcement.
  { name: 'announcer', test: /announce\/region\./ },
  // Modules that pages without a table use too.
  { name: 'common', test: /cards\/words|game\/json/ },
  // Modules that every island needs, including the search, which has no table.
  {
    name: 'island',
    test: /node_modules\/(@astrojs\/)?preact\/|src\/ui\/(card\/CardText|lazy-component\.|announce\/[aA])/,
  },
  // Links from a rule, for the search and for rulings.
  { name: 'law-ways', test: /table\/ruling\/(LawWays|lessons-by-law)\./ },
  // Drags and animations, loaded once a table is drawn.
  { name: 'moving', test: /table\/(motion|glide|deal-motion|drag)\./ },
  // Look and name of a card, also for pages without a table.
  {
    name: 'face',
    test: /src\/(ui\/card\/(CardFace|paths)|table\/labels\.)/,
  },
  // Modules that a table in a chapter needs before the first touch.
  {
    name: 'table',
    test: /src\/(table\/(?!glide|deal-|drag|\w+\/|fetch-game\.|game-parts|judge|rule-fragment|session|settings|sorting|touch-store|words)|table\/try\/Actions|ui\/card\/card-look)/,
  },
  // The meaning of touches, for tables with moves.
  { name: 'touch', test: /src\/table\/(session|touch-store)\./ },
  // The contract that every game implements.
  {
    name: 'contract',
    test: /src\/(game\/(?!desk|pad|typed|search|trouble|preset|worlds|coach|aim|judge|match|rule|picture|(?:event|event-describer|hand|move-schema|play|unseen-place)\.|fields)|games\/loader|cards\/(?!numerals|card-lists|unseen))|valibot/,
  },
  // Building blocks of games with dealt cards.
  {
    name: 'dealt',
    test: /src\/(game\/((event|event-describer|hand|match|move-schema|play|unseen-place)\.|fields)|cards\/(card-lists|unseen)|random|mechanics)|pure-rand/,
  },
  // Number words, separate because some games are played without them.
  { name: 'counting', test: /src\/cards\/numerals\./ },
  // Judging by the rules: verdicts and readings.
  {
    name: 'verdict',
    test: /src\/(referee\/(verdict|readings|settings|budget)|game\/(judge|rule|rulebook|picture|worlds)|scenarios\/puzzle\/rule-offers)\./,
  },
  // The cards of a game and their names, also without a table.
  gamePartGroup('box', WRITING_PARTS, ['core', 'engine']),
  // The play of a game, for tables and bots.
  gamePartGroup('play', 'core', 'engine'),
  gamePartGroup('table', 'core'),
  gamePartGroup('laws', 'rules/index'),
  // Storage on the device.
  {
    name: 'device',
    test: /src\/(ui\/device\/(?!file|forget|site-change)|features\/(progress\/progress|practice\/state\/save-key))|[/]nanostores\/(atom|clean-stores|task)/,
  },
  // Parsing cases and citing rules, also for pages where a worker judges.
  { name: 'case', test: /src\/referee\/case\./ },
  { name: 'cited', test: /src\/referee\/(ordered-case|cite)\./ },
  // The drawing of a table, loaded after its data.
  {
    name: 'laying',
    test: /src\/(ui\/card\/|table\/(ruling\/(explainer\.|VerdictIcon|verdict-icon|labels)|(fetch-game|rule-fragment)\.))/,
  },
  // Styles of a whole ruling, without script: pages that link them needn't load the judging code.
  { name: 'judged', test: /table\/ruling\/(?!verdict|law-ways)\w+\.css$/ },
  // The judging code. Audits of records, and readings under other house rules, are loaded by the pages that show them.
  {
    name: 'judging',
    test: /src\/(referee\/(ruling|certain-moves|marks|nearest-moves|presupposition|try-result)|table\/judge)\./,
  },
  // The ruling panel; pictures are loaded separately.
  { name: 'ruling', test: /referee\/cited-reasons\.|table\/ruling\/(RulingPanel|RulingReasons)/ },
  // Modules that all tables of play and exercise share.
  {
    name: 'sitting',
    test: /@nanostores\/preact|src\/(ui\/(use-input|player\/Player)|table\/(hand\/.*\.css$|settings\.|words\.)|features\/house-rules\/names\.ts)/,
  },
  // Views that fill the window: progress, focus, sorting, and the placeholder before the table.
  {
    name: 'focus',
    test: /src\/(ui\/focus\/Wait|exercise\/(Strip|words)|table\/(ruling\/lazy-ruling-panel|sorting))/,
  },
  // Styles of a question, without script: pages that link them needn't load its components.
  { name: 'asking', test: /src\/exercise\/exercise\.css$/ },
  // The round table.
  { name: 'round', test: /table\/round\/RoundTable/ },
  // Components of every question; then laying one out and answering in words, which not every page does.
  {
    name: 'exercise',
    test: /src\/(exercise\/(Exercise|QuestionTable|start\.|use-exercise)|ui\/focus\/ExitLink)/,
  },
  { name: 'asked', test: /src\/exercise\/(Answers|item|run|kinds\/(kind|legal|option|rule))/ },
  // Answers by a move.
  { name: 'played', test: /src\/exercise\/(Refused|kinds\/move)/ },
  // Notices.
  { name: 'notice', test: /ui\/notice\/(notice|controls)/ },
  // The house rules of the player's own table; chapters only ask whether there are any.
  { name: 'table-key', test: /house-rules\/table-key\./ },
  { name: 'house', test: /src\/features\/house-rules\/(our-table|words)\./ },
  // A link that belongs to another page.
  { name: 'link-target', test: /src\/features\/share\/(LinkTargetAnchor|link-target)\./ },
].map((group, i, groups) => ({ ...group, priority: groups.length - i }));
