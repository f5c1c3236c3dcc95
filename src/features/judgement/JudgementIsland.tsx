import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableGame } from '../../game/game.ts';
import { seeded } from '../../random/random.ts';
import { type Harvested, readHarvested, type Weighty } from '../../scenarios/judgement/judgement.ts';
import { fetchTable } from '../../table/game.ts';
import { wearSettings } from '../../table/settings.ts';
import { $judging, inTurn, layJudging } from './judgement.ts';
import '../drill/drill.css';
import { useInput } from '../../ui/use-input.ts';
import { JudgementEnd } from './JudgementEnd.tsx';
import { JudgementTable } from './JudgementTable.tsx';
import './judgement.css';
import { WORDS } from './words.ts';

interface Props {
  readonly game: string;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
}

async function fetchHarvested(home: string): Promise<Harvested> {
  const answer = await fetch(`${home}learn/judgement.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  return readHarvested(await answer.json());
}

interface Had {
  readonly game: TableGame;
  readonly harvested: Harvested;
  readonly order: readonly Weighty[];
}

/** Six tables at which everything is allowed, and not everything is wise. */
export function JudgementIsland({ game: id, home }: Props): VNode {
  const judging = useStore($judging);
  const [lost, setLost] = useState(false);
  const had = useRef<Had | null>(null);
  const next = useRef(0);
  const deal = (): void => {
    if (!had.current) return;
    const { game, harvested, order } = had.current;
    layJudging(game, harvested, order, next.current);
    next.current += $judging.get()?.tables.length ?? 0;
  };

  useInput();
  useEffect(() => {
    const undress = wearSettings(document.documentElement);
    Promise.all([fetchTable(id), fetchHarvested(home)])
      .then(([game, harvested]) => {
        const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
        had.current = { game, harvested, order: inTurn(harvested.positions, seeded(seed)) };
        deal();
      })
      .catch(() => setLost(true));
    return undress;
  }, [id]);

  if (!judging) return <p class="drill-wait">{lost ? WORDS.unreachable : WORDS.loading}</p>;
  if (judging.at >= judging.tables.length) {
    return <JudgementEnd judging={judging} home={home} onAgain={deal} />;
  }
  return <JudgementTable judging={judging} home={home} />;
}
