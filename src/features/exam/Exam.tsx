import { useStore } from '@nanostores/preact';
import type { WritableAtom } from 'nanostores';
import { h, render, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import type { ExamCase } from '../../scenarios/exam/exam.ts';
import { gradeCase } from '../../scenarios/exam/grade.ts';
import { fetchGame } from '../../table/fetch-game.ts';
import { applySettings } from '../../table/settings.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useInput } from '../../ui/use-input.ts';
import { noteRule } from '../progress/index.ts';
import { paperAddress } from './address.ts';
import { CaseView } from './CaseView.tsx';
import type { ExamRecord } from './exam-store.ts';
import { fetchPaper } from './paper-client.ts';
import {
  type AnswerPart,
  addAnswer,
  caseIndexOf,
  type ExamSitting,
  isDone,
  type PaperId,
  startSitting,
  takeBackAnswer,
} from './sitting.ts';
import './exam.css';
import type { ExamSubject } from './exam-subject.ts';
import { WORDS } from './words.ts';

const setFocusMode = (isOn: boolean): void => {
  if (isOn) document.documentElement.dataset['mode'] = 'focus';
  else delete document.documentElement.dataset['mode'];
};

/** Hides the rest of the page: a paper and its report fill the window. */
function useFocusMode(): void {
  // Set before the first render: the table measures the room it has.
  useState(() => setFocusMode(true));
  useLayoutEffect(() => {
    setFocusMode(true);
    return () => setFocusMode(false);
  }, []);
}

export interface ExamProps {
  readonly store: WritableAtom<ExamRecord>;
  readonly subject: ExamSubject;
}

/** Preloaded while the player answers the paper. */
const Report = lazyComponent(
  () => import('./Report.tsx').then((module) => module.Report),
  ({ failed }) => <p class="focus-wait">{failed ? WORDS.unreachable : WORDS.loading}</p>,
);

/** The cases of a paper, and their games as they load. */
function usePaper(sitting: ExamSitting, { games }: ExamSubject) {
  const [cases, setCases] = useState<readonly ExamCase[] | null>(null);
  const [loadedGames, setLoadedGames] = useState<Readonly<Record<string, Game>>>({});
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isMounted = true;
    const loadExam = async (): Promise<void> => {
      const paper = await fetchPaper({ games: games.map(({ id }) => id), seed: sitting.seed });
      const ids = [...new Set(paper.slice(caseIndexOf(sitting)).map(({ game }) => game)), ...games.map(({ id }) => id)];
      if (isMounted) setCases(paper);
      for (const id of new Set(ids)) {
        const game = await fetchGame(id);
        if (isMounted) setLoadedGames((loaded) => ({ ...loaded, [id]: game }));
      }
    };
    setCases(null);
    loadExam().catch(() => setHasFailed(true));
    return () => {
      isMounted = false;
    };
  }, [sitting.seed]);
  return { cases, loadedGames, hasFailed };
}

/** Records the rule of a case in the player's progress. */
function noteCase(game: Game, one: ExamCase, { level, said }: ExamSitting, i: number): void {
  const givenAnswer = said[i];
  if (!givenAnswer) return;
  const { truth, grade } = gradeCase(game, level, one, givenAnswer);
  const rule = truth.rules.find((id) => id === givenAnswer.rule) ?? truth.rules[0];
  if (rule !== undefined) noteRule(rule, grade.isRight ? 'kept' : 'stumbled');
}

/** A paper: its cases one by one, then the report. */
export function Exam({ store, subject }: ExamProps): VNode | null {
  const record = useStore(store);
  const sitting = record.sitting ?? startSitting({ level: 1, seed: 0 });
  const { cases, loadedGames, hasFailed } = usePaper(sitting, subject);
  const isPaperDone = isDone(sitting);
  useFocusMode();
  useInput();
  useEffect(() => applySettings(document.documentElement), []);
  useEffect(() => {
    history.replaceState(history.state, '', `#${paperAddress(sitting)}`);
    void Report.fetch().catch(() => undefined);
  }, [sitting.seed, sitting.level]);

  const saveSitting = (newSitting: ExamSitting): void => store.set({ ...store.get(), sitting: newSitting });
  const i = caseIndexOf(sitting);
  const one = cases?.[i];
  const game = one && loadedGames[one.game];
  const giveAnswer = (part: AnswerPart): void => {
    const newSitting = addAnswer(sitting, part);
    saveSitting(newSitting);
    if (game && one && caseIndexOf(newSitting) > i) noteCase(game, one, newSitting, i);
  };
  const startPaper = (paper: PaperId): void => saveSitting(startSitting(paper));
  const wait = <p class="focus-wait">{hasFailed ? WORDS.unreachable : WORDS.loading}</p>;
  if (isPaperDone) {
    const hasAllGames = cases?.every(({ game: id }) => loadedGames[id]);
    return cases && hasAllGames ? (
      <Report {...{ store, subject, sitting, cases, games: loadedGames, onSit: startPaper }} />
    ) : (
      wait
    );
  }
  if (!game || !one) return wait;
  const isMixed = subject.games.length > 1;
  const key = `${paperAddress(sitting)}/${i}`;
  return (
    <CaseView
      key={key}
      {...{ game, one, sitting, isMixed }}
      onSay={giveAnswer}
      onBack={() => saveSitting(takeBackAnswer(sitting))}
    />
  );
}

/** Renders the exam in this element. */
export function openExam(place: HTMLElement, props: ExamProps): void {
  place.classList.remove('exam-front');
  place.replaceChildren();
  render(h(Exam, props), place);
}
