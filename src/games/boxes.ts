import type { Desk } from '../game/desk.ts';
import type { Box, DeskGame, Game } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import type { Pad } from '../game/pad.ts';
import type { GameState } from '../game/play.ts';
import type { Grammar } from '../game/typed-line/grammar.ts';
import { loadGame } from './loader.ts';

/** Groups of a game in which one writes down what lies on people’s tables, and what its house rules are. */
const boxes = import.meta.glob<{ box: Box }>('./*/box.ts');
const desks = import.meta.glob<{ DESK: Desk<Options> }>('./*/desk/desk.ts');
const grammars = import.meta.glob<{ GRAMMAR: Grammar<GameState> }>('./*/desk/grammar.ts');
const pads = import.meta.glob<{ PAD: Pad<Options> }>('./*/pad.ts');

/** One game by its id, with what it takes to agree on house rules; undefined where there is none. */
export async function loadBox(id: string): Promise<Box | undefined> {
  return (await boxes[`./${id}/box.ts`]?.())?.box;
}

/** How the tables of a game are laid by hand. */
export async function loadDesk(id: string): Promise<Desk<Options> | undefined> {
  return (await desks[`./${id}/desk/desk.ts`]?.())?.DESK;
}

/** How the tries of a game are typed. */
export async function loadGrammar(id: string): Promise<Grammar<GameState> | undefined> {
  return (await grammars[`./${id}/desk/grammar.ts`]?.())?.GRAMMAR;
}

/** How people keep the score of a game. */
export async function loadPad(id: string): Promise<Pad<Options> | undefined> {
  return (await pads[`./${id}/pad.ts`]?.())?.PAD;
}

/** A game with its desk, on which one can say what lies on a table. */
export async function loadForDesk(id: string): Promise<DeskGame | undefined> {
  const [box, desk] = await Promise.all([loadBox(id), loadDesk(id)]);
  return box && desk && { ...box, desk };
}

/** A game with its desk and its laws, by which it can be judged. */
export async function loadRuledDesk(id: string): Promise<DeskGame<Game> | undefined> {
  const [game, desk] = await Promise.all([loadGame(id), loadDesk(id)]);
  return game && desk && { ...game, desk };
}
