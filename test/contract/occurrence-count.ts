import type { Game } from '../../src/game/game.ts';
import { judge } from '../../src/game/judge.ts';
import { choices } from '../../src/game/options.ts';
import type { GameMove } from '../../src/game/play.ts';
import type { Coverage } from '../../src/rulebook/coverage.ts';
import { edgesOf } from './edges.ts';
import type { PlayedDecision } from './play-through.ts';

/** The tries of one in this number of decisions are judged, up to a limit spread over the list. */
const DECISION_STRIDE = 17;
const MAX_JUDGED = 60;
const MAX_LISTED = 2000;

/** A sample of the tries, spread over the list and different each time. */
function* someTries(game: Game, { state, seat }: PlayedDecision, time: number): Generator<GameMove> {
  const listed: GameMove[] = [];
  for (const move of game.play.tries(state, seat)) if (listed.push(move) >= MAX_LISTED) break;
  const step = Math.max(1, Math.floor(listed.length / MAX_JUDGED));
  for (let i = time % step; i < listed.length; i += step) yield listed[i] as GameMove;
}

/** Counts occurrences. */
export class OccurrenceCount {
  readonly #game: Game;
  readonly #rules = new Map<string, number>();
  readonly #values = new Map<string, Map<string, number>>();
  games = 0;
  decisions = 0;
  tries = 0;

  constructor(game: Game) {
    this.#game = game;
    for (const { id, kind } of game.rules.all) {
      if (kind !== 'definition' && kind !== 'custom') this.#rules.set(id, 0);
    }
    for (const spec of game.options) {
      const optionValues = [...choices(spec).map(({ value }) => value), ...edgesOf(spec)];
      this.#values.set(spec.key, new Map(optionValues.map((value) => [String(value), 0])));
    }
  }

  #rule(id: string): void {
    this.#rules.set(id, (this.#rules.get(id) ?? 0) + 1);
  }

  game(decisions: Iterable<PlayedDecision>, options: PlayedDecision['state']['options']): void {
    this.games++;
    for (const [key, value] of Object.entries(options)) {
      const times = this.#values.get(key);
      const timesBefore = times?.get(String(value));
      if (timesBefore !== undefined) times?.set(String(value), timesBefore + 1);
    }
    let isFirst = true;
    for (const decision of decisions) {
      const dealEvents = isFirst ? (this.#game.play.opening?.(decision.state) ?? []) : [];
      for (const { rule } of dealEvents) this.#rule(rule);
      isFirst = false;
      this.#decision(decision);
    }
  }

  #decision(decision: PlayedDecision): void {
    const { state, seat, move, events } = decision;
    for (const { rule } of events) this.#rule(rule);
    for (const id of judge(this.#game, state, seat, move).permits) this.#rule(id);
    if (this.decisions++ % DECISION_STRIDE !== 0) return;
    for (const triedMove of someTries(this.#game, decision, this.decisions)) {
      this.tries++;
      const { findings } = judge(this.#game, state, seat, triedMove);
      if (findings.length === 1) this.#rule((findings[0] as { rule: string }).rule);
    }
  }

  told(command: string): Coverage {
    const { games, decisions, tries } = this;
    const values = [...this.#values].map(([key, times]) => [key, Object.fromEntries(times)]);
    return {
      command,
      games,
      decisions,
      tries,
      rules: Object.fromEntries(this.#rules),
      values: Object.fromEntries(values),
    };
  }
}
