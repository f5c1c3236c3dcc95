import type { Result } from '../game/fault.ts';
import type { DeskGame, Game } from '../game/game.ts';
import { packCase, unpackCase } from '../referee/link.ts';
import { layDraft } from './desk.ts';
import { type Draft, readQuestion, writeDraft } from './desk-draft.ts';

/** A draft as the fragment of an address. */
export function packDraft(game: Game, draft: Draft): string {
  return packCase(writeDraft(game, draft));
}

/** A draft from a link. */
function readDraft(game: DeskGame, fragment: string): Result<Draft> {
  const link = unpackCase(fragment);
  return link.ok ? readQuestion(game, link.value) : link;
}

/** Opens the desk on what a link carries; a damaged one leaves it empty and says so. */
export function openDraft(game: DeskGame, fragment: string): void {
  layDraft(game, fragment === '' ? null : readDraft(game, fragment));
}
