import * as v from 'valibot';
import type { AnyAim } from '../../game/aim.ts';
import type { TableGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import type { GameMove } from '../../game/play.ts';
import { packJson, unpackJson } from '../packing.ts';
import { optionsFor } from './opening.ts';
import { MY_SEAT } from './standing.ts';

/** One’s own moves of a deal, as the game reads them; null where it can’t. */
export function readLine(game: TableGame, aim: AnyAim, { line }: MiniDeal): readonly GameMove[] | null {
  const options = optionsFor(game, aim);
  const moves = line.flatMap((one) => {
    const read = game.notation.move.read(one, options, MY_SEAT);
    return read.ok ? [read.value] : [];
  });
  return moves.length === line.length ? moves : null;
}

const json = v.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null,
  'A move is an object.',
);
const dealSchema = v.strictObject({
  seed: v.pipe(v.number(), v.integer(), v.minValue(1)),
  line: v.pipe(v.array(json), v.minLength(1)),
});
const dealsSchema = v.array(dealSchema);
const stockSchema = v.record(v.string(), v.string());

/** A deal of a mini-game: its seed, and moves of one’s own that come to three stars, in wire form. */
export type MiniDeal = Readonly<v.InferOutput<typeof dealSchema>>;
/** The deals of a game by their aims. */
export type MiniStock = Readonly<Record<string, readonly MiniDeal[]>>;

/** Deals out of a file, in which those of an aim are packed. @throws Error where one is none of ours */
export const readMinis = (text: string): MiniStock =>
  Object.fromEntries(
    Object.entries(v.parse(stockSchema, JSON.parse(text))).map(([aim, deals]) => [
      aim,
      v.parse(dealsSchema, unpackJson(deals)),
    ]),
  );

/** Deals as they are written to a file. */
export const writeMinis = (stock: MiniStock): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(stock).map(([aim, deals]) => [aim, packJson(deals)])), null, 2)}\n`;
