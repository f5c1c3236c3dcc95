import type { VNode } from 'preact';
import { seatsOf } from '../../game/seat.ts';
import { Names } from '../house-rules/People.tsx';
import type { ShownRecord } from './state/shown.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly shown: ShownRecord;
  readonly onNames: (names: readonly string[]) => void;
}

/** Who sat where: said anew, and the whole record speaks of them so. */
export function NamesField({ shown, onNames }: Props): VNode {
  const { game, options, names } = shown.record;
  const said = seatsOf({ seats: game.seats(options) }).map((seat) => names?.[seat] ?? '');
  return (
    <details class="viewer-names">
      <summary>{WORDS.names}</summary>
      <Names
        title={WORDS.whoSat}
        names={said}
        onName={(seat, name) => onNames(said.with(seat, name.trim()))}
      />
    </details>
  );
}
