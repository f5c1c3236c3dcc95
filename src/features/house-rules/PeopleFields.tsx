import type { VNode } from 'preact';
import { LONGEST_NAME, nameAt } from '../score-pad/index.ts';
import './people.css';
import { WORDS } from './words.ts';

interface SeatNamesProps {
  readonly title: string;
  /** Names by seat; an empty string if none was entered. */
  readonly names: readonly string[];
  readonly onRename: (seat: number, name: string) => void;
}

/** Fields for the names of the players, by seat. */
export function SeatNames({ title, names, onRename }: SeatNamesProps): VNode {
  return (
    <fieldset class="choice people-names">
      <legend>{title}</legend>
      <p class="choice-about">{WORDS.clockwise}</p>
      {names.map((name, seat) => (
        <label key={WORDS.seat(seat)}>
          <span class="unseen">{WORDS.seat(seat)}</span>
          <input
            type="text"
            autocomplete="off"
            maxLength={LONGEST_NAME}
            placeholder={nameAt(seat)}
            value={name}
            onChange={({ currentTarget }) => onRename(seat, currentTarget.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}

interface FirstSeatFieldProps {
  /** The question, such as "Who deals first?"; null if the cards decide. */
  readonly title: string | null;
  readonly names: readonly string[];
  readonly firstSeat: number;
  readonly onChooseFirst: (seat: number) => void;
}

/** Chooses the seat that begins or deals first. */
export function FirstSeatField({ title, names, firstSeat, onChooseFirst }: FirstSeatFieldProps): VNode | null {
  if (title === null) return null;
  return (
    <fieldset class="choice">
      <legend>{title}</legend>
      <div class="choice-row people-first">
        {names.map((name, seat) => (
          <label key={WORDS.seat(seat)} class="choice-one">
            <input type="radio" name="people-first" checked={seat === firstSeat} onChange={() => onChooseFirst(seat)} />
            <span>{nameAt(seat, name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
