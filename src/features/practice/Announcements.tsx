import { useStore } from '@nanostores/preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { capitalize, clause } from '../../cards/words.ts';
import { say } from '../../ui/announce/region.ts';
import { namingAt, type Practice, viewerOf } from '../saved-games/index.ts';
import {
  $advice,
  $forcedMove,
  $forcedTurns,
  $hint,
  $moment,
  $notice,
  $pendingMove,
  $tried,
  $undoReason,
  $window,
} from './practice.ts';
import { observe } from './state/observation.ts';
import { PROMPTS } from './state/prompt.ts';
import { lastOwnTurn } from './state/undo.ts';
import { WORDS } from './words.ts';

/**
 * Announces a text whenever it changes.
 * @param repeatKey a change of this value announces the same text again
 */
function useAnnounced(text: string, repeatKey?: unknown): void {
  useLayoutEffect(() => {
    say(text);
  }, [text, repeatKey]);
}

interface Props {
  /** The game as the last move of a deal left it. */
  readonly practice: Practice;
}

/** Announces each event once. At first, and after the device was passed on, it starts after the viewer's last turn. */
function useAnnouncedEvents(practice: Practice): void {
  const forcedTurns = useStore($forcedTurns);
  const announced = useRef({ viewer: -1, steps: 0 });
  const { game, steps } = practice;
  useLayoutEffect(() => {
    const viewer = viewerOf(practice);
    const ownTurn = lastOwnTurn(practice, forcedTurns);
    const firstStep = ownTurn < 0 ? 0 : ownTurn + 2;
    const from = announced.current.viewer === viewer ? announced.current.steps : firstStep;
    for (const { events } of steps.slice(from))
      for (const event of events) say(game.texts.describeEvent(event, namingAt(practice)));
    announced.current = { viewer, steps: steps.length };
  }, [steps]);
}

/** Words for the pending move. */
function describePending(practice: Practice, pendingMove: ReturnType<typeof $pendingMove.get>): string {
  if (!pendingMove) return '';
  const name = capitalize(namingAt(practice)(pendingMove.seat));
  if (pendingMove.isRuled) return WORDS.wasAllowed(name);
  if (pendingMove.isDoubted) return '';
  return `${WORDS.tries(name, clause(practice.game.texts.describeMove(pendingMove.move)))} ${WORDS.isItFine}`;
}

/** What the player can do now; empty while others play. */
function useTask(practice: Practice): string {
  const openWindow = useStore($window);
  const forcedMove = useStore($forcedMove);
  const moment = useStore($moment);
  const { game } = practice;
  const { view } = observe(practice);
  if (moment === 'failed') return WORDS.failed;
  if (moment === 'window') return openWindow?.says ?? '';
  if (moment === 'forced') return forcedMove ? WORDS.onlyMove(game.texts.describeMove(forcedMove)) : '';
  if (PROMPTS[moment].buttons !== 'open') return '';
  const question = game.aside?.question(view, viewerOf(practice));
  if (moment === 'answering') return question ?? openWindow?.says ?? '';
  return [question ?? `${WORDS.yourTurn}.`, game.texts.counts?.(view) ?? ''].join(' ').trim();
}

/** Announces the events of the table to screen readers, each once and in order. */
export function Announcements({ practice }: Props): null {
  const lastTry = useStore($tried);
  const hint = useStore($hint);
  const pendingMove = useStore($pendingMove);
  const isSlip = lastTry?.opponent && lastTry.turns === practice.match.turns.length;
  useAnnounced(useStore($notice) ?? '');
  useAnnounced(
    isSlip && lastTry.opponent
      ? WORDS.judged[lastTry.opponent.outcome](capitalize(namingAt(practice)(lastTry.opponent.seat)))
      : '',
    lastTry,
  );
  useAnnouncedEvents(practice);
  useAnnounced(describePending(practice, pendingMove), pendingMove?.move);
  useAnnounced(useStore($advice)?.says ?? '');
  useAnnounced(hint ? (hint.step === 'move' ? `${WORDS.shark}: ${hint.says}` : `${WORDS.lookAt}: ${hint.where}`) : '');
  useAnnounced(hint && hint.step !== 'where' ? hint.why : '');
  const undoReason = useStore($undoReason);
  useAnnounced(undoReason ? `${undoReason} ${WORDS.mayAgree}` : '');
  useAnnounced(useTask(practice), practice.steps.length);
  return null;
}
