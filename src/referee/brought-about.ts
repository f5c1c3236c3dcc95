import type { Game } from '../game/game.ts';
import type { Json, JsonObject } from '../game/json.ts';
import type { GameMove, GameState, Played } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { seeded } from '../random/random.ts';
import { certainOf, commonTo, joined, type Pattern, spread } from './alike.ts';
import { playOn } from './presupposed.ts';
import { canEndDeal, canLeaveTurn } from './turn-shown.ts';

/** What a try of a record brings about, and what of it is certain. */
export interface BroughtAbout extends Played<GameState> {
  /** Whether a position can be what it brings about: then all that either of the two shows. */
  readonly joinedTo: (written: GameState) => GameState | null;
}

/** So often chance is asked: what is the same every time is no doing of chance. */
const TIMES = 20;

const written = (game: Game, state: GameState): JsonObject =>
  spread(game.wire.position.write(state)) as JsonObject;

/** The position as a state; a field in which cards can’t be unseen is as the state at hand has it. */
function readOver(game: Game, position: JsonObject, state: GameState): GameState {
  const lying = written(game, state);
  let json = position;
  for (const _ of Object.keys(lying)) {
    const read = game.wire.position.read(json, state.options, 1);
    if (read.ok) return { ...read.value, chance: state.chance };
    const [, key = ''] = /^position\.(\w+)/.exec(read.fault.path) ?? [];
    if (json[key] === lying[key]) break;
    json = { ...json, [key]: lying[key] as Json };
  }
  return state;
}

/** What chance decided is nobody’s knowledge, where nobody wrote down how the match was dealt. */
function byChance(
  game: Game,
  before: GameState,
  { seat, move }: { readonly seat: Seat; readonly move: GameMove },
  played: Played<GameState>,
): { readonly state: GameState; readonly certain: Pattern } {
  const others = Array.from({ length: TIMES }, (_, i) => {
    const other = playOn(game, { ...before, chance: seeded(i + 2).state() }, seat, move);
    return written(game, other.state);
  });
  const all = [written(game, played.state), ...others] as const;
  return { state: readOver(game, commonTo(all), played.state), certain: certainOf(all) };
}

/**
 * Plays a try of a record that isn’t illegal.
 * @param dealt whether the seed of the match is known: then chance is as it was
 * @throws TooMuch
 */
export function broughtAbout(
  game: Game,
  before: GameState,
  tried: { readonly seat: Seat; readonly move: GameMove },
  dealt: boolean,
): BroughtAbout {
  const played = playOn(game, before, tried.seat, tried.move);
  const firm = dealt || String(played.state.chance) === String(before.chance);
  const chanced = firm ? null : byChance(game, before, tried, played);
  const state = chanced?.state ?? played.state;
  return {
    ...played,
    state,
    joinedTo(other) {
      if (played.unclear) return other;
      const firmly = chanced?.certain ?? written(game, state);
      const turn = game.play.turn(other);
      const skips = turn !== game.play.turn(state) && canLeaveTurn(game, before, tried, turn);
      const certain = skips ? { ...(firmly as JsonObject), turn } : firmly;
      const known = joined(certain, written(game, other), game.wire.position.loose);
      // Where nobody can tell whether the deal was over, it is taken as it was written down.
      if (known === null) return canEndDeal(game, before, tried) ? { ...other, chance: state.chance } : null;
      const mine = written(game, state);
      const isNews = JSON.stringify(known) !== JSON.stringify(joined(mine, mine, game.wire.position.loose));
      if (!isNews) return state;
      const read = game.wire.position.read(known, before.options, 1);
      return read.ok ? { ...read.value, chance: state.chance } : null;
    },
  };
}
