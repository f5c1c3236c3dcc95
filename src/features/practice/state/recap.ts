import type { Game } from '../../../game/game.ts';
import type { Step } from '../../../game/match.ts';
import type { GameEvent, GameState } from '../../../game/play.ts';
import { namingAt, type Practice, viewerOf } from '../../saved-games/index.ts';
import { lastOwnTurn } from './undo.ts';

/** A sentence on what has happened since the viewer's last choice. */
export interface RecapLine {
  /** Number of the step it describes. */
  readonly step: number;
  readonly says: string;
  /** Whether it is the viewer's own move, played automatically. */
  readonly wasForced: boolean;
}

type Describer = Pick<Game, 'table' | 'texts'>;

/**
 * Sentences on a step: the move (if `moved`), dice and cards turned up, who won the trick or take, and what
 * happened to the viewer.
 */
export function describeStep(
  practice: Practice,
  { events }: Step<GameState>,
  includesMove: boolean,
): readonly string[] {
  const { table, texts }: Describer = practice.game;
  const [viewer, name] = [viewerOf(practice), namingAt(practice)];
  const [firstEvent] = events;
  const describeLastTake = (takeEvents: readonly GameEvent[]): string | undefined =>
    table.last?.findLast(takeEvents, viewer, name)?.says;
  const takeText = firstEvent && describeLastTake([firstEvent]) === undefined ? describeLastTake(events) : undefined;
  return events.flatMap((event, i) => {
    const sentence = texts.describeEvent(event, name);
    const isShown = (table.eventSigns?.(event).length ?? 0) > 0;
    return isShown || sentence === takeText || (includesMove && (i === 0 || event.seat === viewer)) ? [sentence] : [];
  });
}

/** What has happened in this deal since the viewer's last choice, in order. */
export function createRecap(practice: Practice, forcedTurns: readonly number[]): readonly RecapLine[] {
  const { match, steps } = practice;
  const ownStep = lastOwnTurn(practice, forcedTurns) + 1;
  const countStep = steps.findLastIndex(({ events }) => events.some(({ points }) => points !== undefined));
  // Deals that were counted are left out, unless the count is the latest step.
  const firstStep = countStep < steps.length - 1 ? Math.max(ownStep, countStep + 1) : ownStep;
  return steps.slice(firstStep).flatMap((step, i) => {
    const at = firstStep + i;
    const includesMove = at !== ownStep && at > 0;
    const wasForced = match.turns[at - 1]?.seat === viewerOf(practice) && forcedTurns.includes(at - 1);
    return describeStep(practice, step, includesMove).map((sentence, j) => ({
      step: at,
      says: sentence,
      wasForced: wasForced && j === 0,
    }));
  });
}
