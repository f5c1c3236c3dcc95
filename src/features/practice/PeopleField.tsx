import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { fillNames, isShared, type Practice, type Sitter } from '../saved-games/index.ts';
import { SeatsField } from './lazy-parts.tsx';

/** Who sits where in a game of several people; empty for a single player. */
export type Seating = Pick<Practice, 'seats' | 'names'>;

/** The players of a game that is being set up. */
export interface PeopleDraft {
  readonly several: boolean;
  readonly seats: readonly Sitter[];
  readonly names: readonly string[];
  readonly update: (change: Partial<Pick<PeopleDraft, 'several' | 'seats' | 'names'>>) => void;
  readonly seating: () => Seating;
}

/** Fills seats without a choice with a person. */
const fillSitters = (seats: number, sitters: readonly Sitter[]): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat) => sitters[seat] ?? 'person');

/** Holds the choice of players, which begins as in the last game. */
export function usePeople(lastGame: Practice | null, count: number): PeopleDraft {
  const [draft, setDraft] = useState({
    several: lastGame !== null && isShared(lastGame),
    seats: lastGame?.seats ?? [],
    names: lastGame?.names ?? [],
  });
  const seats = fillSitters(count, draft.seats);
  return {
    ...draft,
    seats,
    update: (change) => setDraft((oldDraft) => ({ ...oldDraft, ...change })),
    seating() {
      if (!draft.several) return {};
      // At least one person must play.
      const occupied: readonly Sitter[] = seats.includes('person') ? seats : seats.with(0, 'person');
      return { seats: occupied, names: fillNames(count, draft.names) };
    },
  };
}

/** The seats of several people who share the device. */
export function PeopleField({ people }: { readonly people: PeopleDraft }): VNode {
  const { seats, names, update } = people;
  return (
    <SeatsField
      seats={seats}
      names={seats.map((_, seat) => names[seat] ?? '')}
      onSeat={(seat, sitter) => update({ seats: seats.with(seat, sitter) })}
      onName={(seat, name) => update({ names: seats.map((_, at) => (at === seat ? name : (names[at] ?? ''))) })}
    />
  );
}
