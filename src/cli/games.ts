import { existsSync, readdirSync } from 'node:fs';
import type { AnyAim } from '../game/aim.ts';
import type { AnyDecisionSet } from '../game/decision.ts';
import type { WholeGame } from '../game/game.ts';
import { type Chapter, withChapter } from '../game/rulebook.ts';
import type { SearchableGame } from '../search/entries.ts';

const folder = new URL('../games/', import.meta.url);

/** A game is found by its folder. */
const gameIds = (): readonly string[] =>
  readdirSync(folder).filter((id) => existsSync(new URL(`${id}/index.ts`, folder)));

/** What a file of a game’s exports. */
const importPart = <T>(id: string, file: string): Promise<T> =>
  import(new URL(`${id}/${file}.ts`, folder).href);

/** Every game. */
export async function loadGames(): Promise<ReadonlyMap<string, WholeGame>> {
  const modules = await Promise.all(gameIds().map((id) => importPart<{ game: WholeGame }>(id, 'index')));
  return new Map(modules.map(({ game }) => [game.id, game]));
}

/** The aims of a game’s mini-games. */
export const loadAims = async (id: string): Promise<readonly AnyAim[]> =>
  (await importPart<{ AIMS: readonly AnyAim[] }>(id, 'aims')).AIMS;

/** What can be found of every game: its rules and house rules, without the game that obeys them. */
export function loadRules(): Promise<readonly SearchableGame[]> {
  return Promise.all(
    gameIds().map(async (id) => {
      const [{ RULES }, { TROUBLE }, { OPTIONS: options }] = await Promise.all([
        importPart<{ RULES: SearchableGame['rules'] }>(id, 'rules/index'),
        importPart<{ TROUBLE: Chapter<never> }>(id, 'rules/trouble'),
        importPart<{ OPTIONS: SearchableGame['options'] }>(id, 'options'),
      ]);
      return { id, rules: withChapter(RULES, TROUBLE), options };
    }),
  );
}

/** The choices of a game worth practising. */
export async function loadJudgement(id: string): Promise<AnyDecisionSet> {
  return (await importPart<{ JUDGEMENT: AnyDecisionSet }>(id, 'judgement')).JUDGEMENT;
}
