import { fault, ok, type Result } from '../../game/fault.ts';
import { changedOptions, type Options } from '../../game/options.ts';
import { loadGame } from '../../games/loader.ts';
import { readHouseRules } from '../../referee/case.ts';
import { packTable, unpackTable } from '../../referee/link.ts';
import type { OurTable } from '../house-rules/index.ts';
import { TABLE_WORDS } from './table-words.ts';

/** Returns why house rules conflict, in a sentence; null if they don't. */
export async function findConflict(gameId: string, options: Options): Promise<string | null> {
  const game = await loadGame(gameId);
  const result = game && readHouseRules(game, options);
  return result && !result.ok ? result.fault.says : null;
}

export const writeTableFragment = (gameId: string, { options, slips }: OurTable): string =>
  packTable({ game: gameId, options, ...(slips === 'strict' ? { slips } : {}) });

/** Reads a table's agreement from a fragment. The fault is a sentence. */
export async function readTable(gameId: string, fragment: string): Promise<Result<OurTable>> {
  const link = unpackTable(fragment);
  if (!link.ok) return link;
  if (link.value['game'] !== gameId) {
    return fault('unknown-game', 'game', TABLE_WORDS.otherGame);
  }
  const game = await loadGame(gameId);
  if (!game) return fault('unknown-game', 'game', TABLE_WORDS.noGame);
  const result = readHouseRules(game, link.value['options']);
  if (!result.ok) return result;
  const slips = link.value['slips'] === 'strict' ? 'strict' : 'friendly';
  return ok({ options: changedOptions(game.options, result.value), slips });
}
