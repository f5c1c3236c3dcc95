import type { VNode } from 'preact';
import { type Sitter, STRENGTHS } from '../saved-games/index.ts';
import './seats.css';
import { WORDS } from './words.ts';

export interface SeatsProps {
  readonly seats: readonly Sitter[];
  readonly names: readonly string[];
  readonly onSeat: (seat: number, sitter: Sitter) => void;
  readonly onName: (seat: number, name: string) => void;
}

/** Chooses who sits at each seat: a person with a name, or a bot of a strength. */
export function SeatsField({ seats, names, onSeat, onName }: SeatsProps): VNode {
  return (
    <fieldset class="choice seats-field">
      <legend>{WORDS.whoSits}</legend>
      <p class="choice-about">{WORDS.passing}</p>
      {seats.map((sitter, seat) => (
        <div key={WORDS.player(seat)} class="seats-line">
          <select
            aria-label={WORDS.player(seat)}
            value={sitter}
            onChange={({ currentTarget }) => onSeat(seat, currentTarget.value as Sitter)}
          >
            <option value="person">{WORDS.person}</option>
            {STRENGTHS.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <input
            type="text"
            autocomplete="off"
            maxLength={24}
            aria-label={WORDS.nameOf(seat)}
            placeholder={WORDS.player(seat)}
            value={names[seat] ?? ''}
            onInput={({ currentTarget }) => onName(seat, currentTarget.value)}
          />
        </div>
      ))}
    </fieldset>
  );
}
