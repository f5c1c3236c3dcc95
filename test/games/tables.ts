import type { WholeGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import type { GameEvent, GameMove, GameState } from '../../src/game/play.ts';
import { type Seat, seatsOf } from '../../src/game/seat.ts';
import type { ItemRef, Zone } from '../../src/game/zone.ts';
import { playMatch, spread } from './matches.ts';
import { name } from './playthrough.ts';

const SHOWN_DECISIONS = 4;
/** How many picks, events and moves are shown of a decision. */
const SHOWN = 8;

/** "40 × an unseen card": equal things side by side, once. */
function joinThings(things: readonly string[]): string {
  const runs: [string, number][] = [];
  for (const thing of things) {
    const lastRun = runs.at(-1);
    if (lastRun?.[0] === thing) lastRun[1]++;
    else runs.push([thing, 1]);
  }
  return runs.map(([thing, count]) => (count > 1 ? `${count} × ${thing}` : thing)).join(', ');
}

/** Parts as text; drawings are left out. */
const line = (...parts: readonly unknown[]): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? part : JSON.stringify(part, (key, value) => (key === 'art' ? undefined : value)),
    )
    .join(' ');

/** A zone with its cards as a player reads them. */
function describeZone({ pack }: WholeGame, { items, sortings, ...zone }: Zone): readonly string[] {
  const things = items.map(({ cards, id, ...item }) => {
    const text = cards.map(pack.text).join('+') || id;
    return Object.keys(item).length > 0 ? line(text, item) : text;
  });
  const groups = sortings?.map(
    ({ id, groups, bundles }) =>
      `    by ${id}: ${groups.map((group) => group.join(' ')).join(' | ')}${bundles.map((one) => `; ${line(one)}`).join('')}`,
  );
  return [`  ${line(zone)}: ${joinThings(things)}`, ...(groups ?? [])];
}

const describePicks = (picks: readonly ItemRef[]): string => picks.map(({ zone, item }) => `${zone}/${item}`).join(' ');

/** What picks could mean, as buttons. */
function describeProposals(game: WholeGame, view: GameState, seat: Seat, picks: readonly ItemRef[]): string {
  const { table, texts } = game;
  const proposals = table
    .propose(view, seat, picks)
    .slice(0, SHOWN)
    .map(({ label, detail, move, isSure, to }) => {
      const more = `${isSure ? ' at once' : ''}${to === undefined ? '' : ` to ${to}`}`;
      return `${label}${detail && ` (${detail})`}: ${texts.describeMove(move)}${more}`;
    });
  return `  ${describePicks(picks)} → ${[...proposals, ...(table.describePicks?.(view, seat, picks) ?? [])].join(' | ')}`;
}

/** Picks a player might make: what some moves touch, one item after the other. */
function picksAt(
  game: WholeGame,
  view: GameState,
  seat: Seat,
  moves: readonly GameMove[],
): readonly (readonly ItemRef[])[] {
  const { table } = game;
  const touched = (picks: readonly ItemRef[], item: ItemRef): readonly ItemRef[] =>
    table.touch?.(picks, item) ?? [...picks, item];
  const all = moves.flatMap((move) => {
    let picks: readonly ItemRef[] = [];
    return table.picksOf(view, seat, move).map((item) => (picks = touched(picks, item)));
  });
  return [...new Map(all.map((picks) => [describePicks(picks), picks])).values()].slice(0, SHOWN);
}

/** The places of the desk with what the position says of them. */
function describeDesk(
  { desk }: WholeGame,
  position: JsonObject,
  options: GameState['options'],
  seat: Seat,
): readonly string[] {
  return desk
    .places(options, seat, name)
    .map(
      (place) =>
        `  desk: ${line(place)} = ${line(place.read(position) ?? 'unknown')}${place.when?.(position) === false ? ', not asked' : ''}`,
    );
}

function describeEvents(game: WholeGame, events: readonly GameEvent[]): readonly string[] {
  const { texts, table, rules } = game;
  return events.slice(0, SHOWN).map((event) => {
    const score = event.points === undefined ? '' : ` ${texts.describeScore?.(event) ?? ''}`;
    const absence = texts.describeAbsence?.(event, name) ?? '';
    return `  ${rules.number(event.rule)} ${texts.describeEvent(event, name)}${score} ${absence} ${line(table.eventSigns?.(event) ?? [])}`;
  });
}

/** What the table and the desk show of a decision, as lines. */
function describeTable(
  game: WholeGame,
  { state, seat, told }: { state: GameState; seat: Seat; told: readonly GameEvent[] },
  events: readonly GameEvent[],
): readonly string[] {
  const { table, texts, visibility, notation } = game;
  const view = visibility.view(state, seat);
  const moves = game.play.moves(state, seat, 2, 40);
  const shownMoves = moves.filter((_, at) => at % Math.ceil(moves.length / 5) === 0);
  const last = table.last?.findLast(events, seat, name);
  const standings = seatsOf({ seats: game.seats(state.options) }).map(
    (one) => `${name(one)} ${texts.standing?.(view, one) ?? ''}, ${texts.describeStanding?.(view, one) ?? ''}`,
  );
  return [
    ...describeEvents(game, told),
    ...table.zones(view, seat, name, told).flatMap((zone) => describeZone(game, zone)),
    `  ${line(table.actions(view, seat))} ${table.direction(view)} ${table.isAnnouncement?.(view) ?? false} ${texts.counts?.(view) ?? ''} ${standings.join('; ')}`,
    ...picksAt(game, view, seat, shownMoves).map((picks) => describeProposals(game, view, seat, picks)),
    ...shownMoves.map(
      (move) => `  ${line(notation.move.write(move))} ${notation.key(move)}: ${texts.describeMove(move)}`,
    ),
    ...(last ? [`  last: ${last.says}`, ...last.zones.flatMap((zone) => describeZone(game, zone))] : []),
  ];
}

/** What the table shows of some decisions of a match, and the desk of the first and the third. */
export function describeTables(game: WholeGame, seed: number): string {
  const { options, house, decisions, events } = playMatch(game, seed);
  const eventsBefore = (at: number): readonly GameEvent[] => decisions.slice(0, at + 1).flatMap(({ told }) => told);
  return [
    `Match ${seed}. House rules: ${house}.`,
    ...spread(decisions, SHOWN_DECISIONS).flatMap((decision, i) => {
      const { at, state, seat } = decision;
      const position = game.notation.position.write(game.visibility.view(state, seat));
      return [
        `${at}. ${name(seat)}: ${line(position)}`,
        ...describeTable(game, decision, eventsBefore(at)),
        ...(i % 2 === 0 ? describeDesk(game, position, options, seat) : []),
      ];
    }),
    'End:',
    ...describeEvents(game, events.slice(-SHOWN)),
    '',
  ].join('\n');
}
