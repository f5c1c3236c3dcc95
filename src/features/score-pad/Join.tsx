import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { parseSum, sumError } from '../../game/pad-entry.ts';
import type { Citation } from '../../referee/cite.ts';
import { dispatch } from './state/pad.ts';
import { addPerson } from './state/people.ts';
import { LONGEST_NAME, LONGEST_TEXT, nameAt, type Sheet } from './state/sheet.ts';
import { openingOf, type PadGame, type PadStanding } from './state/standing.ts';
import { WORDS } from './words.ts';

function proposedTotal({ game, standing }: PadSeatsProps): number {
  const { totals } = openingOf(standing, null);
  return (game.pad.best === 'most' ? Math.min : Math.max)(...totals);
}

interface StartingPointsProps {
  readonly text: string;
  readonly usual: number;
  readonly problem: string | null;
  readonly onText: (text: string) => void;
}

function StartingPoints({ text, usual, problem, onText }: StartingPointsProps): VNode {
  return (
    <>
      <label>
        {WORDS.begins}
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxLength={LONGEST_TEXT}
          placeholder={String(usual)}
          value={text}
          aria-invalid={problem !== null}
          aria-describedby="pad-join-about"
          onInput={({ currentTarget }) => onText(currentTarget.value)}
        />
      </label>
      <p id="pad-join-about" class={problem === null ? 'choice-about' : 'pad-comes is-doubtful'}>
        {problem ?? WORDS.noRule}
      </p>
    </>
  );
}

/** The form for a player who joins late: name, seat, and starting points. */
export function Join(props: PadSeatsProps): VNode {
  const { game, sheet, standing } = props;
  const { seated } = openingOf(standing, null);
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [neighbour, setNeighbour] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const people = sheet.names.length;
  // The button with the focus may have been removed together with its player.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, [people]);
  const rightNeighbour = neighbour !== null && seated.includes(neighbour) ? neighbour : (seated.at(-1) ?? 0);
  const problem = sumError(WORDS.begins, text);
  const join = (): void => {
    if (problem !== null) return;
    const total = parseSum(text) ?? proposedTotal(props);
    const newcomer = { name: nameAt(people, name), total, rightNeighbour };
    dispatch({ type: 'people', people: addPerson(game, sheet, newcomer) });
    for (const setField of [setName, setText]) setField('');
    setNeighbour(null);
  };
  return (
    <div class="pad-join">
      <label>
        {WORDS.newcomer}
        <input
          ref={field}
          type="text"
          autocomplete="off"
          maxLength={LONGEST_NAME}
          placeholder={nameAt(people)}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <label>
        {WORDS.neighbour}
        <select value={rightNeighbour} onChange={({ currentTarget }) => setNeighbour(Number(currentTarget.value))}>
          {seated.map((place) => (
            <option key={place} value={place}>
              {sheet.names[place]}
            </option>
          ))}
        </select>
      </label>
      <StartingPoints text={text} usual={proposedTotal(props)} problem={problem} onText={setText} />
      <button type="button" class="button" aria-disabled={problem !== null} onClick={join}>
        {WORDS.join}
      </button>
    </div>
  );
}

export interface PadSeatsProps {
  readonly game: PadGame;
  readonly sheet: Sheet;
  readonly standing: PadStanding;
  readonly home: string;
  /** The rule for a player who has to leave. */
  readonly leaves: Citation;
}
