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

/** Adds the cards of the move to the hand that played them, because all players saw them played. */
function withPlayedCards(
  game: DeskGame<TableGame>,
  draft: DeskDraft,
  state: GameState,
  { seat, move }: Turn<GameMove>,
): DeskDraft {
  const hand = placesOf(game, draft).find(({ id }) => id === handZone(seat));
  if (!hand || !isCardPlace(hand)) return draft;
  const heldCards = [...(hand.read(game.notation.position.write(state)) ?? [])];
  const seenCards = hand.read(draft.position) ?? [];
  const playedCards = game.notation
    .cardsOf(move, state, seat)
    .played.map(game.pack.code)
    .filter((code) => {
      const at = heldCards.indexOf(code);
      if (at >= 0) heldCards.splice(at, 1);
      return at >= 0 && !seenCards.includes(code);
    });
  if (playedCards.length === 0) return draft;
  return withPlaceJson(game, draft, hand.write(draft.position, putDown(hand, draft.position, playedCards)));
}

/**
 * Lays out a practice game as its player sees it, now or before one of the last moves, which becomes the try.
 * @param movesBack how many moves ago
 * @returns false if the game has fewer moves
 */
export function showPractice(practice: Practice<DeskGame<Game>>, movesBack: number): boolean {
  const { game, match, steps } = practice;
  const viewer = viewerOf(practice);
  const turnIndex = match.turns.length - movesBack;
  const [state, turn] = [steps[turnIndex]?.state, match.turns[turnIndex]];
  if (!state) return false;
  const parsedDraft = readDeskDraft(
    game,
    writeCase({
      game,
      options: state.options,
      state: game.visibility.view(state, viewer),
      seat: turn?.seat ?? viewer,
      move: turn?.move ?? null,
    }),
  );
  if (parsedDraft.ok) putDraft(turn ? withPlayedCards(game, parsedDraft.value, state, turn) : parsedDraft.value, false);
  return parsedDraft.ok;
}
