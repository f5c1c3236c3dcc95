import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Practice } from './match-record.ts';
import { isShared, type Sitter, usualNames } from './people.ts';
import { SeatsField } from './soon.tsx';
import { WORDS } from './words.ts';

/** What a game of several people is dealt with; nothing where one plays alone. */
export type SatDown = Pick<Practice, 'seats' | 'names'>;

/** Who plays, as it is said while a game is set up. */
export interface People {
  readonly several: boolean;
  readonly seats: readonly Sitter[];
  readonly names: readonly string[];
  readonly say: (change: Partial<Pick<People, 'several' | 'seats' | 'names'>>) => void;
  readonly sat: () => SatDown;
}

/** Where nobody said: everybody is a person. */
const sitters = (seats: number, said: readonly Sitter[]): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat) => said[seat] ?? 'person');

/** Who plays: as in the last game, until it is changed. */
export function usePeople(saved: Practice | null, count: number): People {
  const [said, setSaid] = useState({
    several: saved !== null && isShared(saved),
    seats: saved?.seats ?? [],
    names: saved?.names ?? [],
  });
  const seats = sitters(count, said.seats);
  return {
    ...said,
    seats,
    say: (change) => setSaid((before) => ({ ...before, ...change })),
    sat() {
      if (!said.several) return {};
      // Somebody has to be there.
      const held: readonly Sitter[] = seats.includes('person') ? seats : seats.with(0, 'person');
      return { seats: held, names: usualNames(count, said.names) };
    },
  };
}

/** One person against the others, or several who pass the device on. */
export function PeopleField({ people }: { readonly people: People }): VNode {
  const { several, seats, names, say } = people;
  const choice = (is: boolean, label: string): VNode => (
    <label class="choice-one">
      <input type="radio" name="people" checked={several === is} onChange={() => say({ several: is })} />
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
          onSeat={(seat, sitter) => say({ seats: seats.with(seat, sitter) })}
          onName={(seat, name) =>
            say({ names: seats.map((_, at) => (at === seat ? name : (names[at] ?? ''))) })
          }
        />
      )}
    </>
  );
}
