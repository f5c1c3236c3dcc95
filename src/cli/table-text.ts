import { random } from '../bots/random.ts';
import { type Card, UNKNOWN } from '../cards/card.ts';
import { possessive } from '../cards/grammar.ts';
import type { Pack } from '../cards/pack.ts';
import { capitalize, countNoun } from '../cards/words.ts';
import type { CoachedGame } from '../game/game.ts';
import { begin } from '../game/match.ts';
import type { GameEvent, GameState } from '../game/play.ts';
import { type Seat, type SeatNamer, seatsOf } from '../game/seat.ts';
import { seatNamerFor } from '../game/seat-namer.ts';
import type { Zone, ZoneItem } from '../game/zone.ts';
import { createRandom } from '../random/random.ts';
import type { Flags } from './flags.ts';

/** A state some moves after the deal, and the events of each move. */
interface PlayedTable {
  readonly state: GameState;
  readonly happened: readonly (readonly GameEvent[])[];
}

/** Plays up to `moves` random moves after the deal. The same seed gives the same moves. */
function playRandomly(game: CoachedGame, { options, seed, moves }: Flags): PlayedTable {
  const chance = createRandom(seed);
  const { state: dealtState, events } = begin(game, options, seed);
  const happened = events.length > 0 ? [events] : [];
  let state = dealtState;
  for (let i = 0; i < moves; i++) {
    const seat = game.play.turn(state);
    if (seat === null) break;
    const playResult = game.play.play(state, seat, random(game, game.visibility.view(state, seat), seat, chance));
    happened.push(playResult.events);
    state = playResult.state;
  }
  return { state, happened };
}

/** Lists the zones seen by a seat. With open hands, the zones of other seats are shown as their owners see them. */
function listZones(
  game: CoachedGame,
  { state, happened }: PlayedTable,
  viewer: Seat,
  isOpen: boolean,
): readonly Zone[] {
  const name = seatNamerFor(viewer);
  const lastEvents = happened.at(-1);
  const seenBy = (seat: Seat): readonly Zone[] =>
    game.table.zones(game.visibility.view(state, seat), seat, seat === viewer ? name : seatNamerFor(seat), lastEvents);
  const viewerZones = seenBy(viewer);
  if (!isOpen) return viewerZones;
  const ownZones = new Map(
    seatsOf({ seats: game.seats(state.options) }).flatMap((seat) =>
      seenBy(seat).flatMap((zone) => (zone.seat === seat ? [[zone.id, zone] as const] : [])),
    ),
  );
  return viewerZones.map((zone) => {
    const owned = ownZones.get(zone.id);
    return owned ? { ...owned, label: zone.label } : zone;
  });
}

/** Joins faces with `between` and counts the unseen cards. */
function facesText(pack: Pack, cards: readonly Card[], separator: string): string {
  const unseen = cards.filter((card) => card === UNKNOWN).length;
  const faces = cards.flatMap((card) => (card === UNKNOWN ? [] : [pack.text(card)])).join(separator);
  return [unseen > 0 && `${unseen} unseen`, faces].filter(Boolean).join(', ');
}

function itemText(pack: Pack, { cards, sign, worth, note }: ZoneItem): string {
  const faces = facesText(pack, cards, worth ? '+' : ' ') || '–';
  return [sign?.spoken ?? faces, worth && `= ${worth}`, note && `(${note})`].filter(Boolean).join(' ');
}

/** Returns a zone as text: "Your hand: 5♣ A♦". Unseen cards are counted. */
function zoneText(pack: Pack, { label, items, count: size, unit = 'card' }: Zone): string {
  const isHidden =
    items.length > 0 && items.every(({ cards }) => cards.length > 0 && cards.every((c) => c === UNKNOWN));
  const faces = isHidden ? '' : items.map((item) => itemText(pack, item)).join(', ');
  const itemCount = size ?? (isHidden ? items.reduce((sum, { cards }) => sum + cards.length, 0) : undefined);
  return `${label}: ${[faces, itemCount !== undefined && countNoun(itemCount, unit)].filter(Boolean).join(', ') || '–'}`;
}

function turnText(game: CoachedGame, state: GameState, name: SeatNamer): string {
  const seat = game.play.turn(state);
  if (seat === null) return 'The game is over.';
  return `It is ${possessive(name(seat))} turn.`;
}

/** Returns a match after some random moves as text: events, zones, turn and scores. */
export function describeTable(game: CoachedGame, flags: Flags): readonly string[] {
  const viewer = flags.as ?? 0;
  const name = seatNamerFor(viewer);
  const table = playRandomly(game, flags);
  const seats = seatsOf({ seats: game.seats(flags.options) });
  const eventTexts = table.happened.flatMap((events) => events.map((event) => game.texts.describeEvent(event, name)));
  const scores = game.play.scores(table.state);
  // Partners share a score, so scores are listed by side.
  const holders = scores.length === seats.length ? seats.map(name) : scores.map((_, side) => `side ${side}`);
  return [
    ...eventTexts,
    ...(eventTexts.length > 0 ? [''] : []),
    ...listZones(game, table, viewer, flags.as === undefined).map((zone) => zoneText(game.pack, zone)),
    '',
    turnText(game, table.state, name),
    `Scores: ${scores.map((score, i) => `${capitalize(holders[i] ?? '')}: ${score}`).join(', ')}.`,
  ];
}
