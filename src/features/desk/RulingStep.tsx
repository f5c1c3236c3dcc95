import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { DeskPlace } from '../../game/desk.ts';
import type { DeskGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { RulingPanel } from '../../table/ruling/RulingPanel.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { fetchSentRuling, type RulingToSend, type SentRuling } from '../share/index.ts';
import { LATE_WORDS } from './late-words.ts';
import { RulingPlaceholder } from './RulingPlaceholder.tsx';
import { $isLaying, $places, $ruledGame, $tableGame, $twoSides, $unknownPlaces, choosePlace } from './state/desk.ts';
import { type DeskDraft, deskNaming, questionsAbout } from './state/draft.ts';
import { editPlace } from './state/edit.ts';
import { fetchRuledGame } from './state/laws.ts';
import { hasLongerAnswers, shortAnswersFor } from './state/place-answers.ts';
import { $answer, rulingQuery } from './state/ruling.ts';
import { setMove, tryMove } from './state/try.ts';
import { Thinking } from './Thinking.tsx';
import { TwoSides } from './TwoSides.tsx';
import { isLandscape } from './window-size.ts';
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
  question,
  answers,
}: {
  readonly question: string;
  readonly answers: readonly AnswerChip[];
}): VNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div class="ask" role="group" aria-label={question}>
      <span aria-hidden="true">
        <CardText text={question} />
      </span>
      {answers.map(({ label, isChosen, onChoose }) => (
        <button key={label} type="button" class="chip" aria-pressed={isChosen} onClick={onChoose}>
          <span>
            <CardText text={label} />
          </span>
        </button>
      ))}
    </div>
  );
}

/** An open question with its short answers; “lay it out” where other answers are possible, and “don't know”. */
function OpenQuestionRow({ place, draft }: { readonly place: DeskPlace; readonly draft: DeskDraft }): VNode {
  const game = useStore($tableGame);
  const shortAnswers = useMemo(() => (game ? shortAnswersFor(game, draft, place) : []), [game, draft, place]);
  const answers = shortAnswers.map(({ label, said }) => ({
    label,
    isChosen: false,
    onChoose: () => editPlace(place, said),
  }));
  const layItOut = (event: Event): void => {
    // A click that reaches the ruling step would close the pack again.
    event.stopPropagation();
    choosePlace(place.id);
  };
  const layOutAnswer = { label: LATE_WORDS.layItOut, isChosen: false, onChoose: layItOut };
  const dontKnow = {
    label: LATE_WORDS.dontKnow,
    isChosen: false,
    onChoose: () => $unknownPlaces.set([...$unknownPlaces.get(), place.id]),
  };
  const label = ('among' in place && place.among) || place.label;
  const longerAnswers = hasLongerAnswers(place, shortAnswers) ? [layOutAnswer] : [];
  return <QuestionRow question={label} answers={[...answers, ...longerAnswers, dontKnow]} />;
}

/** Questions that touching cards can't answer: the top card, who made a combined card, what ends on top. */
function RulingQuestions({ game, draft }: RulingQuestionsProps): VNode | null {
  const answer = useStore($answer);
  const places = useStore($places);
  const unknownPlaces = useStore($unknownPlaces);
  const { move, position, seat } = draft;
  if (!move) return null;
  const questions = places.flatMap((place) => questionsAbout(place, position));
  // One question at a time: an answer may settle the others.
  const [openPlace] = (answer?.ok ? answer.value.openQuestions : [])
    .filter(({ id }) => !unknownPlaces.includes(id))
    .flatMap(({ id }) => [...places, ...questions].find((place) => place.id === id) ?? []);
  const moveQuestions = game.desk.about?.(position, seat, move) ?? [];
  const isCurrentMove = (otherMove: JsonObject): boolean => JSON.stringify(otherMove) === JSON.stringify(move);
  return (
    <div class="asks">
      {openPlace && <OpenQuestionRow key={openPlace.id} place={openPlace} draft={draft} />}
      {questions
        .filter((one) => one.read(position) !== undefined)
        .map((one) => (
          <QuestionRow
            key={one.id}
            question={one.label}
            answers={one.choices.map(({ value, label }) => ({
              label,
              isChosen: JSON.stringify(one.read(position)) === JSON.stringify(value),
              onChoose: () => editPlace(one, value),
            }))}
          />
        ))}
      {moveQuestions.map(({ label, choices }) => (
        <QuestionRow
          key={label}
          question={label}
          answers={choices.map((choice) => ({
            label: choice.label,
            isChosen: isCurrentMove(choice.move),
            onChoose: () => setMove(choice.move),
          }))}
        />
      ))}
    </div>
  );
}

