import type { Game } from '../../../game/game.ts';
import type { Step } from '../../../game/match.ts';
import type { GameEvent, GameState } from '../../../game/play.ts';
import type { Practice } from '../../saved-games/index.ts';
import { namingAt, viewerOf } from '../../saved-games/index.ts';
import { lastOwnTurn } from './undo.ts';

/** A sentence on what has happened since the viewer’s last choice. */
export interface RecapLine {
  /** Number of the step it describes. */
  readonly step: number;
  readonly says: string;
  /** The viewer’s own move, played automatically. */
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
  moved: boolean,
): readonly string[] {
  const { table, texts }: Describer = practice.game;
  const [viewer, name] = [viewerOf(practice), namingAt(practice)];
  const [first] = events;
  const again = (of: readonly GameEvent[]): string | undefined =>
    table.last?.findLast(of, viewer, name)?.says;
  const won = first && again([first]) === undefined ? again(events) : undefined;
  return events.flatMap((event, i) => {
    const says = texts.describeEvent(event, name);
    const isShown = (table.eventSigns?.(event).length ?? 0) > 0;
    return isShown || says === won || (moved && (i === 0 || event.seat === viewer)) ? [says] : [];
  });
}

/** What has happened in this deal since the viewer’s last choice, in order. */
export function createRecap(practice: Practice, forcedTurns: readonly number[]): readonly RecapLine[] {
  const { match, steps } = practice;
  const own = lastOwnTurn(practice, forcedTurns) + 1;
  const counted = steps.findLastIndex(({ events }) => events.some(({ points }) => points !== undefined));
  // A counted deal is left out, unless it was the last one.
  const from = counted < steps.length - 1 ? Math.max(own, counted + 1) : own;
  return steps.slice(from).flatMap((step, i) => {
    const at = from + i;
    const moved = at !== own && at > 0;
    const mine = match.turns[at - 1]?.seat === viewerOf(practice) && forcedTurns.includes(at - 1);
    return describeStep(practice, step, moved).map((says, j) => ({
      step: at,
      says,
      wasForced: mine && j === 0,
    }));
  });
}
