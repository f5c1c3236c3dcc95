import { atom } from 'nanostores';
import { type BotClient, createBotClient } from '../../../bots/client.ts';
import type { GameMove } from '../../../game/play.ts';
import { $settings } from '../../../table/settings.ts';
import { hasSiteChanged } from '../../../ui/device/site-change.ts';
import {
  noteGame,
  noteRule,
  noteRuleUse,
  noteSlip,
  type RuleExperience,
  type SlipOutcome,
} from '../../progress/index.ts';
import type { Practice } from '../../saved-games/index.ts';
import { $coachHistory, noteAdvice, noteTurn } from '../coach.ts';
import type { Action, Env, PracticeEffect, SlipAttempt, Timer } from './action.ts';
import { reduce } from './reduce.ts';
import { claimTable, isOvertaken, markLeft, markSeated, save } from './save.ts';
import { shelveOthers, tidyShelf } from './shelf.ts';
import { chooseSlipNow } from './slip-choice.ts';
import { isReferee } from './slips.ts';
import { EMPTY_TABLE, type PracticeState } from './state.ts';

export const $table = atom<PracticeState>(EMPTY_TABLE);

const timers = new Map<Timer, ReturnType<typeof setTimeout>>();
let botClient: BotClient | undefined;

/** Replaces the bots, for tests. */
export function setBotClient(newClient: BotClient): void {
  botClient = newClient;
}

/** The bots of this page, started when first needed. */
export function getBotClient(): BotClient {
  botClient ??= createBotClient();
  return botClient;
}

/** Time for a deal with the glide before it, in milliseconds. */
const DEAL_MS = 900;

function readEnv(practice: PracticeState['practice']): Env {
  const settings = $settings.get();
  const isStored = practice !== null && !practice.isTransient;
  return {
    now: Date.now(),
    settings: practice?.isTransient ? { ...settings, help: 'none' } : settings,
    coachHistory: $coachHistory.get(),
    isTakenOver: isStored && isOvertaken(practice.game.id),
    dealLength: globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === false ? DEAL_MS : 0,
  };
}

/** Reduces an action, then runs its effects. */
export function dispatch(action: Action): void {
  const previousState = $table.get();
  const { state, effects } = reduce(
    previousState,
    action,
    readEnv(action.type === 'sit-down' ? action.practice : previousState.practice),
  );
  $table.set(state);
  for (const effect of effects) runEffect(effect);
}

/** Returns the slip for a turn; null unless the player is the referee. */
const chooseSlipIfReferee = (practice: Practice, legalMove: GameMove | null): SlipAttempt | null =>
  isReferee(practice, { settings: $settings.get() }) ? chooseSlipNow(practice, legalMove) : null;

function maybeSlipOutOfTurn({ practice }: Extract<PracticeEffect, { type: 'try-bot-slip' }>): void {
  const slip = chooseSlipIfReferee(practice, null);
  if (slip) dispatch({ type: 'bot-slipped', practice, slip });
}

/** How the judgement on another player's move counts for the rules it broke. */
const RULE_EXPERIENCE_BY_OUTCOME: Readonly<Record<SlipOutcome, RuleExperience>> = {
  named: 'kept',
  caught: 'looked-up',
  missed: 'stumbled',
  allowed: 'looked-up',
};

async function askBot({
  practice,
  requestKind,
  hintLimitMs,
  question,
}: Extract<PracticeEffect, { type: 'send-question' }>): Promise<void> {
  const botClient = getBotClient();
  try {
    const { seat } = question;
    if (requestKind === 'hint') {
      const hintAnswer = await botClient.hint({ hint: question, ms: hintLimitMs });
      dispatch({ type: 'answered', practice, seat, requestKind, move: hintAnswer.move, hintAnswer });
    } else {
      const move = await botClient.ask(question);
      dispatch({ type: 'answered', practice, seat, requestKind, move, slip: chooseSlipIfReferee(practice, move) });
    }
  } catch {
    dispatch({ type: 'unanswered', practice, requestKind, isOutdated: await hasSiteChanged() });
  }
}

async function fetchRemarks({ turn, question }: Extract<PracticeEffect, { type: 'look-back' }>): Promise<void> {
  const botClient = getBotClient();
  // The coach is optional: a failure is ignored.
  const remarks = await botClient.lookBack(question).catch(() => []);
  if (remarks.length > 0) dispatch({ type: 'remarked', playedMove: question.playedMove, turn, remarks });
}

/** Notes statistics, except for transient games. */
function noteIfKept(note: (practice: NonNullable<PracticeState['practice']>) => void): void {
  const { practice } = $table.get();
  if (practice && !practice.isTransient) note(practice);
}

/** Effects that transient games skip. */
const STORING_EFFECTS: readonly PracticeEffect['type'][] = ['claim', 'release', 'save', 'note-game'];

function runEffect(effect: PracticeEffect): void {
  if ($table.get().practice?.isTransient && STORING_EFFECTS.includes(effect.type)) return;
  switch (effect.type) {
    case 'claim': {
      const { practice, previousPractice, isNewDeal } = effect;
      shelveOthers(practice, { pageGame: previousPractice, isNewDeal });
      tidyShelf(practice, save(practice));
      claimTable(practice.game.id);
      markSeated(practice.game.id);
      return;
    }
    case 'release':
      markLeft(effect.game);
      return;
    case 'save':
      save(effect.practice);
      return;
    case 'send-question':
      void askBot(effect);
      return;
    case 'wait':
      clearTimeout(timers.get(effect.timer));
      timers.set(
        effect.timer,
        setTimeout(() => dispatch(effect.action), effect.ms),
      );
      return;
    case 'stop':
      for (const timer of effect.timers) clearTimeout(timers.get(timer));
      return;
    case 'note-rule':
      noteRule(effect.rule, effect.experience);
      noteIfKept((practice) => noteRuleUse(practice, effect.experience === 'kept'));
      return;
    case 'try-bot-slip':
      maybeSlipOutOfTurn(effect);
      return;
    case 'note-slip':
      for (const rule of effect.rules) noteRule(rule, RULE_EXPERIENCE_BY_OUTCOME[effect.outcome]);
      noteIfKept((practice) => noteSlip(practice, effect.outcome));
      return;
    case 'note-game':
      noteIfKept(() => noteGame(effect.practice));
      return;
    case 'note-advice':
      noteAdvice(effect.id);
      return;
    case 'look-back':
      noteTurn();
      void fetchRemarks(effect);
      return;
  }
}
