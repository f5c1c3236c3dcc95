import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { QuestionTable } from '../../exercise/QuestionTable.tsx';
import { createNaming } from '../../scenarios/round/names.ts';
import { READER_SEAT } from '../../scenarios/round/round.ts';
import { listReaderZones, type RoundStep } from '../../scenarios/round/steps.ts';
import { replaySlots } from '../../table/round/slot-replay.ts';
import type { OpenRound } from './open-round.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly openRound: OpenRound;
  /** Number of moves made. */
  readonly at: number;
}

/** The table of a step as the reader sees it; cards stay where they were placed. */
export function StepTable({ openRound: open, at }: Props): VNode {
  const { game, round, steps } = open;
  const { state } = steps[at] as RoundStep;
  const name = createNaming(round);
  const zones = useMemo(() => listReaderZones(game, steps[at] as RoundStep, name), [open, at]);
  const turn = game.play.turn(state);
  return (
    <QuestionTable
      game={game}
      position={{ zones, seats: game.seats(state.options), seat: READER_SEAT, name }}
      turn={turn}
      deal={open}
      pastSlots={(zone) =>
        replaySlots(
          steps.slice(0, at + 1).map((step) => listReaderZones(game, step, name)),
          zone,
        )
      }
      way={turn === null ? null : game.table.direction(state)}
      labels={{ table: WORDS.table }}
    />
  );
}
