import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { fetchJson, freshSeed, WAIT } from '../../exercise/begin.ts';
import { useExercise } from '../../exercise/use-exercise.ts';
import { seeded } from '../../random/random.ts';
import { readHarvested } from '../../scenarios/judgement/judgement.ts';
import { fetchTable } from '../../table/game.ts';
import { JudgementEnd } from './JudgementEnd.tsx';
import { JudgementTable } from './JudgementTable.tsx';
import { $judging, inTurn, layJudging } from './judgement.ts';
import './judgement.css';

interface Props {
  readonly game: string;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
}

/** Six tables at which everything is allowed, and not everything is wise. */
export function JudgementIsland({ game: id, home }: Props): VNode {
  const judging = useStore($judging);
  const deal = useRef<() => void>(() => undefined);
  const lost = useExercise(async () => {
    const [game, json] = await Promise.all([fetchTable(id), fetchJson(`${home}learn/judgement.json`)]);
    const harvested = readHarvested(json);
    const order = inTurn(harvested.positions, seeded(freshSeed()));
    let next = 0;
    deal.current = () => {
      layJudging(game, harvested, order, next);
      next += $judging.get()?.tables.length ?? 0;
    };
    deal.current();
  }, id);
  if (!judging) return <p class="exercise-wait">{lost ? WAIT.unreachable : WAIT.loading}</p>;
  if (judging.at >= judging.tables.length) {
    return <JudgementEnd judging={judging} home={home} onAgain={() => deal.current()} />;
  }
  return <JudgementTable judging={judging} home={home} />;
}
