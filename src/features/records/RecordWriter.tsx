import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { UNKNOWN } from '../../cards/card.ts';
import type { JsonObject } from '../../game/json.ts';
import { isIdle, type Zone, type ZoneItem } from '../../game/zone.ts';
import { Table } from '../../table/Table.tsx';
import { looksOf } from '../../ui/card/looks.ts';
import { reduce, type WritingAction } from './state/writing/reduce.ts';
import {
  isUnsaid,
  standpointOf,
  type TouchMode,
  type WritingState,
  zonesWithPlaceholders,
} from './state/writing/state.ts';
import { cardAt } from './state/writing/table-edits.ts';
import { hideUnsaid } from './state/writing/unsaid-cards.ts';
import { storeWriting } from './state/writing/writing-store.ts';
import { WriteDock } from './WriteDock.tsx';
import { Corrections, TableFields } from './WriteParts.tsx';
import './write.css';
import { useTouchedInView } from './use-touched-in-view.ts';
import { WRITE_WORDS } from './words.ts';

interface Props {
  readonly from: WritingState;
  readonly home: string;
  /** Opens the written record in the viewer. */
  readonly onShow: (json: JsonObject) => void;
  readonly onLeave: () => void;
  /** Discards this record and starts another. */
  readonly onAnother: () => void;
}

/** Tells which items can be touched: in `played` mode all but held cards, else those with a card to set. */
function touchableItems(writing: WritingState): (zone: Zone, item: ZoneItem) => boolean {
  const { game, mode } = writing;
  const isOpen = (zone: Zone, item: ZoneItem): boolean => isUnsaid(writing, { zone: zone.id, item: item.id });
  if (mode === 'played') return ({ kind }) => kind !== 'held' && kind !== 'sign';
  const at = standpointOf(writing);
  return (zone, item) =>
    zone.kind !== 'held' &&
    (isOpen(zone, item) || !(zone.kind === 'pile' && item.cards.at(-1) === UNKNOWN)) &&
    cardAt(game, at, { zone: zone.id, item: item.id }) !== undefined;
}

function TouchModeChips({
  writing: { mode },
  act,
}: {
  readonly writing: WritingState;
  readonly act: (a: WritingAction) => void;
}): VNode {
  const modeChip = (one: TouchMode, label: string): VNode => (
    <button type="button" class="chip" aria-pressed={mode === one} onClick={() => act({ type: 'touching', mode: one })}>
      {label}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div class="write-head write-chips buttons" role="group" aria-label={WRITE_WORDS.what}>
      {modeChip('cards', WRITE_WORDS.cards)}
      {modeChip('played', WRITE_WORDS.played)}
    </div>
  );
}

/** Writes down a game at a real table: players touch each move, legal or not, and get a ruling at once. */
export function RecordWriter({ from, home, onShow, onLeave, onAnother }: Props): VNode {
  const [writing, setWriting] = useState(from);
  const act = (action: WritingAction): void => setWriting((current) => reduce(current, action));
  const { game, replay, picked, tried } = writing;
  useEffect(() => storeWriting(game.id, { record: replay.json, unsaid: writing.unsaid }), [game, replay]);
  const looks = useMemo(() => looksOf(game), [game]);
  const { seat } = standpointOf(writing);
  // Open cards that aren't named yet are face down, but their zones aren't idle.
  const zones = useMemo(
    () =>
      hideUnsaid(
        zonesWithPlaceholders(writing).filter((zone) => !isIdle(zone, seat)),
        writing.unsaid,
      ),
    [writing],
  );
  const touchedLast = writing.isPrompted ? picked.at(-1) : (writing.askedItem ?? picked.at(-1) ?? null);
  const root = useTouchedInView(touchedLast, writing.askedItem ?? tried ?? picked.length);
  // The setup form may have been scrolled; the table that replaces it starts at the top of the window.
  useEffect(() => root.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <div ref={root} class={`write is-${writing.mode}`}>
      <TouchModeChips writing={writing} act={act} />
      <div class="write-table">
        <Table
          zones={zones}
          looks={looks}
          picked={writing.askedItem ? [...picked, writing.askedItem] : picked}
          marked={tried?.marks}
          hinted={tried?.fits}
          onPick={(thing) => act({ type: 'touch', thing })}
          onDrop={(thing, place) => act({ type: 'drop', thing, place })}
          pickable={touchableItems(writing)}
        />
      </div>
      <WriteDock writing={writing} home={home} act={act} />
      <div class="write-after">
        {writing.unsaid.length === 0 && <Corrections writing={writing} home={home} act={act} />}
        {writing.mode === 'cards' && <TableFields writing={writing} act={act} />}
        <p class="buttons">
          {writing.unsaid.length === 0 && (
            <button type="button" class="button" onClick={() => onShow(replay.json)}>
              {WRITE_WORDS.through}
            </button>
          )}
          <button type="button" class="button quiet" onClick={onLeave}>
            {WRITE_WORDS.notNow}
          </button>
          <button type="button" class="button quiet" onClick={onAnother}>
            {WRITE_WORDS.another}
          </button>
        </p>
      </div>
    </div>
  );
}
