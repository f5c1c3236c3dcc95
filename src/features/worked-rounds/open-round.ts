import type { TableGame } from '../../game/game.ts';
import type { Round } from '../../scenarios/round/round.ts';
import { playRoundSteps, type RoundStep } from '../../scenarios/round/steps.ts';
import { fetchTable } from '../../table/fetch-game.ts';
import type { ServedStop } from './stop-choices.ts';

/** A worked round, as served. */
export interface SentRound {
  readonly round: Round;
  /** The question before a move, by the number of the move, from 1. */
  readonly stops: Readonly<Record<number, ServedStop>>;
}

/** The round with the state after each move. */
export interface OpenRound {
  readonly game: TableGame;
  readonly round: Round;
  readonly steps: readonly RoundStep[];
  readonly stops: SentRound['stops'];
}

/** Fetches a worked round and the table of its game, and replays its moves. @throws Error if either can't be fetched */
export async function fetchRound(id: string, address: string): Promise<OpenRound> {
  const [game, answer] = await Promise.all([fetchTable(id), fetch(address)]);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const { round, stops } = (await answer.json()) as SentRound;
  const steps = playRoundSteps(game, round);
  if (!steps.ok) throw new Error(`${address}: ${steps.fault.says}`);
  return { game, round, steps: steps.value, stops };
}
