import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { capitalize } from '../../cards/words.ts';
import { createNaming } from '../../scenarios/round/names.ts';
import { READER_SEAT } from '../../scenarios/round/round.ts';
import { listReaderZones, type RoundStep } from '../../scenarios/round/steps.ts';
import { RoundTable } from '../../table/round/RoundTable.tsx';
import { replaySlots } from '../../table/round/slot-replay.ts';
import { looksOf } from '../../ui/card/looks.ts';
import { Player } from '../../ui/player/Player.tsx';
import type { OpenRound } from './open-round.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly openRound: OpenRound;
  readonly at: number;
}

/** The table of a step as the reader sees it; cards stay where they were placed. */
export function StepTable({ openRound: open, at }: Props): VNode {
  const { game, round, steps } = open;
  const looks = useMemo(() => looksOf(game), [game]);
  const { state } = steps[at] as RoundStep;
  const name = createNaming(round);
  const zones = useMemo(() => listReaderZones(game, steps[at] as RoundStep, name), [open, at]);
  const turn = game.play.turn(state);
  return (
    <RoundTable
      zones={zones}
      looks={looks}
      seats={game.seats(state.options)}
      you={READER_SEAT}
      head={(seat) => <Player name={capitalize(name(seat))} isLit={seat === turn} />}
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
