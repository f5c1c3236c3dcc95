import type { HintAnswer } from '../../../../src/bots/protocol.ts';
import { findRemarks } from '../../../../src/bots/remark.ts';
import { HUMAN, playerName } from '../../../../src/features/house-rules/names.ts';
import { type CoachHistory, EMPTY_HISTORY, recordAdvice } from '../../../../src/features/practice/advice.ts';
import type { Action, Env, PracticeEffect, Timer } from '../../../../src/features/practice/state/action.ts';
import { reduce } from '../../../../src/features/practice/state/reduce.ts';
import { chooseSlip } from '../../../../src/features/practice/state/slip-choice.ts';
import { addTurn, EMPTY_TABLE, type PracticeState, stateOf } from '../../../../src/features/practice/state/state.ts';
import type { Practice } from '../../../../src/features/saved-games/match-record.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import { begin } from '../../../../src/game/match.ts';
import { defaultOptions } from '../../../../src/game/options.ts';
import type { GameMove } from '../../../../src/game/play.ts';
import { createRandom } from '../../../../src/random/random.ts';
import type { RuleFamiliarity } from '../../../../src/scenarios/slips/suspicion.ts';

type BotRequest = Extract<PracticeEffect, { readonly type: 'send-question' }>;

/** A hint without alternatives. */
export const hintOf = (move: GameMove): HintAnswer => ({ move, equalMove: null, proof: null, isExact: false });

/** A practice table without a browser: a manual clock, and bots that answer on command. */
export class TestTable {
  state: PracticeState = EMPTY_TABLE;
  settings: Env['settings'] = { pace: 'normal', help: 'none', window: 'short', forced: 'mine', slips: 'off' };
  isTakenOver = false;
  now = 0;
  /** Time in which a deal is shown, ms; 0 if it isn't. */
  dealLength = 0;
  coachHistory: CoachHistory = EMPTY_HISTORY;
  /** All advice given, in order. */
  readonly advice: string[] = [];
  /** All effects, in order. */
  readonly effects: PracticeEffect[] = [];
  /** Unanswered questions. */
  asked: readonly BotRequest[] = [];
  /** The last turn the coach was asked about. */
  lookedBack: Extract<PracticeEffect, { readonly type: 'look-back' }> | null = null;
  /** The game in which a bot may slip out of turn; null if there is none. */
  tempting: Practice | null = null;
  /** How well each rule is known; the others' slips depend on it. */
  standingOf: (rule: string) => RuleFamiliarity = () => 'known';
  readonly timers = new Map<Timer, { readonly at: number; readonly action: Action }>();

  send(action: Action): void {
    const { now, settings, coachHistory, isTakenOver, dealLength } = this;
    const { state, effects } = reduce(this.state, action, {
      now,
      settings,
      coachHistory,
      isTakenOver,
      dealLength,
    });
    this.state = state;
    for (const effect of effects) this.#run(effect);
  }