/** The ruling for two sides, once its explanations are loaded; without them it is shown as usual. */
function TwoSidesStep({ rulingToSend }: { readonly rulingToSend: RulingToSend }): VNode | null {
  const twoSides = useStore($twoSides);
  const [sentRuling, setSentRuling] = useState<SentRuling | null>(null);
  const close = (): void => $twoSides.set(null);
  useEffect(() => {
    fetchSentRuling(rulingToSend).then((one) => (one ? setSentRuling(one) : close()), close);
  }, [rulingToSend.ruling]);
  return sentRuling && <TwoSides ruling={sentRuling} isTold={twoSides === 'told'} onClose={close} />;
}

interface Props {
  readonly game: DeskGame;
  readonly draft: DeskDraft;
  readonly home: string;
}

/** The ruling, with the questions it depends on. */
export function RulingStep({ game, draft, home }: Props): VNode {
  const answer = useStore(rulingQuery.$answer);
  const status = useStore(rulingQuery.$status);
  const ruled = useStore($ruledGame);
  const twoSides = useStore($twoSides);
  const [hasFailed, setHasFailed] = useState(false);
  const step = useRef<HTMLDivElement>(null);
  const deskAnswer = answer?.ok ? answer.value : null;
  // A ruling cites laws, so it waits for them.
  useEffect(() => {
    if (deskAnswer && !ruled) fetchRuledGame(game).catch(() => setHasFailed(true));
  }, [game, deskAnswer, ruled]);
  // A tall table would push the ruling out of the window, unless they are side by side.
  useEffect(() => {
    if (deskAnswer && ruled && !isLandscape()) step.current?.scrollIntoView({ block: 'nearest' });
  }, [deskAnswer, ruled]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for touch; the button “Why” is the accessible way.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div
      ref={step}
      class="ruling-step is-docked"
      aria-busy={status === 'asked'}
      onClick={() => deskAnswer && $isLaying.set(false)}
    >
      <RulingQuestions game={game} draft={draft} />
      {ruled && deskAnswer && twoSides && (
        <TwoSidesStep
          rulingToSend={{
            game: ruled,
            home,
            ruling: deskAnswer.ruling,
            at: { ...deskAnswer, name: deskNaming(draft) },
          }}
        />
      )}
      {answer && !answer.ok ? (
        <Announced class="place-wrong">
          {answer.fault.code === 'bad-move' ? `${LATE_WORDS.wrongMove}: ` : ''}
          {answer.fault.says}
        </Announced>
      ) : !ruled || twoSides === 'asked' ? (
        <RulingPlaceholder says={hasFailed ? WORDS.unreachable : twoSides ? LATE_WORDS.bothFirst : WORDS.waiting} />
      ) : (
        <RulingPanel
          game={ruled}
          home={home}
          ruling={deskAnswer?.ruling ?? null}
          at={deskAnswer && { ...deskAnswer, name: deskNaming(draft) }}
          onTry={tryMove}
          hidesSend
        >
          {status === 'none' ? <p>{WORDS.waiting}</p> : <Thinking query={rulingQuery} />}
        </RulingPanel>
      )}
    </div>
  );
}
