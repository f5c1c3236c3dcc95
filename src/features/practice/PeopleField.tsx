import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Practice } from '../saved-games/index.ts';
import { fillNames, isShared, type Sitter } from '../saved-games/index.ts';
import { SeatsField } from './lazy-parts.tsx';
import { WORDS } from './words.ts';

/** Who sits where in a game of several people; empty for a single player. */
export type Seating = Pick<Practice, 'seats' | 'names'>;

/** Who plays, while a game is set up. */
export interface PeopleDraft {
  readonly several: boolean;
  readonly seats: readonly Sitter[];
  readonly names: readonly string[];
  readonly update: (change: Partial<Pick<PeopleDraft, 'several' | 'seats' | 'names'>>) => void;
  readonly seating: () => Seating;
}

/** The default is a person at every seat. */
const fillSitters = (seats: number, said: readonly Sitter[]): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat) => said[seat] ?? 'person');

/** Who plays, initially as in the last game. */
export function usePeople(saved: Practice | null, count: number): PeopleDraft {
  const [said, setSaid] = useState({
    several: saved !== null && isShared(saved),
    seats: saved?.seats ?? [],
    names: saved?.names ?? [],
  });
  const seats = fillSitters(count, said.seats);
  return {
    ...said,
    seats,
    update: (change) => setSaid((before) => ({ ...before, ...change })),
    seating() {
      if (!said.several) return {};
      // At least one person must play.
      const held: readonly Sitter[] = seats.includes('person') ? seats : seats.with(0, 'person');
      return { seats: held, names: fillNames(count, said.names) };
    },
  };
}

/** Chooses between one person and several who share the device. */
export function PeopleField({ people }: { readonly people: PeopleDraft }): VNode {
  const { several, seats, names, update } = people;
  const choice = (is: boolean, label: string): VNode => (
    <label class="choice-one">
      <input type="radio" name="people" checked={several === is} onChange={() => update({ several: is })} />
      <span>{label}</span>
    </label>
  );
  return (
    <>
      <fieldset class="choice">
        <legend>{WORDS.people}</legend>
        <div class="choice-row">
          {choice(false, WORDS.alone)}
          {choice(true, WORDS.several)}
        </div>
      </fieldset>
      {several && (
        <SeatsField
          seats={seats}
          names={seats.map((_, seat) => names[seat] ?? '')}
          onSeat={(seat, sitter) => update({ seats: seats.with(seat, sitter) })}
          onName={(seat, name) =>
            update({ names: seats.map((_, at) => (at === seat ? name : (names[at] ?? ''))) })
          }
        />
      )}
    </>
  );
}
