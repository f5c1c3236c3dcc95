import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { type LessonQuestion, readLessonMove } from '../../scenarios/question.ts';
import { AnswerIcon } from '../../table/ruling/AnswerIcon.tsx';
import { PointsForm } from '../../table/try/PointsForm.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { $judge, $touched, type LessonVisit, sendInput } from './visit.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly visit: LessonVisit;
  readonly step: LessonQuestion;
}

const HANDS = ['first', 'second', 'neither'] as const;

/** The answer controls of a question: items, a verdict, a rule, or a number. */
export function QuestionForm({ visit, step }: Props): VNode {
  const { game, lesson, run } = visit;
  const rules = useStore($judge)?.game.rules;
  const isOpen = run.phase === 'open' && visit.reading === null;
  const rightAnswer = step.word === 'choose' && run.phase === 'done' ? step.right : null;
  const lastInput = visit.inputs.at(-1);
  const wrongAnswer = run.remark?.tone === 'wrong' && lastInput?.do === 'answer' ? lastInput.answer : null;
  const sendAnswer = (value: string | number | readonly string[]): void => sendInput({ do: 'answer', answer: value });
  const choice = (value: string, label: string): VNode => (
    <button
      key={value}
      type="button"
      class={`button${value === wrongAnswer ? ' is-wrong' : value === rightAnswer ? ' is-right' : ''}`}
      aria-disabled={!isOpen}
      onClick={() => isOpen && sendAnswer(value)}
    >
      {value === wrongAnswer && <AnswerIcon isRight={false} />}
      {value === rightAnswer && <AnswerIcon isRight />}
      <CardText text={label} />
    </button>
  );
  if (step.word === 'tap' || step.word === 'find') {
    return <TapAnswer zone={step.word === 'tap' ? step.tap : null} isOpen={isOpen} onAnswer={sendAnswer} />;
  }
  if (step.word === 'score') {
    const css = 'focus-acts lesson-ask lesson-points';
    return <PointsForm class={css} words={WORDS} isOpen={isOpen} onAnswer={sendAnswer} />;
  }
  if (step.word === 'better' || step.word === 'choose') {
    const css = step.word === 'choose' ? 'lesson-choices' : 'buttons';
    return (
      // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
      <div class={`focus-acts lesson-ask ${css}`} role="group" aria-label={WORDS.question}>
        {step.word === 'choose'
          ? step.choose.map((sentence) => choice(sentence, sentence))
          : HANDS.map((hand) => choice(hand, WORDS.hands[hand]))}
      </div>
    );
  }
  const move = readLessonMove(game, run.state, step.word === 'legal' ? step.legal : step.breaks);
  const view = game.visibility.view(run.state, lesson.you);
  const canDepend = game.visibility.unseen(view, lesson.you, move).length > 0;
  const verdicts = (['legal', 'illegal', 'depends'] as const).filter((one) => canDepend || one !== 'depends');
  return (
    <div class="focus-acts lesson-ask">
      <p class="lesson-tried">
        {WORDS.tried} <CardText text={game.texts.describeMove(move)} />
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: not a form's fields. */}
      <div class="buttons" role="group" aria-label={WORDS.question}>
        {step.word === 'legal'
          ? verdicts.map((verdict) => choice(verdict, WORDS.verdicts[verdict]))
          : rules && step.among.map((rule) => choice(rule, rules.rule(rule)?.title ?? rule))}
      </div>
    </div>
  );
}

interface TapAnswerProps<T> {
  readonly isOpen: boolean;
  readonly onAnswer: (answer: T) => void;
}

function TapAnswer({
  zone,
  isOpen,
  onAnswer,
}: TapAnswerProps<readonly string[]> & { readonly zone: string | null }): VNode {
  const touched = useStore($touched);
  const items = touched.filter((pick) => zone === null || pick.zone === zone).map(({ item }) => item);
  const isReady = isOpen && items.length > 0;
  return (
    <div class="focus-acts lesson-ask buttons">
      <button
        type="button"
        class="button primary"
        aria-disabled={!isReady}
        onClick={() => isReady && onAnswer([...items].sort())}
      >
        {WORDS.thatsAll}
      </button>
    </div>
  );
}
