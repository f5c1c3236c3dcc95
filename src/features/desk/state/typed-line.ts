import { joinWords } from '../../../cards/words.ts';
import type { CardPlace } from '../../../game/desk.ts';
import type { Result } from '../../../game/fault.ts';
import type { DeskGame } from '../../../game/game.ts';
import { handZone } from '../../../game/hand-zones.ts';
import type { JsonObject } from '../../../game/json.ts';
import { packOf } from '../../../game/pack-of.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import { type CardPlacement, HAND_PLACE, type ParseContext } from '../../../game/typed-line/grammar.ts';
import { type ParsedLine, parseLine, type UnparsedLine } from '../../../game/typed-line/parser.ts';
import { loadGrammar } from '../../../games/boxes.ts';
import { $announcement, $draft, $game, $laidTable, $places } from './desk.ts';
import { type DeskDraft, MOVE_QUESTION, placeJsonOf } from './draft.ts';
import { cardTarget, edit, leaveIfFull, noteLatestCards } from './edit.ts';
import { fetchTableGame } from './laws.ts';
import { isCardPlace, locateCards, putDown, type ThingCodes, unseenInEntry } from './things.ts';
import { tryMove } from './try.ts';

/** A move that can't be laid: a card it names is in another place. */
interface CardElsewhere {
  readonly kind: 'elsewhere';
  readonly card: string;
  readonly place: string;
}

interface NotAMove {
  readonly kind: 'no-move';
  readonly says: string;
}

export type TypedRefusal = UnparsedLine | CardElsewhere | NotAMove;

/** Cards of a move that aren't in their place yet. */
interface MissingThings {
  readonly place: CardPlace;
  readonly things: ThingCodes;
}

/** Loads the grammar early. A failure is ignored: `enterLine` loads it again. */
export function preloadGrammar(): void {
  const game = $game.get();
  if (game) loadGrammar(game.id).catch(() => undefined);
}

const placeAt = (id: string, { seat }: DeskDraft): CardPlace | undefined =>
  $places
    .get()
    .filter(isCardPlace)
    .find((place) => place.id === (id === HAND_PLACE ? handZone(seat) : id));

const seenThings = (place: CardPlace, draft: DeskDraft): ThingCodes =>
  (place.read(placeJsonOf(draft)) ?? []).filter((text) => unseenInEntry(text) === 0);

function lineContext(draft: DeskDraft): ParseContext<GameState> {
  const laidTable = $laidTable.get();
  return {
    seat: draft.seat,
    options: draft.options,
    view: laidTable?.ok ? laidTable.value.view : null,
    cards(id) {
      const place = placeAt(id, draft);
      return place ? seenThings(place, draft) : [];
    },
  };
}

/** Returns the needed things that aren't available. Cards within combined things count as available. */
function subtractThings(things: ThingCodes, neededThings: ThingCodes): ThingCodes {
  const availableThings = things.flatMap((thing) => [thing, ...(thing.includes('+') ? thing.split('+') : [])]);
  return neededThings.filter((thing) => {
    const at = availableThings.indexOf(thing);
    if (at >= 0) availableThings.splice(at, 1);
    return at < 0;
  });
}

/** Missing things of a move, by place. */
function findMissingThings(placements: readonly CardPlacement[], draft: DeskDraft): readonly MissingThings[] {
  const neededByPlace = new Map<CardPlace, CardPlacement>();
  for (const one of placements) {
    const place = placeAt(one.place, draft);
    if (place) neededByPlace.set(place, { ...one, cards: [...(neededByPlace.get(place)?.cards ?? []), ...one.cards] });
  }
  return [...neededByPlace].flatMap(([place, { cards, top }]) => {
    const presentThings = seenThings(place, draft);
    const things = subtractThings(top ? presentThings.slice(-cards.length) : presentThings, cards);
    return things.length > 0 ? [{ place, things }] : [];
  });
}

/** A card with no copy left, and where one copy is. */
function findElsewhere(game: DeskGame, missing: readonly MissingThings[], draft: DeskDraft): CardElsewhere | null {
  const locations = locateCards(game.desk, $places.get(), placeJsonOf(draft));
  const pack = packOf(game, draft.options);
  const addedCards = missing.flatMap(({ things }) => things.flatMap((one) => game.desk.thing(one)?.cards ?? []));
  for (const card of addedCards) {
    const cardLocations = locations.get(card) ?? [];
    const [firstLocation] = cardLocations;
    const copiesNeeded = cardLocations.length + addedCards.filter((addedCard) => addedCard === card).length;
    if (firstLocation && copiesNeeded > pack.copies(card)) {
      return { kind: 'elsewhere', card: pack.text(card), place: firstLocation.place.label };
    }
  }
  return null;
}

const describeThings = (game: DeskGame, things: ThingCodes): string =>
  joinWords(things.map((thing) => (game.desk.thing(thing)?.cards ?? []).map(game.pack.text).join('+')));

/** Puts down missing cards, then sets the move. */
async function tryTyped(
  game: DeskGame,
  { move, placements }: Extract<ParsedLine, { kind: 'try' }>,
): Promise<TypedRefusal | null> {
  const table = await fetchTableGame(game);
  const draft = $draft.get();
  if (!draft) return null;
  const parsedMove: Result<GameMove> = table.notation.move.read(move, draft.options, draft.seat);
  if (!parsedMove.ok) return { kind: 'no-move', says: parsedMove.fault.says };
  const missing = findMissingThings(placements, draft);
  const refusal = findElsewhere(game, missing, draft);
  if (refusal) return refusal;
  for (const { place, things } of missing) {
    edit((json: JsonObject) => place.write(json, putDown(place, json, things)));
  }
  const changes = missing.map(({ place, things }) => `${place.label}: ${describeThings(game, things)}.`);
  if (changes.length > 0) $announcement.set(changes.join(' '));
  tryMove(parsedMove.value);
  return null;
}

function putCards({ desk }: DeskGame, place: CardPlace, cards: ThingCodes): void {
  edit((json) => place.write(json, putDown(place, json, cards)));
  noteLatestCards(cards.flatMap((text) => desk.thing(text)?.cards ?? []));
  leaveIfFull(place);
}

/**
 * Puts typed cards down, or tries a typed sentence. A line that can't be parsed in full changes nothing.
 * @returns why nothing changed, else null
 * @throws Error if the grammar can't be fetched
 */
export async function enterLine(text: string): Promise<TypedRefusal | null> {
  const game = $game.get();
  if (!game) return null;
  const grammar = await loadGrammar(game.id);
  const [draft, place] = [$draft.get(), cardTarget()];
  if (!draft || !place) return null;
  const moveGrammar = draft.question === MOVE_QUESTION ? (grammar ?? null) : null;
  const parsedLine = parseLine(game, moveGrammar, text, lineContext(draft));
  if (parsedLine.kind === 'try') return tryTyped(game, parsedLine);
  if (parsedLine.kind === 'not-read') return parsedLine;
  putCards(game, place, parsedLine.cards);
  return null;
}
