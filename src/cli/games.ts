import { existsSync, readdirSync } from 'node:fs';
import type { AnyAim } from '../game/aim.ts';
import type { AnyDecisionSet } from '../game/decision.ts';
import type { WholeGame } from '../game/game.ts';
import { type Chapter, withChapter } from '../game/rulebook.ts';
import type { SearchableGame } from '../search/entries.ts';

const folder = new URL('../games/', import.meta.url);

/** Every folder of `src/games` with an `index.ts` is a game. */
const gameIds = (): readonly string[] =>
  readdirSync(folder).filter((id) => existsSync(new URL(`${id}/index.ts`, folder)));

/** Imports a module of a game. */
const importPart = <T>(id: string, file: string): Promise<T> => import(new URL(`${id}/${file}.ts`, folder).href);

/** Loads every game with its engine, by id. */
export async function loadGames(): Promise<ReadonlyMap<string, WholeGame>> {
  const modules = await Promise.all(gameIds().map((id) => importPart<{ game: WholeGame }>(id, 'index')));
  return new Map(modules.map(({ game }) => [game.id, game]));
}

/** Loads the aims of a game's mini-games. */
export const loadAims = async (id: string): Promise<readonly AnyAim[]> =>
  (await importPart<{ AIMS: readonly AnyAim[] }>(id, 'aims')).AIMS;

/** Loads what can be searched of every game: rules and house rules, without the engine. */
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

/** Loads the decisions of a game that can be practised. */
export async function loadJudgement(id: string): Promise<AnyDecisionSet> {
  return (await importPart<{ JUDGEMENT: AnyDecisionSet }>(id, 'judgement')).JUDGEMENT;
}
