import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { RuledDesk } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { TableForm } from '../house-rules/TableForm.tsx';
import { likelyTable } from './state/writing/people.ts';
import { beginners, freshRecord } from './state/writing/start.ts';
import { WRITE } from './words.ts';
import './write.css';

interface Props {
  readonly game: RuledDesk;
  readonly onBegin: (record: JsonObject) => void;
  readonly onLeave: () => void;
}

/** A table that is to be written down: who sits there, by which house rules, and who begins. */
export function WriteSetup({ game, onBegin, onLeave }: Props): VNode {
  const [likely] = useState(() => likelyTable(game));
  return (
    <div class="write-setup">
      <TableForm
        game={game}
        words={WRITE}
        likely={likely}
        settles={WRITE.begins}
        can={beginners}
        onBegin={({ first, ...table }) => onBegin(freshRecord(game, table, first))}
        onLeave={onLeave}
      />
    </div>
  );
}
