import { capitalize } from '../../../cards/words.ts';
import type { CardPlace } from '../../../game/desk.ts';
import type { DeskGame } from '../../../game/game.ts';
import type { GameState } from '../../../game/play.ts';
import type { TypingTable } from '../../../game/typed-line/context.ts';
import { type ParsedLine, parseLine, type UnparsedLine } from '../../../game/typed-line/parser.ts';
import { loadGrammar } from '../../../games/boxes.ts';
import { $announcement, $draft, $game, $laidTable, $places, $problem } from './desk.ts';
import { type DeskDraft, deskNaming, MOVE_QUESTION, placeJsonOf } from './draft.ts';
import { cardTarget, edit, leaveIfFull, noteLatestCards } from './edit.ts';
import { describeThings, type LayingRefusal, laySentence, type PlaceChange } from './laid-sentence.ts';
import { fetchTableGame } from './laws.ts';
import { putDown, type ThingCodes } from './things.ts';
import { tryMove } from './try.ts';

export type TypedRefusal = UnparsedLine | LayingRefusal;

/** What a line would do. */
export interface LinePreview {
  readonly kind: 'preview';
  /** The player who tries: "Ann". Null without a try. */
  readonly who: string | null;
  /** The move as a sentence. */
  readonly move: string | null;
  /** Cards and facts that aren't on the table yet. */
  readonly changes: readonly PlaceChange[];
}

/** The example sentences of the game. */
export async function fetchExamples(): Promise<readonly string[]> {
  const game = $game.get();
  return (game && (await loadGrammar(game.id))?.examples) ?? [];
}

function typingTable(game: DeskGame, draft: DeskDraft): TypingTable<GameState> {
  const laidTable = $laidTable.get();
  return {
    game,
    options: draft.options,
    seat: draft.seat,
    places: $places.get(),
    position: () => placeJsonOf(draft),
    view: laidTable?.ok ? laidTable.value.view : null,
    nameOf: deskNaming(draft),
  };
}

function putCards({ desk }: DeskGame, place: CardPlace, cards: ThingCodes): void {
  edit((json) => place.write(json, putDown(place, json, cards)));
  noteLatestCards(cards.flatMap((text) => desk.thing(text)?.cards ?? []));
  leaveIfFull(place);
}

interface ReadLine {
  readonly game: DeskGame;
  readonly draft: DeskDraft;
  /** The place for a list of cards. */
  readonly place: CardPlace;
  readonly parsedLine: ParsedLine;
}

/** Parses a line against the draft that the desk has once the grammar is loaded; null where the desk takes no cards. */
async function readLine(text: string): Promise<ReadLine | null> {
  const game = $game.get();
  if (!game) return null;
  const grammar = await loadGrammar(game.id);
  const [draft, place] = [$draft.get(), cardTarget()];
  if (!draft || !place) return null;
  const moveGrammar = draft.question === MOVE_QUESTION ? (grammar ?? null) : null;
  return { game, draft, place, parsedLine: parseLine(moveGrammar, text, typingTable(game, draft)) };
}

/**
 * What a line would do, without doing it.
 * @throws Error if the grammar or the game can't be fetched
 */
export async function previewLine(text: string): Promise<LinePreview | TypedRefusal | null> {
  const line = await readLine(text);
  if (!line) return null;
  const { game, draft, place, parsedLine } = line;
  if (parsedLine.kind === 'not-read') return parsedLine;
  if (parsedLine.kind === 'cards') {
    const changes = [{ place: place.label, text: describeThings(game, parsedLine.cards) }];
    return { kind: 'preview', who: null, move: null, changes };
  }
  const table = await fetchTableGame(game);
  const laid = laySentence(table, draft, parsedLine);
  if (laid.kind !== 'laid') return laid;
  const { move, changes } = laid;
  const who = move && capitalize(deskNaming(draft)(parsedLine.seat));
  return { kind: 'preview', who, move: move && table.texts.describeMove(move), changes };
}

/**
 * Puts typed cards down, or lays and tries a typed sentence. A line that can't be parsed in full changes nothing.
 * @returns why nothing changed, else null
 * @throws Error if the grammar or the game can't be fetched
 */
export async function enterLine(text: string): Promise<TypedRefusal | null> {
  const line = await readLine(text);
  if (!line) return null;
  const { game, place, parsedLine } = line;
  if (parsedLine.kind === 'not-read') return parsedLine;
  if (parsedLine.kind === 'cards') {
    putCards(game, place, parsedLine.cards);
    return null;
  }
  const table = await fetchTableGame(game);
  const draft = $draft.get();
  if (!draft) return null;
  const laid = laySentence(table, draft, parsedLine);
  if (laid.kind !== 'laid') return laid;
  $problem.set(null);
  $draft.set(laid.draft);
  if (laid.changes.length > 0) {
    $announcement.set(laid.changes.map((change) => `${change.place}: ${change.text}.`).join(' '));
  }
  if (laid.move) tryMove(laid.move);
  return null;
}
