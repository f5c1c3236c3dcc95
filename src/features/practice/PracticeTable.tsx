import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { ItemRef, Zone } from '../../game/zone.ts';
import { orderDealt } from '../../table/deal-order.ts';
import { HandTools } from '../../table/hand/HandTools.tsx';
import { RoundTable } from '../../table/round/RoundTable.tsx';
import { replaySlots } from '../../table/round/slot-replay.ts';
import { $settings } from '../../table/settings.ts';
import { sortHands } from '../../table/sorting.ts';
import { looksOf } from '../../ui/card/looks.ts';
import { namingAt, type Practice, viewerOf } from '../saved-games/index.ts';
import { findPlayable } from './playable.ts';
import {
  $botStatus,
  $hint,
  $pendingMove,
  $picked,
  $seenStep,
  $tried,
  drop,
  pick,
  pickTogether,
  stateOf,
} from './practice.ts';
import { findDeal } from './state/deal.ts';
import { observe, observeStep } from './state/observation.ts';
import type { PendingMove } from './state/state.ts';
import './roll.css';
import { capitalize } from '../../cards/words.ts';
import type { Seat } from '../../game/seat.ts';
import '../../ui/player/player.css';
import { Roll } from './lazy-parts.tsx';
import { useCardsDialog } from './use-cards-dialog.tsx';
import { WORDS } from './words.ts';

/** A table with the pending move on it. */
interface TableWithMove {
  readonly zones: readonly Zone[];
  /** The items that the move uses. */
  readonly picks: readonly ItemRef[];
}

/** Puts the pending move on the table: its cards are turned up in the hand they come from, and no others. */
function addPending(practice: Practice, zones: readonly Zone[], { seat, move }: PendingMove): TableWithMove {
  const { game } = practice;
  const view = game.visibility.view(stateOf(practice), seat);
  const picks = game.table.picksOf(view, seat, move);
  const seatZones = game.table.zones(view, seat, namingAt(practice));
  return {
    picks,
    zones: zones.map((zone) => {
      if (zone.kind !== 'held') return zone;
      const pickedIds = picks.filter((pick) => pick.zone === zone.id).map(({ item }) => item);
      const heldItems = seatZones.find(({ id }) => id === zone.id)?.items ?? [];
      const turnedItems = heldItems.filter(({ id }) => pickedIds.includes(id));
      return { ...zone, items: [...zone.items.slice(turnedItems.length), ...turnedItems] };
    }),
  };
}

interface Props {
  readonly practice: Practice;
  readonly seat: Seat;
}

/** A seat's name, score and whether it is its turn. */
function SeatHead({ practice, seat }: Props): VNode {
  const { game } = practice;
  const [botStatus, state] = [useStore($botStatus), stateOf(practice)];
  const scores = game.play.scores(state);
  const sides = scores.length < game.seats(practice.match.options) ? scores.length : 0;
  const name = capitalize(namingAt(practice)(seat));
  const isOnTurn = seat === observe(practice).turn;
  const isPartner = sides > 0 && seat !== viewerOf(practice) && seat % sides === viewerOf(practice) % sides;
  const standingText = game.texts.describeStanding?.(state, seat);
  const isThinking = isOnTurn && botStatus === 'thinking';
  return (
    <div
      class={`player${isOnTurn ? ' is-on' : ''}${isPartner ? ' is-partner' : ''}`}
      aria-current={isOnTurn ? 'true' : undefined}
    >
      <span class="player-face" aria-hidden="true">
        {name.charAt(0)}
      </span>
      <span class="player-name">
        {name}
        {isPartner && <span class="player-partner">, {WORDS.partner}</span>}
        {isOnTurn && (
          <span class="unseen">
            , {isThinking ? WORDS.thinking(name) : seat === viewerOf(practice) ? WORDS.yourTurn : WORDS.turnOf(name)}
          </span>
        )}
      </span>
      <span class="player-score" title={standingText}>
        <span aria-hidden={standingText !== undefined}>
          {game.texts.standing?.(state, seat) ?? scores[sides > 0 ? seat % sides : seat]}
        </span>
        {standingText !== undefined && <span class="unseen">{standingText}</span>}
      </span>
    </div>
  );
}

/** Number of cards that the viewer was dealt first. */
const countDealt = (practice: Practice): number =>
  practice.steps
    .slice(0, 1)
    .flatMap((step) => observeStep(practice, step).shownZones())
    .find(({ kind, seat }) => kind === 'hand' && seat === viewerOf(practice))?.items.length ?? 0;

/** Index of the last step with a count; -1 before the first. */
const findCountedStep = ({ steps }: Practice): number =>
  steps.findLastIndex(({ events }) => events.some(({ points }) => points !== undefined));

/** The zones after every step since the last count. */
const zonesSince = (practice: Practice, countedStep: number) =>
  practice.steps.slice(Math.max(0, countedStep)).map((step) => observeStep(practice, step).shownZones());

/** The zones of the table, with the seats around them. */
export function PracticeTable({ practice }: { readonly practice: Practice }): VNode {
  const { game, match } = practice;
  const [picks, lastTry] = [useStore($picked), useStore($tried)];
  const [hint, pendingMove] = [useStore($hint), useStore($pendingMove)];
  const { help, sort } = useStore($settings);
  const looks = useMemo(() => looksOf(game), [game]);
  const { view, turn, shownZones } = observe(practice);
  const tableWithMove = useMemo(
    () => pendingMove && addPending(practice, shownZones(), pendingMove),
    [view, pendingMove?.move],
  );
  const zones = useMemo(() => sortHands(tableWithMove?.zones ?? shownZones(), sort), [view, sort, tableWithMove]);
  const seenStep = useStore($seenStep);
  const dealt = useMemo(() => {
    const deal = findDeal(practice, seenStep);
    return deal && orderDealt(zones, deal);
  }, [zones, seenStep]);
  // The space for the sorting tools stays once they were shown, so that nothing moves later.
  const hasSorting = useRef(false);
  hasSorting.current ||= zones.some(({ sortings }) => sortings !== undefined);
  const playableItems = help !== 'none' && turn === viewerOf(practice) ? findPlayable(practice, picks).items : [];
  const pointedItems = hint && hint.step !== 'move' ? hint.pointsAt : playableItems;
  const hintedItems = lastTry && lastTry.fits.length > 0 ? lastTry.fits : pointedItems;
  // Changes with each deal, after its count is closed.
  const countedStep = findCountedStep(practice);
  const dealKey = useMemo(() => ({}), [match.options, countedStep]);
  const { lastPlayButton, dialog, onOpen } = useCardsDialog(practice, looks);
  return (
    <>
      <RoundTable
        zones={zones}
        looks={looks}
        seats={game.seats(match.options)}
        you={viewerOf(practice)}
        head={(seat) => <SeatHead practice={practice} seat={seat} />}
        deal={dealKey}
        handSize={countDealt(practice)}
        dealt={dealt}
        pastSlots={(zone) => replaySlots(zonesSince(practice, countedStep), zone)}
        way={turn === null ? null : game.table.direction(view)}
        picked={tableWithMove ? [...picks, ...tableWithMove.picks] : picks}
        marked={lastTry?.marked ?? []}
        hinted={hintedItems}
        onPick={pick}
        onDrop={drop}
        onOpen={onOpen}
        besideName={lastPlayButton}
        overlay={<Roll practice={practice} />}
      />
      {dialog}
      {hasSorting.current && (
        <div class="board-tools">
          {turn !== null && <HandTools zones={zones} picked={picks} onBundle={pickTogether} />}
        </div>
      )}
    </>
  );
}
