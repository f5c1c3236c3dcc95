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
/** As it was kept when everything was said once for ever. */
const legacySchema = v.array(v.string());

function parseHistory(json: unknown): CoachHistory | undefined {
  if (v.is(legacySchema, json)) {
    return { turns: 0, said: Object.fromEntries(json.map((id) => [id, { times: 1, turn: 0, day: 0 }])) };
  }
  const told = v.safeParse(schema, json);
  return told.success ? told.output : undefined;
}

/** What the coach has said on this device. Each is said again after a while. */
export const $coachHistory = persistentAtom<CoachHistory>({
  key: 'fair-deal/coach',
  version: 1,
  what: 'what the coach has told you',
  empty: EMPTY_HISTORY,
  read: parseHistory,
});

/** Notes that the coach has said something: it rests for a while. */
export function noteAdvice(id: string): void {
  $coachHistory.set(recordAdvice($coachHistory.get(), id, Date.now()));
}

/** Notes that the coach has sat by a turn of one’s own. */
export function noteTurn(): void {
  const told = $coachHistory.get();
  $coachHistory.set({ ...told, turns: told.turns + 1 });
}

/** The coach begins again from the beginning. */
export function resetCoach(game: Pick<Engine, 'id'>): void {
  const told = $coachHistory.get();
  const others = Object.entries(told.said).filter(([id]) => !id.startsWith(`${game.id}/`));
  $coachHistory.set({ ...told, said: Object.fromEntries(others) });
}

/** The weightiest thing the coach may say of one’s cards now; null where nothing needs saying. It counts as said. */
export function giveAdvice(game: CoachedEngine, view: GameState, seat: Seat, name: SeatNamer): Advice | null {
  const now = Date.now();
  const next = nextAdvice(game, game.heuristics.advise(view, seat, name), $coachHistory.get(), now);
  if (next) noteAdvice(adviceId(game, next));
  return next;
}
