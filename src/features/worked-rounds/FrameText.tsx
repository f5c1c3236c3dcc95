import type { VNode } from 'preact';
import type { Game } from '../../game/game.ts';
import { createNaming } from '../../scenarios/round/names.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { EventLines } from '../../ui/card/EventLines.tsx';
import type { RoundFrame } from './frames.ts';
import type { OpenRound } from './open-round.ts';
import { StopQuestion } from './StopQuestion.tsx';
import { describeEvents } from './step-events.ts';

interface MovesBeforeProps {
  readonly openRound: OpenRound;
  /** Number of moves made. */
  readonly at: number;
}

interface FrameTextProps {
  readonly openRound: OpenRound;
  /** Null until they are loaded. */
  readonly rules: Game['rules'] | null;
  readonly frame: RoundFrame;
  readonly home: string;
}

/** How many earlier moves are listed. */
const MOVES_BEFORE = 4;

/** The last moves before the one shown, for windows with room beside the table. */
export function MovesBefore({ openRound: { game, round, steps }, at }: MovesBeforeProps): VNode {
  const name = createNaming(round);
  const firstMove = Math.max(1, at - MOVES_BEFORE);
  return (
    <div class="round-before">
      {steps.slice(firstMove, at).map(({ events }, i) => (
        <p key={firstMove + i}>
          <CardText text={events.map((event) => game.texts.describeEvent(event, name)).join(' ')} />
        </p>
      ))}
    </div>
  );
}

/** What is said at a frame: the events and their comment, or the question before a move. */
export function FrameText({ openRound, rules, frame, home }: FrameTextProps): VNode {
  const { game, round, steps, stops } = openRound;
  const { kind, at } = frame;
  const stop = stops[at + 1];
  if (kind === 'question' && stop) return <StopQuestion key={at} stop={stop} />;
  const step = steps[at];
  const isCount = kind === 'count';
  const events = step?.events.filter(({ points }) => (points !== undefined) === isCount) ?? [];
  const lines = at > 0 || isCount ? describeEvents(game, rules, round, { events }) : [];
  const comment = isCount ? round.end : at === 0 ? round.deal : (round.moves[at - 1]?.says ?? '');
  return (
    <>
      {lines.length > 0 && (
        <p class="round-did">
          <EventLines lines={lines} home={home} />
        </p>
      )}
      {lines.length === 0 && at === 0 && <p class="round-did">{round.title}</p>}
      <p class="round-says">
        <CardText text={comment} />
      </p>
    </>
  );
}
