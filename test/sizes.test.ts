import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const MAX_FUNCTION_LINES = 60;
/** After the game, which comes first where a function is about any game: it answers like the object of a method. */
const MAX_PARAMETERS = 4;
/** Called for each card or hand of a search, where an object for the arguments would cost time. */
const SEARCH_FUNCTIONS = [
  'addCentreMoves',
  'alikeValue',
  'handValue',
  'lay',
  'visitCombines',
  'visitGroupings',
  'visitRaises',
  'visitValueTakes',
];
const MAX_FILE_LINES = 400;
/** Limit for nine files in ten. */
const USUAL_FILE_LINES = 150;

interface Source {
  readonly path: string;
  readonly text: string;
}

function sources(folder: string): readonly Source[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(path) ? [{ path, text: readFileSync(join(ROOT, path), 'utf8') }] : [];
  });
}

const files = sources('src');

const linesIn = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** The name of a function: its own, or that of its variable. */
function nameOf(node: ts.SignatureDeclaration): string {
  const namedNode = node.name ? node : node.parent;
  const name = 'name' in namedNode ? (namedNode.name as ts.Node | undefined) : undefined;
  return name ? name.getText() : 'a nameless function';
}

interface Measured {
  readonly path: string;
  readonly name: string;
  readonly lines: number;
  readonly parameters: number;
}

const isGame = ({ name, type }: ts.ParameterDeclaration): boolean =>
  name.getText() === 'game' || /(Game|Engine)$/.test(type?.getText() ?? '');

function countParameters({ parameters: [first, ...others] }: ts.SignatureDeclaration): number {
  if (!first) return 0;
  return others.length + (isGame(first) ? 0 : 1);
}

/** Every function of a file with a body, nested ones included. */
function functionsIn({ path, text }: Source): readonly Measured[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const measured: Measured[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      measured.push({ path, name: nameOf(node), lines: linesIn(node.getText()), parameters: countParameters(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return measured;
}

const functions = files.flatMap(functionsIn);

test('functions are found and measured', () => {
  expect(functions.length).toBeGreaterThan(files.length);
  const text = 'export const longer = () => {\n  return 1;\n};\nclass A {\n  put(): void {}\n}\n';
  const measured = functionsIn({ path: 'a.ts', text });
  expect(measured.map(({ name, lines }) => [name, lines])).toEqual([
    ['longer', 3],
    ['put', 1],
  ]);
});

test(`no function is longer than ${MAX_FUNCTION_LINES} lines`, () => {
  const longFunctions = functions.filter(({ lines }) => lines > MAX_FUNCTION_LINES);
  expect(longFunctions.map(({ path, name, lines }) => `${path} ${name} ${lines}`)).toEqual([]);
});

test(`no function has more than ${MAX_PARAMETERS} parameters after its game, except in the heart of a search`, () => {
  const { parameters } =
    functionsIn({ path: 'a.ts', text: 'const f = ({ play }: BotEngine, a: A, [b]: B) => a;' })[0] ?? {};
  expect(parameters).toBe(2);
  const longLists = functions.filter((one) => one.parameters > MAX_PARAMETERS);
  expect([...new Set(longLists.map(({ name }) => name))].toSorted()).toEqual(SEARCH_FUNCTIONS);
});

test(`no file is longer than ${MAX_FILE_LINES} lines, and nine in ten have ${USUAL_FILE_LINES} at most`, () => {
  const lengths = files.map(({ path, text }) => ({ path, lines: linesIn(text) }));
  expect(lengths.filter(({ lines }) => lines > MAX_FILE_LINES)).toEqual([]);
  const sortedLengths = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
  expect(sortedLengths[Math.floor(sortedLengths.length * 0.9)]).toBeLessThanOrEqual(USUAL_FILE_LINES);
});
