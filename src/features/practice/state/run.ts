import { atom } from 'nanostores';
import { type BotClient, createBotClient } from '../../../bots/client.ts';
import type { GameMove } from '../../../game/play.ts';
import { $settings } from '../../../table/settings.ts';
import { hasSiteChanged } from '../../../ui/device/site-change.ts';
import { noteGame, noteRule, noteRuleUse, noteSlip, type RuleMeeting, type SlipOutcome } from '../../progress/index.ts';
import type { Practice } from '../../saved-games/index.ts';
import { $coachHistory, noteAdvice, noteTurn } from '../coach.ts';
import type { Action, Env, PracticeEffect, SlipAttempt, Timer } from './action.ts';
import { reduce } from './reduce.ts';
import { claimTable, isOvertaken, noteSeated, save } from './save.ts';
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

function readEnv(practice: PracticeState['practice']): Env {
  const settings = $settings.get();
  const isStored = practice !== null && !practice.isTransient;
  return {
    now: Date.now(),
    settings: practice?.isTransient ? { ...settings, help: 'none' } : settings,
    coachHistory: $coachHistory.get(),
    isTakenOver: isStored && isOvertaken(practice.game.id),
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
const chooseAllowedSlip = (practice: Practice, legalMove: GameMove | null): SlipAttempt | null =>
  isReferee(practice, { settings: $settings.get() }) ? chooseSlipNow(practice, legalMove) : null;

function attemptSlip({ practice }: Extract<PracticeEffect, { type: 'tempt' }>): void {
  const slip = chooseAllowedSlip(practice, null);
  if (slip) dispatch({ type: 'tempted', practice, slip });
}

/** How the judgement on another player’s move counts for the rules it broke. */
const MEETING_OF_OUTCOME: Readonly<Record<SlipOutcome, RuleMeeting>> = {
  named: 'kept',
  caught: 'looked-up',
  missed: 'stumbled',
  allowed: 'looked-up',
};

async function askBot({
  practice,
  requestKind,
  ms,
  question,
}: Extract<PracticeEffect, { type: 'ask' }>): Promise<void> {
  const botClient = getBotClient();
  try {
    const { seat } = question;
    if (requestKind === 'hint') {
      const hinted = await botClient.hint({ hint: question, ms });
      dispatch({ type: 'answered', practice, seat, requestKind, move: hinted.move, hinted });
    } else {
      const move = await botClient.ask(question);
      dispatch({ type: 'answered', practice, seat, requestKind, move, slip: chooseAllowedSlip(practice, move) });
    }
  } catch {
    dispatch({ type: 'unanswered', practice, requestKind, isOutdated: await hasSiteChanged() });
  }
}

async function fetchRemarks({ turn, question }: Extract<PracticeEffect, { type: 'look-back' }>): Promise<void> {
  const botClient = getBotClient();
  // The coach is optional: a failure is ignored.
  const remarks = await botClient.lookBack(question).catch(() => []);
  if (remarks.length > 0) dispatch({ type: 'remarked', playedMove: question.made, turn, remarks });
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
      noteSeated(practice.game.id, true);
      return;
    }
    case 'release':
      noteSeated(effect.game, false);
      return;
    case 'save':
      save(effect.practice);
      return;
    case 'ask':
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
      noteRule(effect.rule, effect.meeting);
      noteIfKept((practice) => noteRuleUse(practice, effect.meeting === 'kept'));
      return;
    case 'tempt':
      attemptSlip(effect);
      return;
    case 'note-slip':
      for (const rule of effect.rules) noteRule(rule, MEETING_OF_OUTCOME[effect.outcome]);
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
