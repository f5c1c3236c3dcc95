import type { Result } from '../../../game/fault.ts';
import type { DeskGame, Game, TableGame } from '../../../game/game.ts';
import { handZone } from '../../../game/hand-zones.ts';
import type { Turn } from '../../../game/match.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import { writeCase } from '../../../referee/case.ts';
import { localStore } from '../../../ui/device/device.ts';
import { parseJson } from '../../../ui/device/persistent-atom.ts';
import { type Practice, readRecord, saveKey, viewerOf } from '../../saved-games/index.ts';
import { putDraft } from './desk.ts';
import { type DeskDraft, placesOf, readDeskDraft, withPlaceJson } from './draft.ts';
import { isCardPlace, putDown } from './things.ts';

/** The stored practice game as text; null if there is none. The desk never writes it. */
export const readSavedGame = (game: DeskGame): string | null => localStore.read(saveKey(game.id));

export const parseSavedGame = (game: DeskGame<Game>, text: string): Result<Practice<DeskGame<Game>>> =>
  readRecord(game, parseJson(text));

/** Adds the cards of the move to the hand that played them: everyone saw them then. */
function withPlayedCards(
  game: DeskGame<TableGame>,
  draft: DeskDraft,
  state: GameState,
  { seat, move }: Turn<GameMove>,
): DeskDraft {
  const hand = placesOf(game, draft).find(({ id }) => id === handZone(seat));
  if (!hand || !isCardPlace(hand)) return draft;
  const held = [...(hand.read(game.notation.position.write(state)) ?? [])];
  const seen = hand.read(draft.position) ?? [];
  const played = game.notation
    .cardsOf(move, state, seat)
    .played.map(game.pack.code)
    .filter((code) => {
      const at = held.indexOf(code);
      if (at >= 0) held.splice(at, 1);
      return at >= 0 && !seen.includes(code);
    });
  if (played.length === 0) return draft;
  return withPlaceJson(game, draft, hand.write(draft.position, putDown(hand, draft.position, played)));
}

/**
 * Lays out a practice game as its player sees it, now or before one of the last moves, which becomes the try.
 * @param back how many moves ago
 * @returns false if the game has fewer moves
 */
export function showPractice(practice: Practice<DeskGame<Game>>, back: number): boolean {
  const { game, match, steps } = practice;
  const eyes = viewerOf(practice);
  const at = match.turns.length - back;
  const [state, turn] = [steps[at]?.state, match.turns[at]];
  if (!state) return false;
  const read = readDeskDraft(
    game,
    writeCase({
      game,
      options: state.options,
      state: game.visibility.view(state, eyes),
      seat: turn?.seat ?? eyes,
      move: turn?.move ?? null,
    }),
  );
  if (read.ok) putDraft(turn ? withPlayedCards(game, read.value, state, turn) : read.value, false);
  return read.ok;
}
