import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { $counted, $draft, $folded, $game, $laid, $problem, $said } from '../../stores/desk.ts';
import { isEmpty } from '../../stores/desk-draft.ts';
import { looksOf } from '../card/looks.ts';
import { later } from '../later.tsx';
import { useInput } from '../use-input.ts';
import { Step } from './Step.tsx';
import './desk.css';
import './fields.css';
import './print.css';
import { PutStep } from './PutStep.tsx';
import { Questions } from './Questions.tsx';
import { RulingStep } from './soon.tsx';
import { TryStep } from './TryStep.tsx';
import { useOpenDesk } from './use-open-desk.ts';
import { useSteps } from './use-steps.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly id: string;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
}

const CountStep = later(
  () => import('./CountStep.tsx').then((loaded) => loaded.CountStep),
  ({ lost }) => (
    <Step number={2} id="count" title={WORDS.counting}>
      <p class="step-wait">{lost ? WORDS.unreachable : WORDS.fetching}</p>
    </Step>
  ),
);

/** The referee's desk: lay out the table, say what was tried, hear the ruling. */
export function DeskIsland({ id, home }: Props): VNode {
  useInput();
  const game = useStore($game);
  const draft = useStore($draft);
  const laid = useStore($laid);
  const counted = useStore($counted);
  const problem = useStore($problem);
  const said = useStore($said);
  const folded = useStore($folded);
  const lost = useOpenDesk(id);
  const root = useRef<HTMLDivElement>(null);
  const goTo = useSteps(root, folded);
  const looks = useMemo(() => game && looksOf(game), [game]);

  if (!game || !draft || !looks) return <p class="desk-wait">{lost ? WORDS.unreachable : WORDS.loading}</p>;
  const counting = draft.question === 'count';
  const result = counting ? counted : laid;
  const fault = result && !result.ok ? result.fault : null;
  const table = laid?.ok ? laid.value : null;
  const bare = isEmpty(game, draft);
  const goOn = (): void => {
    if (fault) {
      // What is wrong is mended where it stands: nothing is folded over it.
      root.current?.querySelector('.place-wrong')?.scrollIntoView({ block: 'center' });
      return;
    }
    goTo(counting ? '#step-count' : '#step-try');
  };

  return (
    <div ref={root} class={`desk${folded ? ' is-folded' : ''}`}>
      {game.desk.count && <Questions asked={draft.question} />}
      {problem && (
        <p class="desk-problem" role="alert">
          {problem}
        </p>
      )}
      <p class="unseen" role="status">
        {said}
      </p>
      <div class="desk-steps">
        <PutStep game={game} draft={draft} home={home} looks={looks} fault={fault} onDone={goOn} />
        {counting ? (
          <CountStep game={game} draft={draft} home={home} />
        ) : (
          <>
            <TryStep game={game} draft={draft} laid={table} looks={looks} fault={fault} />
            <RulingStep game={game} draft={draft} laid={!bare && table !== null} home={home} />
          </>
        )}
      </div>
    </div>
  );
}
