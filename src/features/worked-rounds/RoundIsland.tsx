import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import { fetchRules } from '../../table/fetch-game.ts';
import { applySettings } from '../../table/settings.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { MoreBelow } from '../../ui/focus/lazy-more-below.tsx';
import { Wait } from '../../ui/focus/Wait.tsx';
import { useInput } from '../../ui/use-input.ts';
import { useArrows } from '../records/index.ts';
import { StepSlider } from '../records/StepSlider.tsx';
import { FrameText, MovesBefore } from './FrameText.tsx';
import { listFrames, type RoundFrame } from './frames.ts';
import { fetchRound, type OpenRound } from './open-round.ts';
import { StepTable } from './StepTable.tsx';
import { VerdictMessage } from './StopQuestion.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: string;
  /** Address of the game's front page, with a trailing slash. */
  readonly homeHref: string;
  /** Address of the round's JSON. */
  readonly roundUrl: string;
  readonly title: string;
  /** Text about the deal. */
  readonly deal: string;
}

/** The round, and what its first frame doesn't show: the rules, and the look of answers. */
function useRound(id: string, roundUrl: string) {
  const [openRound, setOpenRound] = useState<OpenRound | 'lost' | null>(null);
  const [rules, setRules] = useState<Game['rules'] | null>(null);
  useInput();
  useEffect(() => {
    fetchRound(id, roundUrl).then(setOpenRound, () => setOpenRound('lost'));
    return applySettings(document.documentElement);
  }, [id, roundUrl]);
  useEffect(() => {
    if (!openRound || openRound === 'lost') return;
    void Promise.allSettled([fetchRules(id).then(setRules), VerdictMessage.fetch()]);
  }, [id, openRound]);
  return { openRound, rules, frames: openRound && openRound !== 'lost' ? listFrames(openRound) : [] };
}

/** Gives the button of the returned ref the focus if a control of the frame before had it. */
function useNextFocus(index: number) {
  const nextButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) nextButton.current?.focus({ preventScroll: true });
  }, [index]);
  return nextButton;
}

const Introduction = ({ title, deal }: Pick<Props, 'title' | 'deal'>): VNode => (
  <>
    <b>{title}.</b> <CardText text={deal} />
  </>
);

/** A worked round that fills the window, frame by frame: text, table, and the buttons, always in the same place. */
export function RoundIsland({ game: id, homeHref, roundUrl, title, deal }: Props): VNode {
  const [index, setIndex] = useState(0);
  const { openRound, rules, frames } = useRound(id, roundUrl);
  const lastIndex = Math.max(0, frames.length - 1);
  const go = (to: number): void => setIndex(Math.max(0, Math.min(lastIndex, to)));
  useArrows(index, lastIndex, go);
  const nextButton = useNextFocus(index);
  const exitLink = <ExitLink href={`${homeHref}learn/`} label={WORDS.out} />;
  if (!openRound || openRound === 'lost') {
    const introduction = <Introduction {...{ title, deal }} />;
    return <Wait {...{ introduction, exitLink }} css="round-walk" now={openRound ? WORDS.lost : WORDS.loading} />;
  }
  const frame = frames[index] as RoundFrame;
  const label = WORDS.at(frame, openRound.round.moves.length);
  return (
    <section class={`focus round-walk is-${frame.kind}`} aria-label={WORDS.above}>
      <div class="focus-head">
        {exitLink}
        <StepSlider
          at={index}
          lastStep={lastIndex}
          marks={frames.flatMap(({ kind }, i) => (kind === 'question' ? [i] : []))}
          label={label}
          name={WORDS.slider}
          onGo={go}
        />
        <a class="focus-law" href="#to-read">
          {WORDS.inWords}
        </a>
      </div>
      <Announced as="div" skipsFirst class="focus-answer round-said">
        <FrameText openRound={openRound} rules={rules} frame={frame} home={homeHref} />
      </Announced>
      <MoreBelow />
      {frame.kind === 'move' && frame.at > 1 && <MovesBefore openRound={openRound} at={frame.at} />}
      <StepTable openRound={openRound} at={frame.at} />
      <div class="focus-ways">
        {index > 0 ? (
          <button type="button" class="button quiet" onClick={() => go(index - 1)}>
            {WORDS.back}
          </button>
        ) : (
          <span />
        )}
        {index < lastIndex ? (
          <button ref={nextButton} type="button" class="button primary" onClick={() => go(index + 1)}>
            {WORDS.next}
          </button>
        ) : (
          <a class="button primary" href={`${homeHref}play/`}>
            {WORDS.play}
          </a>
        )}
      </div>
    </section>
  );
}
