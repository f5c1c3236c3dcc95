import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { DeskPlace } from '../../game/desk.ts';
import type { DeskGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { RulingPanel } from '../../table/ruling/RulingPanel.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { RulingPlaceholder } from './RulingPlaceholder.tsx';
import { $isLaying, $places, $ruledGame, $tableGame, choosePlace } from './state/desk.ts';
import { type DeskDraft, deskNaming, questionsAbout } from './state/draft.ts';
import { editPlace } from './state/edit.ts';
import { fetchRuledGame } from './state/laws.ts';
import { hasLongerAnswers, shortAnswersFor } from './state/place-answers.ts';
import { $answer, rulingQuery } from './state/ruling.ts';
import { setMove, tryMove } from './state/try.ts';
import { Thinking } from './Thinking.tsx';
import { WORDS } from './words.ts';

interface RulingQuestionsProps {
  readonly game: DeskGame;
  readonly draft: DeskDraft;
}

interface AnswerChip {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: (event: Event) => void;
}

function QuestionRow({
  asks,
  answers,
}: {
  readonly asks: string;
  readonly answers: readonly AnswerChip[];
}): VNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class="ask" role="group" aria-label={asks}>
      <span aria-hidden="true">
        <CardText text={asks} />
      </span>
      {answers.map(({ label, isChosen, onChoose }) => (
        <button key={label} type="button" class="chip" aria-pressed={isChosen} onClick={onChoose}>
          <CardText text={label} />
        </button>
      ))}
    </div>
  );
}

/** An open question with its short answers, and a way to its place if there are longer ones. */
function OpenQuestionRow({ place, draft }: { readonly place: DeskPlace; readonly draft: DeskDraft }): VNode {
  const game = useStore($tableGame);
  const short = useMemo(() => (game ? shortAnswersFor(game, draft, place) : []), [game, draft, place]);
  const answers = short.map(({ label, said }) => ({
    label,
    isChosen: false,
    onChoose: () => editPlace(place, said),
  }));
  const layItOut = (event: Event): void => {
    // A click on the ruling itself would turn back to the table.
    event.stopPropagation();
    choosePlace(place.id);
  };
  const more = { label: WORDS.layItOut, isChosen: false, onChoose: layItOut };
  const label = ('among' in place && place.among) || place.label;
  return <QuestionRow asks={label} answers={hasLongerAnswers(place, short) ? [...answers, more] : answers} />;
}

/** Questions beside the ruling that touches can't answer: the top card, who made a card, what ends on top. */
function RulingQuestions({ game, draft }: RulingQuestionsProps): VNode | null {
  const answer = useStore($answer);
  const places = useStore($places);
  const { move, position, seat } = draft;
  if (!move) return null;
  const questions = places.flatMap((place) => questionsAbout(place, position));
  const open = (answer?.ok ? answer.value.openQuestions : []).flatMap(
    ({ id }) => [...places, ...questions].find((place) => place.id === id) ?? [],
  );
  const about = game.desk.about?.(position, seat, move) ?? [];
  const same = (a: JsonObject): boolean => JSON.stringify(a) === JSON.stringify(move);
  return (
    <div class="asks">
      {open.map((place) => (
        <OpenQuestionRow key={place.id} place={place} draft={draft} />
      ))}
      {questions
        .filter((one) => one.read(position) !== undefined)
        .map((one) => (
          <QuestionRow
            key={one.id}
            asks={one.label}
            answers={one.choices.map(({ value, label }) => ({
              label,
              isChosen: JSON.stringify(one.read(position)) === JSON.stringify(value),
              onChoose: () => editPlace(one, value),
            }))}
          />
        ))}
      {about.map(({ label, choices }) => (
        <QuestionRow
          key={label}
          asks={label}
          answers={choices.map((choice) => ({
            label: choice.label,
            isChosen: same(choice.move),
            onChoose: () => setMove(choice.move),
          }))}
        />
      ))}
    </div>
  );
}

interface Props {
  readonly game: DeskGame;
  readonly draft: DeskDraft;
  readonly home: string;
}

/** The ruling, with the questions it depends on. */
export function RulingStep({ game, draft, home }: Props): VNode {
  const answer = useStore(rulingQuery.$answer);
  const wait = useStore(rulingQuery.$status);
  const ruled = useStore($ruledGame);
  const [lost, setLost] = useState(false);
  const step = useRef<HTMLDivElement>(null);
  const done = answer?.ok ? answer.value : null;
  // A ruling cites laws, so it waits for them.
  useEffect(() => {
    if (done && !ruled) fetchRuledGame(game).catch(() => setLost(true));
  }, [game, done, ruled]);
  // A tall table would push the ruling out of the window.
  useEffect(() => {
    if (done && ruled) step.current?.scrollIntoView({ block: 'nearest' });
  }, [done, ruled]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a finger’s way back; its button “Why” is everybody’s.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div ref={step} class="ruling-step is-docked" onClick={() => done && $isLaying.set(false)}>
      <RulingQuestions game={game} draft={draft} />
      {answer && !answer.ok ? (
        <Announced class="place-wrong">
          {answer.fault.code === 'bad-move' ? `${WORDS.wrongMove}: ` : ''}
          {answer.fault.says}
        </Announced>
      ) : !ruled ? (
        <RulingPlaceholder says={lost ? WORDS.unreachable : WORDS.waiting} />
      ) : (
        <RulingPanel
          game={ruled}
          home={home}
          ruling={done?.ruling ?? null}
          at={done && { ...done, name: deskNaming(draft) }}
          onTry={tryMove}
          hidesSend
        >
          {wait === 'none' ? <p>{WORDS.waiting}</p> : <Thinking query={rulingQuery} />}
        </RulingPanel>
      )}
    </div>
  );
}
