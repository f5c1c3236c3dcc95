import * as v from 'valibot';
import type { CoachedEngine, Engine } from '../../game/game.ts';
import type { Advice } from '../../game/heuristics.ts';
import type { GameState } from '../../game/play.ts';
import { recordOf } from '../../game/record-of.ts';
import type { Seat, SeatNamer } from '../../game/seat.ts';
import { persistentAtom } from '../../ui/device/persistent-atom.ts';
import { adviceId, type CoachHistory, EMPTY_HISTORY, nextAdvice, recordAdvice } from './advice.ts';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const schema = v.object({
  turns: whole,
  said: recordOf(v.string(), v.object({ times: whole, turn: whole, day: whole })),
});
/** The older format, in which advice was given only once. */
const legacySchema = v.array(v.string());

function parseHistory(json: unknown): CoachHistory | undefined {
  if (v.is(legacySchema, json)) {
    return { turns: 0, said: Object.fromEntries(json.map((id) => [id, { times: 1, turn: 0, day: 0 }])) };
  }
  const told = v.safeParse(schema, json);
  return told.success ? told.output : undefined;
}

/** The advice given on this device. */
export const $coachHistory = persistentAtom<CoachHistory>({
  key: 'fair-deal/coach',
  version: 1,
  description: 'what the coach has told you',
  empty: EMPTY_HISTORY,
  read: parseHistory,
});

/** Notes that advice was given, which then rests for a while. */
export function noteAdvice(id: string): void {
  $coachHistory.set(recordAdvice($coachHistory.get(), id, Date.now()));
}

/** Notes a turn of the player with the coach. */
export function noteTurn(): void {
  const told = $coachHistory.get();
  $coachHistory.set({ ...told, turns: told.turns + 1 });
}

/** Forgets the advice given in a game. */
export function resetCoach(game: Pick<Engine, 'id'>): void {
  const told = $coachHistory.get();
  const others = Object.entries(told.said).filter(([id]) => !id.startsWith(`${game.id}/`));
  $coachHistory.set({ ...told, said: Object.fromEntries(others) });
}

/** Gives the weightiest advice for a position, or null, and notes that it was given. */
export function giveAdvice(game: CoachedEngine, view: GameState, seat: Seat, name: SeatNamer): Advice | null {
  const now = Date.now();
  const next = nextAdvice(game, game.heuristics.advise(view, seat, name), $coachHistory.get(), now);
  if (next) noteAdvice(adviceId(game, next));
  return next;
}
