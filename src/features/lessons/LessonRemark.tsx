import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { capitalize } from '../../cards/words.ts';
import { explainBetterHand } from '../../scenarios/answers.ts';
import { hintsOf } from '../../scenarios/hints.ts';
import type { StepRemark } from '../../scenarios/run.ts';
import { Signs } from '../../table/hand/Signs.tsx';
import { RulingPanel } from '../../table/ruling/RulingPanel.tsx';
import { VerdictMessage } from '../../table/ruling/VerdictMessage.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { LessonLaws } from './LessonHead.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { $judge, type LessonVisit } from './visit.ts';
import { WORDS } from './words.ts';

/** Whose turn it is while a hand is played out. */
function TurnNote({ visit: { game, lesson, run, name } }: { readonly visit: LessonVisit }): VNode {
  const seat = game.play.turn(run.state);
  const isOwnTurn = seat === lesson.you || seat === null;
  const counts = game.texts.counts?.(run.state);
  return (
    <Announced class="lesson-turn">
      {isOwnTurn ? WORDS.yourTurn : WORDS.turnOf(capitalize(name(seat)))}
      {counts && <CardText text={` ${counts}`} />}
    </Announced>
  );
}

/** What the other players did. */
export function LessonEvents({ visit }: { readonly visit: LessonVisit }): VNode | null {
  const { game, lesson, run, name } = visit;
  const step = lesson.steps[run.at];
  const events = step?.word === 'reply' || run.phase === 'free' ? run.events.slice(0, run.shown) : [];
  const isCompared = step?.word === 'better' && run.phase === 'done';
  if (events.length === 0 && !isCompared && run.phase !== 'free') return null;
  return (
    <div class="lesson-told">
      {events.map((event, i) => (
        <Announced as="div" key={`${event.kind}${i.toString()}`}>
          <Signs signs={game.table.eventSigns?.(event) ?? []} />
          <Paragraphs text={game.texts.describeEvent(event, name)} />
        </Announced>
      ))}
      {isCompared && (
        <Announced as="div">
          <Paragraphs text={explainBetterHand(game, run.state, step)} />
        </Announced>
      )}
      {run.phase === 'free' && <TurnNote visit={visit} />}
    </div>
  );
}

interface HintsProps {
  readonly visit: LessonVisit;
  readonly laws: LessonLaws;
}

/** The hints so far, the latest last. */
export function Hints({ visit, laws }: HintsProps): VNode | null {
  const judge = useStore($judge);
  const hints = judge ? hintsOf(judge.game, visit.lesson, visit.run, (rule) => laws[rule]?.law ?? '') : [];
  if (hints.length === 0) return null;
  return (
    <dl class="lesson-hints">
      {hints.map(({ kind, says }) => (
        <Announced as="div" key={kind}>
          <dt>{WORDS.hints[kind]}</dt>
          <dd>
            <Paragraphs text={says} />
          </dd>
        </Announced>
      ))}
    </dl>
  );
}

interface Props {
  readonly visit: LessonVisit;
  readonly home: string;
}

/** Right or wrong by tone; null for a legal move that wasn't the one asked for. */
const IS_RIGHT = { right: true, missed: null, refused: false, wrong: false } as const;

/** The remark for a step whose author wrote none. */
function defaultRemark({ tone, result: tryResult }: StepRemark, shouldBreak: boolean): string | null {
  if (tone === 'right') return WORDS.right;
  if (tone === 'missed') return shouldBreak ? WORDS.legalInstead : WORDS.astray;
  if (tone === 'refused') return shouldBreak ? WORDS.otherRule : tryResult ? null : WORDS.notAllowed;
  return WORDS.wrong;
}

/** The response to a try or an answer: the lesson's remark and the referee's ruling. */
export function LessonRemark({ visit, home }: Props): VNode | null {
  const { lesson, name, run } = visit;
  const judge = useStore($judge);
  const { remark } = run;
  if (!remark || !judge) return null;
  const step = lesson.steps[run.at];
  const text = remark.says ?? (run.phase === 'free' ? null : defaultRemark(remark, step?.word === 'break'));
  const words = text !== null && <Paragraphs text={text} />;
  const { result: tryResult } = remark;
  const ruling = tryResult?.ruling;
  const showsRuling = ruling && (ruling.verdict !== 'legal' || run.phase === 'free' || isRulingAnswer(step?.word));
  // The nearest legal moves are often the answer: they are shown after the last hint.
  const showsNearest = run.phase === 'free' || run.hints === 3;
  // After a refusal the ruling has the verdict icon, and the remark is shown inside the ruling.
  const isInRuling = showsRuling && remark.tone === 'refused';
  return (
    <div class={`lesson-remark is-${remark.tone}`}>
      {words && !isInRuling && (
        <Announced as="div" class="lesson-says">
          <VerdictMessage isRight={IS_RIGHT[remark.tone]}>{words}</VerdictMessage>
        </Announced>
      )}
      {showsRuling && (
        <RulingPanel
          game={judge.game}
          home={home}
          ruling={showsNearest ? ruling : { ...ruling, nearest: [] }}
          at={tryResult && { ...tryResult, name }}
          isLive
          {...(isInRuling && words ? { remark: words } : {})}
        />
      )}
    </div>
  );
}

/** Whether the step asks about a try, so that its ruling is the answer. */
function isRulingAnswer(word: string | undefined): boolean {
  return word === 'legal' || word === 'breaks';
}
