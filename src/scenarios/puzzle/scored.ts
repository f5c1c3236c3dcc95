import type { WholeGame } from '../../game/game.ts';
import type { GameEvent } from '../../game/play.ts';
import { writeCase } from '../../referee/case.ts';
import { bySeat } from '../../referee/verdict.ts';
import type { Moment } from './moments.ts';
import type { Found } from './puzzle.ts';

/** Whose points they are, in a word. */
const whose = ({ side, seat }: GameEvent): string =>
  side === undefined ? `seat ${seat}` : `the side of seats ${side} and ${side + 2}`;

/** What a real move brought each seat or side in points, where it brought any: every card lies open. */
export function scored(game: WholeGame, { state, seat, made }: Moment): readonly Found[] {
  const { events } = game.play.play(state, seat, made);
  const counted = events.filter((event) => event.points !== undefined && (event.side ?? event.seat) !== null);
  const json = writeCase({ game, options: state.options, state, seat, move: made });
  return [...Map.groupBy(counted, whose)].map(([who, lines]) => {
    const points = lines.reduce((sum, event) => sum + (event.points ?? 0), 0);
    const proof = lines.map((event) => ({
      rule: event.rule,
      points: event.points ?? 0,
      says: game.talk.tell(event, bySeat),
    }));
    const asks = `Seat ${seat}: “${game.talk.describe(made)}” How many points does that bring ${who}?`;
    return {
      puzzle: { kind: 'score', case: json, asks, answers: [points], proof: { lines: proof } },
      posed: { kind: 'score', case: json, of: lines[0]?.side ?? lines[0]?.seat ?? 0 },
      rules: lines.map(({ rule }) => rule),
    };
  });
}
