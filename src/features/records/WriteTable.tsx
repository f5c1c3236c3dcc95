import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Result } from '../../game/fault.ts';
import type { RuledDesk } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { readCase } from '../../referee/case.ts';
import { fetchForDesk } from '../../table/game-parts.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { keepWriting, keptWriting } from './state/writing/kept.ts';
import { reduce } from './state/writing/reduce.ts';
import { recordFrom } from './state/writing/start.ts';
import { beginWriting, openWriting, type Writing } from './state/writing/state.ts';
import { Write } from './Write.tsx';
import { WriteSetup } from './WriteSetup.tsx';
import { WRITE } from './words.ts';

export interface WriteProps {
  readonly id: string;
  readonly home: string;
  /** A table that was laid at the desk; null where none was. */
  readonly laid: JsonObject | null;
  readonly onShow: (json: JsonObject) => void;
  readonly onLeave: () => void;
  readonly onProblem: (says: string) => void;
}

interface LaidProps {
  readonly onNow: () => void;
  readonly onNew: () => void;
}

/** A table came from the desk while a game was being written down. */
function Laid({ onNow, onNew }: LaidProps): VNode {
  return (
    <Announced as="div" class="write-after">
      <p>{WRITE.laid}</p>
      <p class="buttons">
        <button type="button" class="button primary" onClick={onNow}>
          {WRITE.laidNow}
        </button>
        <button type="button" class="button" onClick={onNew}>
          {WRITE.laidNew}
        </button>
      </p>
    </Announced>
  );
}

/** The same writing with the cards lying as the desk has them; a sentence where they can’t. */
function lyingAs(game: RuledDesk, writing: Writing, laid: JsonObject): Writing | string {
  const read = readCase({ ...laid, options: writing.shown.record.options }, () => game, 'position');
  if (!read.ok) return read.fault.says;
  const { state } = read.value;
  const told = { position: game.wire.position.write(state), state };
  const next = reduce(writing, { type: 'lie', told });
  return next.says === '' ? next : next.says;
}

/** Where a game is written down: what was begun goes on, and a new one begins with who sits there, or from the desk’s table. */
export function WriteTable({ id, home, laid, onShow, onLeave, onProblem }: WriteProps): VNode {
  const [game, setGame] = useState<RuledDesk | 'lost' | null>(null);
  const [writing, setWriting] = useState<Writing | null>(null);
  const [asked, setAsked] = useState(false);
  const begin = (opened: Result<Writing>): boolean => {
    if (opened.ok) setWriting(opened.value);
    else onProblem(opened.fault.says);
    return opened.ok;
  };
  useEffect(() => {
    const come = (on: RuledDesk): void => {
      const kept = keptWriting(id);
      const isOpen = kept !== null && begin(openWriting(on, kept.record, kept.unsaid));
      if (laid && !isOpen) begin(openWriting(on, recordFrom(laid)));
      setAsked(laid !== null && isOpen);
      setGame(on);
    };
    fetchForDesk(id).then(come, () => setGame('lost'));
  }, [id]);
  if (game === null || game === 'lost') {
    return <p class="records-wait">{game ? WRITE.unreachable : WRITE.fetching}</p>;
  }
  if (asked && laid && writing) {
    const now = (): void => {
      const next = lyingAs(game, writing, laid);
      if (typeof next === 'string') onProblem(next);
      else setWriting(next);
      setAsked(false);
    };
    const fresh = (): void => {
      begin(openWriting(game, recordFrom(laid)));
      setAsked(false);
    };
    return <Laid onNow={now} onNew={fresh} />;
  }
  if (!writing)
    return <WriteSetup game={game} onBegin={(json) => begin(beginWriting(game, json))} onLeave={onLeave} />;
  const another = (): void => {
    keepWriting(id, null);
    setWriting(null);
  };
  return <Write from={writing} home={home} onShow={onShow} onLeave={onLeave} onAnother={another} />;
}
