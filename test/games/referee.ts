import type { Game } from '../../src/game/game.ts';
import { answer, type Command } from '../../src/referee/answer.ts';

/** The referee's answer to a try. */
export interface RulingAnswer {
  readonly verdict: string;
  readonly findings: readonly { readonly rule: string; readonly says: string }[];
  readonly depends: readonly string[];
  readonly permits: readonly string[];
  readonly nearest: readonly { readonly move: object; readonly says: string }[];
}

/** The result of a legal move, in a position as the game writes it. */
export interface AppliedAnswer<P> {
  readonly position: P;
  readonly events: readonly { readonly kind: string; readonly rule: string; readonly says: string }[];
}

/** Reads cards separated by spaces: "7S X=7 12?". */
export const cards = (text: string): string[] => text.split(' ').filter((card) => card !== '');

/**
 * The referee of one game, asked on the wire. Other fields of a case come as `more`: house rules, the seat. Rules are
 * returned without the name of the game.
 */
export function refereeOf<P>(game: Game) {
  const find = (id: string): Game | undefined => (id === game.id ? game : undefined);
  const askReferee = (command: Command, input: object): unknown =>
    answer(command, JSON.stringify({ game: game.id, ...input }), find);
  const shortRule = (rule: string): string => rule.replace(`${game.id}/`, '');
  return {
    said: askReferee,
    short: shortRule,
    judged: (position: object, move: object, otherFields: object = {}): RulingAnswer =>
      askReferee('judge', { position, move, ...otherFields }) as RulingAnswer,
    /** The rules a try breaks. */
    rules: ({ findings }: RulingAnswer): string[] => findings.map(({ rule }) => shortRule(rule)),
    moved: (position: object, move: object, otherFields: object = {}): AppliedAnswer<P> =>
      askReferee('apply', { position, move, ...otherFields }) as AppliedAnswer<P>,
    /** The rules of the events. */
    reasons: ({ events }: AppliedAnswer<P>): string[] => events.map(({ rule }) => shortRule(rule)),
    listed: (position: object, otherFields: object = {}): readonly object[] =>
      (askReferee('moves', { position, ...otherFields }) as { moves: readonly object[] }).moves,
    error: (command: Command, input: object) =>
      (askReferee(command, input) as { error?: { code: string; path: string; says: string } }).error,
  };
}
