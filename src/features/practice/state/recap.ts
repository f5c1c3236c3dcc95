import type { Game } from '../../../game/game.ts';
import type { Step } from '../../../game/match.ts';
import type { GameEvent, GameState } from '../../../game/play.ts';
import type { Practice } from '../match-record.ts';
import { namingAt, viewerOf } from '../people.ts';
import { lastOwnTurn } from './undo.ts';

/** A sentence on what happened since one’s own last choice. */
export interface RecapLine {
  /** Which step of the game it is of. */
  readonly step: number;
  readonly says: string;
  /** One’s own move, which played itself. */
  readonly wasForced: boolean;
}

type Describer = Pick<Game, 'table' | 'texts'>;

/**
 * What is told of a step: the move, where one didn’t make it oneself; what fell or came up in it; who won with it what
 * lay there, where the move doesn’t say so itself; and what became of whoever looks.
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

/** What the others did since one’s own last choice in this deal, and what came of it, in the order it happened. */
export function createRecap(practice: Practice, forcedTurns: readonly number[]): readonly RecapLine[] {
  const { match, steps } = practice;
  const own = lastOwnTurn(practice, forcedTurns) + 1;
  const counted = steps.findLastIndex(({ events }) => events.some(({ points }) => points !== undefined));
  // What closed a deal has been counted; the last one stays told as long as nothing follows it.
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
