import { useStore } from '@nanostores/preact';
import type { WritableAtom } from 'nanostores';
import { h, render, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import type { ExamCase } from '../../scenarios/exam/exam.ts';
import { gradeCase } from '../../scenarios/exam/grade.ts';
import { fetchGame } from '../../table/game.ts';
import { applySettings } from '../../table/settings.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useInput } from '../../ui/use-input.ts';
import { noteRule } from '../progress/progress.ts';
import { addressOf } from './address.ts';
import { fetchPaper } from './ask.ts';
import { Case } from './Case.tsx';
import type { KeptExam } from './kept.ts';
import { answered, at, begun, isDone, type PaperOf, type Part, type Sitting, takenBack } from './sitting.ts';
import './exam.css';
import type { Named } from './named.ts';
import { WORDS } from './words.ts';

const wear = (on: boolean): void => {
  if (on) document.documentElement.dataset['mode'] = 'focus';
  else delete document.documentElement.dataset['mode'];
};

/** While one sits at a table the page is nothing but the table. */
function useFocus(on: boolean): void {
  // Before what lies on the table is drawn: it measures the room it has.
  useState(() => wear(on));
  useLayoutEffect(() => {
    wear(on);
    if (!on) scrollTo(0, 0);
    return () => wear(false);
  }, [on]);
}

export interface ExamProps {
  readonly kept: WritableAtom<KeptExam>;
  readonly named: Named;
}

/** Fetched while one sits: nobody needs it before the last case. */
const Report = lazyComponent(
  () => import('./Report.tsx').then((there) => there.Report),
  ({ lost }) => <p class="exam-wait">{lost ? WORDS.unreachable : WORDS.loading}</p>,
);

/** The cases of a paper and the games they are of, as they come. */
function usePaper(sitting: Sitting, { games }: Named) {
  const [cases, setCases] = useState<readonly ExamCase[] | null>(null);
  const [there, setThere] = useState<Readonly<Record<string, Game>>>({});
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let here = true;
    const come = async (): Promise<void> => {
      const paper = await fetchPaper({ games: games.map(({ id }) => id), seed: sitting.seed });
      const ids = [
        ...new Set(paper.slice(at(sitting)).map(({ game }) => game)),
        ...games.map(({ id }) => id),
      ];
      if (here) setCases(paper);
      for (const id of new Set(ids)) {
        const game = await fetchGame(id);
        if (here) setThere((before) => ({ ...before, [id]: game }));
      }
    };
    setCases(null);
    come().catch(() => setLost(true));
    return () => {
      here = false;
    };
  }, [sitting.seed]);
  return { cases, there, lost };
}

/** Notes how the law was kept that a case is about. */
function note(game: Game, one: ExamCase, { level, said }: Sitting, i: number): void {
  const mine = said[i];
  if (!mine) return;
  const { truth, grade } = gradeCase(game, level, one, mine);
  const named = truth.rules.find((rule) => rule === mine.rule) ?? truth.rules[0];
  if (named !== undefined) noteRule(named, grade.right ? 'kept' : 'stumbled');
}

/** A paper: its cases one by one, then the report. */
export function Exam({ kept, named }: ExamProps): VNode | null {
  const here = useStore(kept);
  const [opened, setOpened] = useState(false);
  const sitting = here.sitting ?? begun({ level: 1, seed: 0 });
  const { cases, there, lost } = usePaper(sitting, named);
  const done = isDone(sitting);
  useFocus(!done || opened);
  useInput();
  useEffect(() => applySettings(document.documentElement), []);
  useEffect(() => {
    history.replaceState(history.state, '', `#${addressOf(sitting)}`);
    void Report.fetch().catch(() => undefined);
  }, [sitting.seed, sitting.level]);

  const set = (next: Sitting): void => kept.set({ ...kept.get(), sitting: next });
  const i = at(sitting);
  const one = cases?.[i];
  const game = one && there[one.game];
  const say = (part: Part): void => {
    const next = answered(sitting, part);
    set(next);
    if (game && one && at(next) > i) note(game, one, next, i);
  };
  const sit = (paper: PaperOf): void => set(begun(paper));
  const wait = <p class="exam-wait">{lost ? WORDS.unreachable : WORDS.loading}</p>;
  if (done) {
    const all = cases?.every(({ game: id }) => there[id]);
    return cases && all ? (
      <Report {...{ kept, named, sitting, cases, games: there, onSit: sit, onOpen: setOpened }} />
    ) : (
      wait
    );
  }
  if (!game || !one) return wait;
  const mixed = named.games.length > 1;
  const key = `${addressOf(sitting)}/${i}`;
  return (
    <Case key={key} {...{ game, one, sitting, mixed }} onSay={say} onBack={() => set(takenBack(sitting))} />
  );
}

/** Lays the paper in place of what stood there. */
export function openExam(place: HTMLElement, props: ExamProps): void {
  place.classList.remove('exam-front');
  place.replaceChildren();
  render(h(Exam, props), place);
}
