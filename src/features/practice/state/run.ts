import { atom } from 'nanostores';
import { type BotClient, createBotClient } from '../../../bots/client.ts';
import type { GameMove } from '../../../game/play.ts';
import { $settings } from '../../../table/settings.ts';
import { hasSiteChanged } from '../../../ui/device/site-change.ts';
import type { RuleMeeting } from '../../progress/memory/rule-memory.ts';
import { noteRule } from '../../progress/progress.ts';
import * as notes from '../../progress/stats/note.ts';
import { $told, noteAdvice, noteTurn } from '../coach.ts';
import type { Practice } from '../match-record.ts';
import type { Action, Effect, Env, Tempted, Timer } from './action.ts';
import { reduce } from './reduce.ts';
import { isReferee } from './refereeing.ts';
import { claim, isOvertaken, save, seated } from './save.ts';
import { makeWay, tidyShelf } from './shelf.ts';
import { EMPTY, type PracticeState, type SlipMet } from './state.ts';
import { temptedNow } from './tempting.ts';

/** The practice table of this page. */
export const $table = atom<PracticeState>(EMPTY);

const timers = new Map<Timer, ReturnType<typeof setTimeout>>();
let thinker: BotClient | undefined;

/** Where bots come from; tests give their own. */
export function useThinker(other: BotClient): void {
  thinker = other;
}

/** Whoever thinks for this page. */
export function thinkerHere(): BotClient {
  thinker ??= createBotClient();
  return thinker;
}

function envOf(practice: PracticeState['practice']): Env {
  const settings = $settings.get();
  const kept = practice !== null && !practice.unkept;
  return {
    now: Date.now(),
    settings: practice?.unkept ? { ...settings, help: 'none' } : settings,
    told: $told.get(),
    overtaken: kept && isOvertaken(practice.game.id),
  };
}

/** Lets an action happen at the table, then does what it asks for. */
export function dispatch(action: Action): void {
  const before = $table.get();
  const { state, effects } = reduce(
    before,
    action,
    envOf(action.type === 'sit-down' ? action.practice : before.practice),
  );
  $table.set(state);
  for (const effect of effects) run(effect);
}

/** What is tried first, where one is the referee: without it nobody slips. */
const slipOf = (on: Practice, right: GameMove | null): Tempted | null =>
  isReferee(on, { settings: $settings.get() }) ? temptedNow(on, right) : null;

function tempt({ on }: Extract<Effect, { type: 'tempt' }>): void {
  const slip = slipOf(on, null);
  if (slip) dispatch({ type: 'tempted', on, slip });
}

/** How a rule was met by whoever judged another’s try. */
const MET: Readonly<Record<SlipMet, RuleMeeting>> = {
  named: 'kept',
  caught: 'looked-up',
  missed: 'stumbled',
  allowed: 'looked-up',
};

async function ask({ on, wanted, ms, question }: Extract<Effect, { type: 'ask' }>): Promise<void> {
  const thinker = thinkerHere();
  try {
    const { seat } = question;
    if (wanted === 'hint') {
      const hinted = await thinker.hint({ hint: question, ms });
      dispatch({ type: 'answered', on, seat, wanted, move: hinted.move, hinted });
    } else {
      const move = await thinker.ask(question);
      dispatch({ type: 'answered', on, seat, wanted, move, slip: slipOf(on, move) });
    }
  } catch {
    dispatch({ type: 'unanswered', on, wanted, isOutdated: await hasSiteChanged() });
  }
}

async function lookBack({ turn, question }: Extract<Effect, { type: 'look-back' }>): Promise<void> {
  const thinker = thinkerHere();
  // A coach who has nothing to say, or fell asleep, is no loss.
  const remarks = await thinker.lookBack(question).catch(() => []);
  if (remarks.length > 0) dispatch({ type: 'remarked', made: question.made, turn, remarks });
}

/** Notes how one plays, at a table that is kept. */
function counting(note: (practice: NonNullable<PracticeState['practice']>) => void): void {
  const { practice } = $table.get();
  if (practice && !practice.unkept) note(practice);
}

/** What keeps a game, or counts it. */
const KEEPS: readonly Effect['type'][] = ['claim', 'release', 'save', 'note-game'];

function run(effect: Effect): void {
  if ($table.get().practice?.unkept && KEEPS.includes(effect.type)) return;
  switch (effect.type) {
    case 'claim': {
      const { practice, own, dealt } = effect;
      makeWay(practice, { own, dealt });
      tidyShelf(practice, save(practice));
      claim(practice.game.id);
      seated(practice.game.id, true);
      return;
    }
    case 'release':
      seated(effect.game, false);
      return;
    case 'save':
      save(effect.practice);
      return;
    case 'ask':
      void ask(effect);
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
      noteRule(effect.rule, effect.how);
      counting((practice) => notes.noteRuleUse(practice, effect.how === 'kept'));
      return;
    case 'tempt':
      tempt(effect);
      return;
    case 'note-slip':
      for (const rule of effect.rules) noteRule(rule, MET[effect.how]);
      counting((practice) => notes.noteSlip(practice, effect.how));
      return;
    case 'note-game':
      counting(() => notes.noteGame(effect.practice));
      return;
    case 'note-advice':
      noteAdvice(effect.id);
      return;
    case 'look-back':
      noteTurn();
      void lookBack(effect);
      return;
  }
}
