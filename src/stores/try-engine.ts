import { UnseenCards } from '../game/fault.ts';
import type { Game, GameMove, GameState, Naming, Seat } from '../game/game.ts';
import type { Zone } from '../game/zone.ts';
import { loadGame } from '../games/loader.ts';
import { readCase } from '../referee/case.ts';
import { tellRuling } from '../referee/told.ts';
import { marks } from './marks.ts';
import type { TryEngine, TryStart } from './try-state.ts';

/** @throws Error if the case can't be read: the build has read it before */
export async function openTry(start: TryStart): Promise<TryEngine> {
  const game = await loadGame(start.game);
  const read = readCase({ ...start.position, game: start.game }, () => game, 'position');
  if (!game || !read.ok) throw new Error(`This position of ${start.game} can’t be read.`);
  const { state, seat } = read.value;
  const view = game.view(state, seat);
  const name: Naming = (other) => start.names[other] ?? '';
  const propose: TryEngine['propose'] = (picks) => game.propose(view, seat, picks);
  return {
    game,
    propose,
    reckon: (picks) => (game.reckon?.(view, seat, picks) ?? []).join(' '),
    attempt(move) {
      const ruling = tellRuling(game, state, seat, move, name);
      const after = ruling.verdict === 'legal' ? carryOut(game, state, seat, move, name) : null;
      if (after) {
        const zones = after.zones.filter(({ id }) => start.zones.some((zone) => zone.id === id));
        return { zones, picked: [], marked: [], ruling, happened: after.happened };
      }
      const picked = game.picksOf(view, seat, move);
      const cards = ruling.findings.flatMap((finding) => finding.cards);
      return { picked, marked: marks(start.zones, cards, picked), ruling, proposals: propose(picked) };
    },
  };
}

interface Carried {
  readonly zones: readonly Zone[];
  readonly happened: string;
}

/** Null where cards nobody showed would have to be counted. */
function carryOut(game: Game, state: GameState, seat: Seat, move: GameMove, name: Naming): Carried | null {
  try {
    const { state: after, events } = game.play(state, seat, move);
    const [first] = events;
    return {
      zones: game.zones(game.view(after, seat), seat, name),
      happened: first ? game.tell(first, name) : game.describe(move),
    };
  } catch (error) {
    if (error instanceof UnseenCards) return null;
    throw error;
  }
}
