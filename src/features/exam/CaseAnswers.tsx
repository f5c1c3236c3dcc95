import type { ComponentChildren, VNode } from 'preact';
import { verdictChoices } from '../../exercise/kinds/legal.ts';
import type { Game } from '../../game/game.ts';
import type { ExamCase } from '../../scenarios/exam/exam.ts';
import type { ExamAspect as AskedPart } from '../../scenarios/exam/exam-answer.ts';
import type { AnswerPart } from './sitting.ts';
import { WORDS } from './words.ts';

interface CaseAnswersProps {
  readonly game: Game;
  readonly one: ExamCase;
  readonly askedPart: AskedPart;
  readonly shownMove: number;
  /** Cards the player points at, as item keys. */
  readonly pointedCards: readonly string[];
  readonly onSay: (part: AnswerPart) => void;
  readonly onBack: () => void;
}

interface ButtonProps {
  readonly kind?: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

const AnswerButton = ({ kind = '', isDisabled = false, onClick, children }: ButtonProps): VNode => (
  <button type="button" class={`button${kind}`} aria-disabled={isDisabled} onClick={() => !isDisabled && onClick()}>
    {children}
  </button>
);

function VerdictButtons({ one, shownMove, onSay }: CaseAnswersProps): VNode {
  if (one.kind === 'record')
    return (
      <AnswerButton kind=" primary" onClick={() => onSay({ answer: shownMove })}>
        {WORDS.thisOne(shownMove + 1)}
      </AnswerButton>
    );
  return (
    <>
      {verdictChoices(true).map(({ answer, says }) => (
        <AnswerButton key={answer} onClick={() => onSay({ answer })}>
          {says}
        </AnswerButton>
      ))}
    </>
  );
}

function RuleButtons({ game, one, onSay }: CaseAnswersProps): VNode {
  return (
    <>
      {one.offers.map((rule) => (
        <AnswerButton key={rule} kind=" exam-rule" onClick={() => onSay({ rule })}>
          {game.rules.rule(rule)?.title ?? rule}
        </AnswerButton>
      ))}
    </>
  );
}

function CardButtons({ pointedCards, onSay }: CaseAnswersProps): VNode {
  return (
    <>
      <AnswerButton
        kind=" primary"
        isDisabled={pointedCards.length === 0}
        onClick={() => onSay({ cards: pointedCards })}
      >
        {WORDS.theseCards}
      </AnswerButton>
      <AnswerButton isDisabled={pointedCards.length > 0} onClick={() => onSay({ cards: [] })}>
        {WORDS.noCard}
      </AnswerButton>
    </>
  );
}

const PART_CONTROLS = { verdict: VerdictButtons, rule: RuleButtons, cards: CardButtons } as const;

/** The current question with its answer controls. */
export function CaseAnswers(props: CaseAnswersProps): VNode {
  const { one, askedPart } = props;
  const isRecord = one.kind === 'record' && askedPart === 'verdict';
  const question = isRecord ? WORDS.moves : WORDS[askedPart];
  const Part = PART_CONTROLS[askedPart];
  return (
    <>
      <div class="focus-answer exam-question">
        {!isRecord && <p>{question}</p>}
        {askedPart !== 'verdict' && (
          <button type="button" class="button quiet" onClick={props.onBack}>
            {WORDS.back}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: not a form's fields. */}
      <div class={`focus-ways exam-asks is-${askedPart}`} role="group" aria-label={question}>
        <Part {...props} />
      </div>
    </>
  );
}
