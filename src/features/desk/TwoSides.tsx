import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { RULING_LABELS } from '../../table/ruling/labels.ts';
import { VerdictIcon } from '../../table/ruling/VerdictIcon.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { SentRuling } from '../share/index.ts';
import { Felt, SentReason } from '../share/RulingSheet.tsx';
import './two-sides.css';
import { LATE_WORDS } from './late-words.ts';
import { WORDS } from './words.ts';

/** What a side says of the try, before the ruling. */
type SideAnswer = 'legal' | 'illegal' | null;

interface HalfProps {
  readonly ruling: SentRuling;
  readonly label: string;
  readonly answer: SideAnswer;
  readonly isTold: boolean;
  readonly onAnswer: (answer: SideAnswer) => void;
}

/** The verdict, the sentence about these cards, and the law. */
function ToldRuling({ ruling, answer }: Pick<HalfProps, 'ruling' | 'answer'>): VNode {
  const { verdict, turnText } = ruling;
  return (
    <div class={`ruling is-${verdict}`}>
      <p class="ruling-verdict">
        <VerdictIcon verdict={verdict} />
        <strong>{RULING_LABELS.verdict[verdict]}</strong>
      </p>
      {answer !== null && verdict !== 'depends' && (
        <p class="sides-turn">{answer === verdict ? LATE_WORDS.wasRight : LATE_WORDS.wasWrong}</p>
      )}
      <SentReason {...ruling} />
      <Felt {...ruling} />
      {turnText && <p class="sides-turn">{turnText}</p>}
    </div>
  );
}

/** The half of the window that one side reads. */
function Half({ ruling, label, answer, isTold, onAnswer }: HalfProps): VNode {
  const answerButton = (value: 'legal' | 'illegal'): VNode => (
    <button type="button" class="button" aria-pressed={answer === value} onClick={() => onAnswer(value)}>
      {RULING_LABELS.verdict[value]}
    </button>
  );
  return (
    <section class="sides-half" aria-label={label}>
      {isTold ? (
        <ToldRuling ruling={ruling} answer={answer} />
      ) : (
        <>
          <Felt {...ruling} verdict="depends" reason={undefined} />
          <p class="sides-tried">
            <CardText text={ruling.tried} />
          </p>
          <div class="buttons">
            {answerButton('legal')}
            {answerButton('illegal')}
          </div>
          <p class="sides-wait">{answer === null ? LATE_WORDS.whatDoYouSay : LATE_WORDS.otherSide}</p>
        </>
      )}
    </section>
  );
}

interface Props {
  readonly ruling: SentRuling;
  /** Tells the ruling at once, without asking. */
  readonly isTold: boolean;
  readonly onClose: () => void;
}

/** One phone laid flat between two sides: each reads its half and says “allowed” or not; then both read the ruling. */
export function TwoSides({ ruling, isTold: startsTold, onClose }: Props): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [answers, setAnswers] = useState<readonly [SideAnswer, SideAnswer]>([null, null]);
  const [far, near] = answers;
  const isTold = startsTold || (far !== null && near !== null);
  return (
    <dialog ref={dialog} class="sides" aria-label={WORDS.twoSides} onClose={onClose}>
      <Half
        {...{ ruling, isTold }}
        label={LATE_WORDS.farSide}
        answer={far}
        onAnswer={(one) => setAnswers([one, near])}
      />
      <form method="dialog" class="sides-middle">
        <span>{ruling.houseRules[0]}</span>
        <button type="submit" class="chip">
          {WORDS.done}
        </button>
      </form>
      <Half
        {...{ ruling, isTold }}
        label={LATE_WORDS.nearSide}
        answer={near}
        onAnswer={(one) => setAnswers([far, one])}
      />
    </dialog>
  );
}
