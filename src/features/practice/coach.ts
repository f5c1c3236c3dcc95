import * as v from 'valibot';
import type { CoachedEngine, Engine } from '../../game/game.ts';
import type { Advice } from '../../game/heuristics.ts';
import type { GameState } from '../../game/play.ts';
import { recordOf } from '../../game/record-of.ts';
import type { Seat, SeatNamer } from '../../game/seat.ts';
import { persistentAtom } from '../../ui/device/persistent-atom.ts';
import { adviceId, type CoachHistory, EMPTY_HISTORY, nextAdvice, recordAdvice } from './advice.ts';
import { WORDS } from './words.ts';

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const schema = v.object({
  turns: wholeNumber,
  said: recordOf(v.string(), v.object({ times: wholeNumber, turn: wholeNumber, day: wholeNumber })),
});
/** The older format, in which advice was given only once. */
const legacySchema = v.array(v.string());

function parseHistory(json: unknown): CoachHistory | undefined {
  if (v.is(legacySchema, json)) {
    return { turns: 0, said: Object.fromEntries(json.map((id) => [id, { times: 1, turn: 0, day: 0 }])) };
  }
  const result = v.safeParse(schema, json);
  return result.success ? result.output : undefined;
}

/** The advice given on this device. */
export const $coachHistory = persistentAtom<CoachHistory>({
  key: 'fair-deal/coach',
  version: 1,
  description: WORDS.stored,
  empty: EMPTY_HISTORY,
  read: parseHistory,
});

/** Notes that advice was given, so that it isn't repeated for a while. */
export function noteAdvice(id: string): void {
  $coachHistory.set(recordAdvice($coachHistory.get(), id, Date.now()));
}

/** Notes a turn of the player with the coach. */
export function noteTurn(): void {
  const history = $coachHistory.get();
  $coachHistory.set({ ...history, turns: history.turns + 1 });
}

/** Forgets the advice given in a game. */
export function resetCoach(game: Pick<Engine, 'id'>): void {
  const history = $coachHistory.get();
  const otherEntries = Object.entries(history.said).filter(([id]) => !id.startsWith(`${game.id}/`));
  $coachHistory.set({ ...history, said: Object.fromEntries(otherEntries) });
}

/** Gives the weightiest advice for a position, or null, and notes that it was given. */
export function giveAdvice(game: CoachedEngine, view: GameState, seat: Seat, name: SeatNamer): Advice | null {
  const now = Date.now();
  const advice = nextAdvice(game, game.heuristics.advise(view, seat, name), $coachHistory.get(), now);
  if (advice) noteAdvice(adviceId(game, advice));
  return advice;
}
