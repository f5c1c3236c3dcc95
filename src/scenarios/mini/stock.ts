import * as v from 'valibot';
import type { AnyAim } from '../../game/aim.ts';
import type { TableGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import type { GameMove } from '../../game/play.ts';
import { packJson, unpackJson } from '../packing.ts';
import { optionsFor } from './opening.ts';
import { MY_SEAT } from './standing.ts';

/** Reads the player's moves of a deal; null if one isn't valid. */
export function readLine(game: TableGame, aim: AnyAim, { line }: MiniDeal): readonly GameMove[] | null {
  const options = optionsFor(game, aim);
  const moves = line.flatMap((one) => {
    const parsedMove = game.notation.move.read(one, options, MY_SEAT);
    return parsedMove.ok ? [parsedMove.value] : [];
  });
  return moves.length === line.length ? moves : null;
}

const moveSchema = v.custom<JsonObject>((value) => typeof value === 'object' && value !== null, 'A move is an object.');
const dealSchema = v.strictObject({
  seed: v.pipe(v.number(), v.integer(), v.minValue(1)),
  line: v.pipe(v.array(moveSchema), v.minLength(1)),
});
const dealsSchema = v.array(dealSchema);
const stockSchema = v.record(v.string(), v.string());

/** A deal of a mini-game: its seed and a line of the player with three stars, in the wire format. */
export type MiniDeal = Readonly<v.InferOutput<typeof dealSchema>>;
/** Deals by aim. */
export type MiniStock = Readonly<Record<string, readonly MiniDeal[]>>;

/**
 * Reads stored deals.
 * @throws Error if one isn't valid
 */
export const readMinis = (text: string): MiniStock =>
  Object.fromEntries(
    Object.entries(v.parse(stockSchema, JSON.parse(text))).map(([aim, deals]) => [
      aim,
      v.parse(dealsSchema, unpackJson(deals)),
    ]),
  );

/** Serializes deals; those of an aim are packed. */
export const writeMinis = (stock: MiniStock): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(stock).map(([aim, deals]) => [aim, packJson(deals)])), null, 2)}\n`;
