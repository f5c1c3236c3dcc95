import { possessive } from '../cards/grammar.ts';
import { digits, joinWords } from '../cards/words.ts';
import { catchTooMuch } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import type { GameEvent, GameMove, GameState, PlayResult } from '../game/play.ts';
import type { Seat, SeatNamer } from '../game/seat.ts';
import type { NamedTry } from './cited-reasons.ts';
import { presuppose } from './presupposition.ts';
import type { Reading } from './readings.ts';
import type { Ruling } from './ruling.ts';
import { otherSettings, type Setting } from './settings.ts';

/** The effects of another value of a house rule, in sentences. */
export interface SettingEffect extends Setting {
  readonly says: readonly string[];
}

/** Limit of sentences about one setting. */
const MAX_SAID = 2;

/** An event in words. */
interface HappenedEvent {
  readonly says: string;
  /** That it would not happen. */
  readonly absence: string;
}

/** The effects of a move, for comparison. */
interface PlayEffects {
  /** The events that are no line of the score. */
  readonly happened: readonly HappenedEvent[];
  /** Points by seat or side; null where nothing was counted. */
  readonly points: readonly number[] | null;
  /** The seat that decides next; null if the game is over. */
  readonly turn: Seat | null;
}

/** Sums points by seat or side, as an event names either; null if no event has points. */
function pointsOf(events: readonly GameEvent[], sides: number): readonly number[] | null {
  const lines = events.filter(({ points }) => points !== undefined);
  if (lines.length === 0) return null;
  return Array.from({ length: sides }, (_, i) =>
    lines.reduce((sum, { side, seat, points }) => sum + ((side ?? seat) === i ? (points ?? 0) : 0), 0),
  );
}

function describeHappened({ texts }: Game, event: GameEvent, name: SeatNamer): HappenedEvent {
  const says = texts.describeEvent(event, name);
  return { says, absence: texts.describeAbsence?.(event, name) ?? `This step would be left out: ${says}` };
}

function describePlay(game: Game, { state, events }: PlayResult<GameState>, seat: Seat, name: SeatNamer): PlayEffects {
  return {
    happened: events.filter(({ points }) => points === undefined).map((one) => describeHappened(game, one, name)),
    points: pointsOf(events, game.play.scores(state).length),
    turn: game.play.turn(game.visibility.view(state, seat)),
  };
}

/** The events of one list that the other lacks, copies counted. */
function listDifference(events: readonly HappenedEvent[], removed: readonly HappenedEvent[]): readonly HappenedEvent[] {
  const toRemove = removed.map(({ says }) => says);
  return events.filter(({ says }) => {
    const at = toRemove.indexOf(says);
    if (at >= 0) toRemove.splice(at, 1);
    return at < 0;
  });
}

/** "17 to 13", "17, 8 and 5". */
export function formatPoints(points: readonly number[]): string {
  return joinWords(points.map(digits), points.length === 2 ? 'to' : 'and');
}

const turnOf = (turn: Seat, name: SeatNamer): string => `It would be ${possessive(name(turn))} turn.`;

/**
 * What differs after the same move under two settings: the points, then events that are new or missing, or the turn.
 */
function describeDifference(other: PlayEffects, current: PlayEffects, name: SeatNamer): readonly string[] {
  const sentences: string[] = [];
  if (other.points && other.points.join() !== current.points?.join()) {
    sentences.push(
      `The points would be ${formatPoints(other.points)}${current.points ? `, not ${formatPoints(current.points)}` : ''}.`,
    );
  }
  if (current.turn === null && other.turn !== null) return [...sentences, 'The game would go on.'];
  const [addedEvents, missingEvents] = [
    listDifference(other.happened, current.happened),
    listDifference(current.happened, other.happened),
  ];
  sentences.push(...addedEvents.map(({ says }) => says));
  if (addedEvents.length === 0 && other.turn !== null && other.turn !== current.turn)
    sentences.push(turnOf(other.turn, name));
  if (sentences.length === 0) sentences.push(...missingEvents.map(({ absence }) => absence));
  return sentences.slice(0, MAX_SAID);
}

/**
 * Finds house rules that change the effects of a legal move: it is played on the same cards with one of them changed.
 * In `state` every card the move reveals is known.
 * @param playResult the result of the move under the present house rules
 * @param excluded settings to leave out because their rulings already differ
 */
function findPlayEffects(
  { game, state, seat, name }: { game: Game; state: GameState; seat: Seat; name: SeatNamer },
  move: GameMove,
  playResult: PlayResult<GameState>,
  excluded: readonly Setting[],
): readonly Reading[] {
  const current = describePlay(game, playResult, seat, name);
  return game.options
    .filter(({ structural }) => !structural)
    .flatMap((spec) => otherSettings(spec, state.options[spec.key]))
    .filter(({ option, value }) => !excluded.some((one) => one.option === option && one.value === value))
    .flatMap((setting): readonly Reading[] => {
      const options = { ...state.options, [setting.option]: setting.value };
      const otherResult = game.play.play({ ...state, options }, seat, move);
      if (otherResult.unclear) return [];
      const sentences = describeDifference(describePlay(game, otherResult, seat, name), current, name);
      return sentences.length > 0 ? [{ ...setting, verdict: 'legal', says: sentences }] : [];
    });
}

/**
 * All house rules a try depends on: those that change the ruling and, for a legal try, those that change its effects,
 * as far as its seat can know.
 */
export function findReadings(
  game: Game,
  { verdict, readings }: Ruling,
  { knownState, seat, move, name }: NamedTry,
): readonly Reading[] {
  if (verdict !== 'legal') return readings;
  // Effects that take too long to find are left out.
  const effectReadings = catchTooMuch(() => {
    const { state, unclear } = presuppose(game, knownState, seat, move);
    const playResult = unclear ? undefined : game.play.play(state, seat, move);
    if (!playResult || playResult.unclear) return [];
    return findPlayEffects({ game, state, seat, name }, move, playResult, readings);
  });
  return effectReadings.ok ? [...readings, ...effectReadings.value] : readings;
}
