/** Types a line at a desk without a page. */
import { $draft, $places } from '../../../src/features/desk/state/desk.ts';
import { completePosition, type DeskDraft, emptyDraft, placeJsonOf } from '../../../src/features/desk/state/draft.ts';
import { openDraft, packDraft } from '../../../src/features/desk/state/link.ts';
import { enterLine } from '../../../src/features/desk/state/typed-line.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import { gameOf } from './desk-draft.ts';

interface TypedTry {
  /** How the line was refused; null if it was read. */
  readonly refused: string | null;
  readonly move: JsonObject | null;
  /** Whose try it is; 0 is “you”. */
  readonly seat: number;
  /** What lies in a place after the line. */
  readonly entry: (place: string) => unknown;
}

/** The try that a line means at a table with this position. */
export async function typeLine(id: string, position: JsonObject, line: string): Promise<TypedTry> {
  const game = gameOf(id);
  const empty = emptyDraft(game);
  openDraft(game, packDraft(game, { ...empty, position: completePosition(game, position, empty.options) }));
  const refusal = await enterLine(line);
  const { move, seat } = $draft.get() as DeskDraft;
  return {
    refused: refusal?.kind ?? null,
    move,
    seat,
    entry: (id) =>
      $places
        .get()
        .find((place) => place.id === id)
        ?.read(placeJsonOf($draft.get() as DeskDraft)),
  };
}
