import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameMove } from '../../game/play.ts';
import { seatsOf } from '../../game/seat.ts';
import type { ItemRef } from '../../game/zone.ts';
import { writeCase } from '../../referee/case.ts';
import type { TryStart } from '../../table/try/try-state.ts';
import type { CardLook } from '../../ui/card/card-look.ts';
import { namingOf, type RecordReplay, type ReplayStep, viewFrom } from '../records/index.ts';
import type { ReviewedTurn } from './review-report.ts';
import '../../table/try/touched.css';
import { TryTable } from '../../table/try/TryTable.tsx';
import { useTry } from '../../table/try/use-try.ts';
import { WORDS } from './words.ts';

/** Maximum of moves per kind and card that are generated to find touchable zones. */
const MOVES_PER_CARD = 60;

/** The table on which a reader guesses the move. */
interface GuessTable {
  readonly start: TryStart;
  /** Zones that can be touched. */
  readonly touchable: readonly string[];
  readonly actions: readonly string[];
}

/** The table before a turn, as its seat saw it. */
export function guessTableAt(replay: RecordReplay, { at, seat }: Pick<ReviewedTurn, 'at' | 'seat'>): GuessTable {
  const { game, options } = replay.record;
  const { state } = replay.steps[at] as ReplayStep;
  const view = viewFrom(replay, state, seat);
  const name = namingOf(replay, seat);
  const zones = game.table.zones(view, seat, name);
  const touched = game.play
    .moves(view, seat, MOVES_PER_CARD)
    .flatMap((move): readonly ItemRef[] => game.table.picksOf(view, seat, move));
  const touchedZones = new Set(touched.map(({ zone }) => zone));
  return {
    start: {
      game: game.id,
      position: writeCase({ game, options, state: view, seat, move: null }),
      names: seatsOf({ seats: game.seats(options) }).map(name),
      zones,
    },
    touchable: zones
      .filter(({ id, kind, seat: of }) => touchedZones.has(id) || (kind === 'hand' && of === seat))
      .map(({ id }) => id),
    actions: game.table.actions(view, seat),
  };
}

interface Props {
  readonly replay: RecordReplay;
  readonly turn: ReviewedTurn;
  readonly home: string;
  readonly looks: (card: number) => CardLook;
  readonly onGuess: (move: GameMove) => void;
}

/** The table before a turn, to play on; a move here is a guess. */
export function Guess({ replay, turn, home, looks, onGuess }: Props): VNode {
  const { start, touchable, actions } = useMemo(() => guessTableAt(replay, turn), [replay, turn]);
  const trying = useTry(start);
  // The actions are loaded at once, because every visitor plays here.
  useEffect(() => void trying.table.wake(), []);
  const { happened, ruledTry } = trying.state;
  useEffect(() => {
    if (happened !== null && ruledTry) onGuess(ruledTry.move);
  }, [happened]);
  const knownLooks = useMemo(
    () =>
      Object.fromEntries(
        start.zones.flatMap(({ items }) =>
          items.flatMap(({ cards }) => cards.map((card) => [card, looks(card)] as const)),
        ),
      ),
    [start],
  );
  return (
    <TryTable
      trying={trying}
      touchable={touchable}
      actions={actions}
      looks={knownLooks}
      title={WORDS.guess}
      home={home}
    />
  );
}
