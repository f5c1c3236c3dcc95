import type { Desk } from '../game/desk.ts';
import type { Box, DeskGame, Game } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import type { Pad } from '../game/pad.ts';
import type { GameState } from '../game/play.ts';
import type { Grammar } from '../game/typed-line/grammar.ts';
import { loadGame } from './loader.ts';

/** Groups needed to set house rules, lay positions and keep scores. */
const boxes = import.meta.glob<{ box: Box }>('./*/box.ts');
const desks = import.meta.glob<{ DESK: Desk<Options> }>('./*/desk/desk.ts');
const grammars = import.meta.glob<{ GRAMMAR: Grammar<GameState> }>('./*/desk/grammar.ts');
const pads = import.meta.glob<{ PAD: Pad<Options> }>('./*/pad.ts');

/** Loads a game's pack, faces and house rules; undefined for an unknown id. */
export async function loadBox(id: string): Promise<Box | undefined> {
  return (await boxes[`./${id}/box.ts`]?.())?.box;
}

/** Loads a game's desk; undefined for an unknown id. */
export async function loadDesk(id: string): Promise<Desk<Options> | undefined> {
  return (await desks[`./${id}/desk/desk.ts`]?.())?.DESK;
}

/** Loads the grammar of a game's typed tries; undefined for an unknown id. */
export async function loadGrammar(id: string): Promise<Grammar<GameState> | undefined> {
  return (await grammars[`./${id}/desk/grammar.ts`]?.())?.GRAMMAR;
}

/** Loads a game's score pad; undefined for an unknown id. */
export async function loadPad(id: string): Promise<Pad<Options> | undefined> {
  return (await pads[`./${id}/pad.ts`]?.())?.PAD;
}

/** Loads a game's box with its desk; undefined for an unknown id. */
export async function loadBoxWithDesk(id: string): Promise<DeskGame | undefined> {
  const [box, desk] = await Promise.all([loadBox(id), loadDesk(id)]);
  return box && desk && { ...box, desk };
}

/** Loads a game with its desk and rules; undefined for an unknown id. */
export async function loadGameWithDesk(id: string): Promise<DeskGame<Game> | undefined> {
  const [game, desk] = await Promise.all([loadGame(id), loadDesk(id)]);
  return game && desk && { ...game, desk };
}