  #run(effect: PracticeEffect): void {
    this.effects.push(effect);
    if (effect.type === 'send-question') this.asked = [...this.asked, effect];
    if (effect.type === 'claim') this.isTakenOver = false;
    if (effect.type === 'note-advice') {
      this.coachHistory = recordAdvice(this.coachHistory, effect.id, this.now);
      this.advice.push(effect.id);
    }
    if (effect.type === 'look-back') {
      this.coachHistory = { ...this.coachHistory, turns: this.coachHistory.turns + 1 };
      this.lookedBack = effect;
    }
    if (effect.type === 'try-bot-slip') this.tempting = effect.practice;
    if (effect.type === 'stop') for (const timer of effect.timers) this.timers.delete(timer);
    if (effect.type === 'wait') {
      this.timers.set(effect.timer, { at: this.now + effect.ms, action: effect.action });
    }
  }

  /** Advances the clock by milliseconds; due events happen in order. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const [due] = [...this.timers].sort(([, a], [, b]) => a.at - b.at);
      if (!due || due[1].at > end) break;
      const [timer, { at, action }] = due;
      this.timers.delete(timer);
      this.now = Math.max(this.now, at);
      this.send(action);
    }
    this.now = end;
  }

  /** Answers every waiting bot with a random move. */
  answer(choose: (moves: readonly GameMove[], request: BotRequest) => GameMove | undefined = answerAtRandom): void {
    const { asked } = this;
    this.asked = [];
    for (const one of asked) {
      const { practice, requestKind, question } = one;
      const move = choose(practice.game.play.moves(question.view, question.seat), one);
      const slip = move && this.settings.slips === 'on' ? chooseSlip(practice, move, this.standingOf) : null;
      this.send(
        move
          ? {
              type: 'answered',
              practice,
              requestKind,
              seat: question.seat,
              move,
              slip,
              hintAnswer: requestKind === 'hint' ? hintOf(move) : null,
            }
          : { type: 'unanswered', practice, requestKind, isOutdated: false },
      );
    }
  }

  /** Lets a bot slip during the player's own turn, if one does. */
  tempt(): void {
    const practice = this.tempting;
    this.tempting = null;
    const slip = practice && chooseSlip(practice, null, this.standingOf);
    if (slip) this.send({ type: 'bot-slipped', practice, slip });
  }

  /** The coach comments on the last turn. */
  remark(): void {
    if (!this.lookedBack) return;
    const { turn, question } = this.lookedBack;
    this.lookedBack = null;
    const { view, seat, playedMove } = question;
    const remarks = findRemarks(this.practice.game, view, seat, playedMove, playerName);
    this.send({ type: 'remarked', playedMove, turn, remarks });
  }

  sit(practice: Practice, isNewDeal = false): void {
    this.send({ type: 'sit-down', practice, isNewDeal });
  }

  get practice(): Practice {
    if (!this.state.practice) throw new Error('no game is at the table');
    return this.state.practice;
  }

  get turns(): number {
    return this.practice.match.turns.length;
  }

  saved(): readonly Practice[] {
    return this.effects.flatMap((effect) => (effect.type === 'save' ? [effect.practice] : []));
  }
}

/** Picks a random move; the question has the seed. */
export function answerAtRandom(moves: readonly GameMove[], { question }: BotRequest): GameMove {
  return createRandom(question.seed).pick(moves);
}

/** A random game after each of a number of turns, or to its end. */
export function* randomStages(freshPractice: Practice, turns: number): Generator<Practice> {
  const { game, match } = freshPractice;
  const random = createRandom(match.seed);
  let practice = freshPractice;
  for (let i = 0; i <= turns; i++) {
    yield practice;
    const state = stateOf(practice);
    const seat = game.play.turn(state);
    if (seat === null) return;
    practice = addTurn(practice, { seat, move: random.pick(game.play.moves(state, seat)) });
  }
}

/** Who may act in a window: the viewer, another player, or no player. */
export type WindowSeat = 'me' | 'another' | 'nobody';

/** Plays random games until the given player, or none, may act in a window that the viewer sees. */
export function gameWithWindow(game: WholeGame, windowSeat: WindowSeat): Practice {
  for (let seed = 1; seed < 400; seed++) {
    for (const practice of randomStages(freshGame(game, seed), 59)) {
      const state = stateOf(practice);
      const seat = game.play.turn(state);
      const window = game.aside?.window(game.visibility.view(state, HUMAN), HUMAN);
      const askedSeat = !window || seat === window.next ? 'nobody' : seat === HUMAN ? 'me' : 'another';
      const isSeen = practice.steps.at(-1)?.events.length !== 0;
      if (seat !== null && window && askedSeat === windowSeat && isSeen) return practice;
    }
  }
  throw new Error(`${windowSeat} is never asked`);
}

/** A freshly dealt game. */
export function freshGame(game: WholeGame, seed: number): Practice {
  const options = defaultOptions(game.options);
  const match = { options, seed, turns: [] };
  return { game, match, strength: 'greedy', steps: [begin(game, options, seed)] };
}
