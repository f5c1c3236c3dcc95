import { useStore } from '@nanostores/preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { clause, sentence } from '../../cards/words.ts';
import { say } from '../../ui/announce/region.ts';
import { useAnnounced } from '../../ui/announce/use-announced.ts';
import type { Practice } from './match-record.ts';
import { eyesOf, namingAt } from './people.ts';
import {
  $advice,
  $agree,
  $byItself,
  $forced,
  $hint,
  $notice,
  $others,
  $sheet,
  $tried,
  $trying,
  $window,
  turnSeen,
} from './practice.ts';
import { sightOf } from './state/sight.ts';
import { lastOwn } from './state/undo.ts';
import { WORDS } from './words.ts';

interface Props {
  /** As the last move of a deal left it. */
  readonly practice: Practice;
}

/** Announces each event of the game as it happens; at first, and to the next person, those since their own last move. */
function useEvents(practice: Practice): void {
  const byItself = useStore($byItself);
  const heard = useRef({ eyes: -1, steps: 0 });
  const { game, steps } = practice;
  useLayoutEffect(() => {
    const eyes = eyesOf(practice);
    const own = lastOwn(practice, byItself);
    const since = own < 0 ? 0 : own + 2;
    const from = heard.current.eyes === eyes ? heard.current.steps : since;
    for (const { events } of steps.slice(from))
      for (const event of events) say(game.texts.describeEvent(event, namingAt(practice)));
    heard.current = { eyes, steps: steps.length };
  }, [steps]);
}

/** What another tries, and what became of it. */
function tryText(practice: Practice, trying: ReturnType<typeof $trying.get>): string {
  if (!trying) return '';
  const name = sentence(namingAt(practice)(trying.seat));
  if (trying.ruled) return WORDS.wasAllowed(name);
  if (trying.doubted) return '';
  return `${WORDS.tries(name, clause(practice.game.texts.describeMove(trying.move)))} ${WORDS.isItFine}`;
}

/** What there is to do now; empty while others are at it. */
function useTask(practice: Practice): string {
  const open = useStore($window);
  const others = useStore($others);
  const forced = useStore($forced);
  const [agree, sheet, trying] = [useStore($agree), useStore($sheet), useStore($trying)];
  const { game } = practice;
  const { view } = sightOf(practice);
  const eyes = eyesOf(practice);
  const mine = turnSeen(practice) === eyes;
  if (others === 'failed') return WORDS.failed;
  if (sheet !== null || trying || agree !== null) return '';
  const question = mine ? game.aside?.question(view, eyes) : undefined;
  if (open) return question ?? open.says;
  if (forced) return WORDS.onlyMove(game.texts.describeMove(forced));
  if (!mine || others !== 'idle') return '';
  return [question ?? `${WORDS.yourTurn}.`, game.texts.counts?.(view) ?? ''].join(' ').trim();
}

/** Announces what happens at the table, each once and in its order: what was said, what was done, what there is to do. */
export function Spoken({ practice }: Props): null {
  const tried = useStore($tried);
  const hint = useStore($hint);
  const trying = useStore($trying);
  const isSlip = tried?.to && tried.turns === practice.match.turns.length;
  useAnnounced(useStore($notice) ?? '');
  useAnnounced(
    isSlip && tried.to ? WORDS.judged[tried.to.how](sentence(namingAt(practice)(tried.to.seat))) : '',
    tried,
  );
  useEvents(practice);
  useAnnounced(tryText(practice, trying), trying?.move);
  useAnnounced(useStore($advice)?.says ?? '');
  useAnnounced(
    hint ? (hint.step === 'move' ? `${WORDS.shark}: ${hint.says}` : `${WORDS.lookAt}: ${hint.where}`) : '',
  );
  useAnnounced(hint && hint.step !== 'where' ? hint.why : '');
  const agree = useStore($agree);
  useAnnounced(agree ? `${agree} ${WORDS.mayAgree}` : '');
  useAnnounced(useTask(practice), practice.steps.length);
  return null;
}
