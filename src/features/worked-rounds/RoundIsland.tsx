import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RoundStep } from '../../scenarios/round/steps.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { EventLines } from '../../ui/card/EventLines.tsx';
import { useArrows } from '../records/index.ts';
import { fetchRound, type OpenRound } from './open-round.ts';
import { StepTable } from './StepTable.tsx';
import { Stop } from './Stop.tsx';
import { describeCount, describeMove } from './step-events.ts';
import { WORDS } from './words.ts';

interface RoundButtonsProps {
  readonly stepIndex: number;
  readonly moveCount: number;
  readonly onGo: (to: number) => void;
}

/** Buttons to step through the moves; they stay in view above the table. */
function RoundButtons({ stepIndex, moveCount, onGo }: RoundButtonsProps): VNode {
  return (
    <div class="round-steps">
      <button type="button" class="button" disabled={stepIndex === 0} onClick={() => onGo(stepIndex - 1)}>
        {WORDS.back}
      </button>
      <button type="button" class="button primary" disabled={stepIndex > moveCount} onClick={() => onGo(stepIndex + 1)}>
        {WORDS.next}
      </button>
      <span class="round-at">{WORDS.at(stepIndex, moveCount)}</span>
    </div>
  );
}

interface Props {
  readonly game: string;
  /** Address of the game's front page, with a trailing slash. */
  readonly homeHref: string;
  /** Address of the round's JSON. */
  readonly roundUrl: string;
  readonly moveCount: number;
  /** Text about the deal. */
  readonly deal: string;
  /** The drawn deal, shown until the reader steps. */
  readonly children?: ComponentChildren;
}

/** The events of a step, the comment, and the question before the next move; after the last move, the count. */
function StepText({
  openRound,
  stepIndex,
  home,
}: {
  readonly openRound: OpenRound;
  readonly stepIndex: number;
  readonly home: string;
}): VNode {
  const { game, round, steps, stops } = openRound;
  const step = steps[stepIndex];
  const stop = stops[stepIndex + 1];
  if (!step) {
    const lines = describeCount(game, round, steps[stepIndex - 1] as RoundStep);
    return (
      <>
        {lines.length > 0 && (
          <p class="round-did">
            <EventLines lines={lines} home={home} />
          </p>
        )}
        <p class="round-says">
          <CardText text={round.end} />
        </p>
      </>
    );
  }
  return (
    <>
      {stepIndex > 0 && (
        <p class="round-did">
          <EventLines lines={describeMove(game, round, step)} home={home} />
        </p>
      )}
      <p class="round-says">
        <CardText text={stepIndex === 0 ? round.deal : (round.moves[stepIndex - 1]?.says ?? '')} />
      </p>
      {stop && <Stop key={stepIndex} stop={stop} name="now" />}
    </>
  );
}

/** A worked round, move by move. Until the reader steps it is a drawing of the deal. */
export function RoundIsland({ game: id, homeHref, roundUrl: address, moveCount, deal, children }: Props): VNode {
  const [stepIndex, setStepIndex] = useState(0);
  const [openRound, setOpenRound] = useState<OpenRound | 'lost' | null>(null);
  // The step after the last move shows the count.
  const lastIndex = moveCount + 1;
  const go = (to: number): void => setStepIndex(Math.max(0, Math.min(lastIndex, to)));
  const hasStepped = stepIndex > 0;
  // Depends on the step alone: a failed fetch is tried again at the next step.
  useEffect(() => {
    if (!hasStepped || (openRound && openRound !== 'lost')) return;
    fetchRound(id, address).then(setOpenRound, () => setOpenRound('lost'));
  }, [stepIndex]);
  useArrows(stepIndex, lastIndex, go);
  const loadedRound = openRound && openRound !== 'lost' ? openRound : null;
  const sectionRef = useRef<HTMLElement>(null);
  // Scrolls text, table and buttons into view, unless the reader has scrolled past them to the list of moves.
  useLayoutEffect(() => {
    if (hasStepped && loadedRound && sectionRef.current && sectionRef.current.getBoundingClientRect().bottom > 0) {
      sectionRef.current.scrollIntoView();
    }
  }, [stepIndex, loadedRound]);
  return (
    <section
      ref={sectionRef}
      class={`round-walk${hasStepped ? ' is-on' : ''}${hasStepped && loadedRound ? ' has-table' : ''}${stepIndex > moveCount ? ' is-counted' : ''}`}
      aria-label={WORDS.above}
    >
      <RoundButtons stepIndex={stepIndex} moveCount={moveCount} onGo={go} />
      <div class="round-now">
        <Announced as="div" class="round-said">
          {loadedRound ? (
            <StepText openRound={loadedRound} stepIndex={stepIndex} home={homeHref} />
          ) : (
            <p class="round-says">
              <CardText text={!hasStepped ? deal : openRound === 'lost' ? WORDS.lost : WORDS.loading} />
            </p>
          )}
        </Announced>
        <div class="round-table-now">
          {loadedRound ? <StepTable openRound={loadedRound} at={Math.min(stepIndex, moveCount)} /> : children}
        </div>
      </div>
    </section>
  );
}
