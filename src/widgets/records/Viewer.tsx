import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import { seatsOf } from '../../game/seat.ts';
import { rule } from '../../referee/ruling.ts';
import {
  type Eyes,
  lineAt,
  namingOf,
  type ShownRecord,
  seenBy,
  tableAt,
  wrongSteps,
} from '../../stores/record/shown.ts';
import { looksOf } from '../card/looks.ts';
import { RulingPanel } from '../ruling/RulingPanel.tsx';
import { Table } from '../table/Table.tsx';
import { Lines } from './Lines.tsx';
import { Readings } from './Readings.tsx';
import { Tools } from './Tools.tsx';
import { Walk } from './Walk.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly shown: ShownRecord;
  readonly home: string;
  readonly onClose: () => void;
}

/** Keys go to the page, but for a field in which one writes. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/** A record, step by step: the table, what happened, and what the referee says to what should not have. */
export function Viewer({ shown, home, onClose }: Props): VNode {
  const { game, options } = shown.record;
  const last = shown.steps.length - 1;
  const [at, setAt] = useState(0);
  const [eyes, setEyes] = useState<Eyes>('all');
  const name = useMemo(() => namingOf(shown, eyes), [shown, eyes]);
  const wrong = useMemo(() => wrongSteps(shown, name), [shown, name]);
  const looks = useMemo(() => looksOf(game), [game]);
  const { zones, touched } = useMemo(() => tableAt(shown, at, eyes), [shown, at, eyes]);
  const go = (to: number): void => setAt(Math.max(0, Math.min(last, to)));
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
      if (to === undefined || isWriting(event.target) || event.ctrlKey || event.altKey || event.metaKey)
        return;
      event.preventDefault();
      go(to);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [at, last]);

  const heard = shown.steps[at]?.heard ?? null;
  const isRuled = heard !== null && heard.reasoned.verdict === 'illegal';
  const ruled = useMemo(() => {
    if (!heard || !isRuled) return null;
    const { seat, move } = heard.entry;
    const view = seenBy(shown, heard.before, eyes);
    return {
      ruling: rule(game, heard.before, seat, move, { name }),
      at: { move, seat, view, turn: '', name },
    };
  }, [heard, eyes]);
  const line = lineAt(shown, at, name);
  return (
    <div class="viewer">
      <p class="viewer-head">
        <label>
          {WORDS.eyes}{' '}
          <select
            value={String(eyes)}
            onChange={({ currentTarget: { value } }) => setEyes(value === 'all' ? 'all' : Number(value))}
          >
            <option value="all">{WORDS.everybody}</option>
            {seatsOf({ seats: game.seats(options) }).map((seat) => (
              <option key={seat} value={String(seat)}>
                {sentence(namingOf(shown, 'all')(seat))}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="button" onClick={onClose}>
          {WORDS.close}
        </button>
      </p>
      <Walk at={at} last={last} wrong={wrong} onGo={go} />
      <div class={`viewer-says is-${line.kind}`} role="status">
        {ruled ? (
          <RulingPanel game={game} home={home} ruling={ruled.ruling} at={ruled.at} />
        ) : (
          <p>{line.says.map(({ text }) => text).join(' ') || WORDS.deal}</p>
        )}
      </div>
      <div class="viewer-table">
        <Table zones={zones} looks={looks} marked={touched} />
      </div>
      <Tools shown={shown} at={at} eyes={eyes} home={home} />
      <Readings shown={shown} />
      <Lines shown={shown} at={at} name={name} home={home} onGo={go} />
    </div>
  );
}
