import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isOpenTo, type OptionValue } from '../../game/options.ts';
import { added, unread } from '../../game/pad-entry.ts';
import type { Cited } from '../../referee/cite.ts';
import { HouseFields, OptionField } from '../house-rules/HouseFields.tsx';
import { First, Names } from '../house-rules/People.tsx';
import { chosen } from '../house-rules/table-of.ts';
import { act, playBy } from './state/pad.ts';
import { cannotSeat, joined, namesAt, turned } from './state/people.ts';
import { openingOf, type PadGame, type Standing } from './state/reckon.ts';
import { LONGEST_NAME, LONGEST_TEXT, MOST_PEOPLE, nameAt, type Sheet } from './state/sheet.ts';
import { WORDS } from './words.ts';

interface SeatsProps {
  readonly game: PadGame;
  readonly sheet: Sheet;
  readonly standing: Standing;
  readonly home: string;
  /** The rule for a player who has to go. */
  readonly leaves: Cited;
}

/** Everybody on the sheet, who may leave before the next round, or come back. */
function Present({ game, sheet, standing }: SeatsProps): VNode {
  const { seated } = openingOf(standing, null);
  const fewer = cannotSeat(game, sheet.options, seated.length - 1);
  const more = cannotSeat(game, sheet.options, seated.length + 1);
  return (
    <>
      <div class="pad-choices">
        {sheet.names.map((name, place) => {
          const isHere = seated.includes(place);
          const cannot = isHere ? fewer : more;
          return (
            <button
              key={place}
              type="button"
              class="chip"
              aria-disabled={cannot !== null}
              onClick={() => !cannot && act({ type: 'people', people: turned(game, sheet, place) })}
            >
              {isHere ? WORDS.leaves(name) : WORDS.comeBack(name)}
            </button>
          );
        })}
      </div>
      {fewer !== null && <p class="choice-about">{fewer}</p>}
    </>
  );
}

/** The total of the player in last place. */
function proposed({ game, standing }: SeatsProps): number {
  const { totals } = openingOf(standing, null);
  return (game.pad.best === 'most' ? Math.min : Math.max)(...totals);
}

interface BeginsProps {
  readonly text: string;
  readonly usual: number;
  readonly wrong: string | null;
  readonly onText: (text: string) => void;
}

/** The points with which a new player begins. */
function Begins({ text, usual, wrong, onText }: BeginsProps): VNode {
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
          aria-invalid={wrong !== null}
          aria-describedby="pad-join-about"
          onInput={({ currentTarget }) => onText(currentTarget.value)}
        />
      </label>
      <p id="pad-join-about" class={wrong === null ? 'choice-about' : 'pad-comes is-doubtful'}>
        {wrong ?? WORDS.noRule}
      </p>
    </>
  );
}

/** A player who comes late: the name, the seat, and what they begin with. */
function Join(props: SeatsProps): VNode {
  const { game, sheet, standing } = props;
  const { seated } = openingOf(standing, null);
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [neighbour, setNeighbour] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const people = sheet.names.length;
  // The button of a player who never played is gone with them.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, [people]);
  const after = neighbour !== null && seated.includes(neighbour) ? neighbour : (seated.at(-1) ?? 0);
  const wrong = unread(WORDS.begins, text);
  const join = (): void => {
    if (wrong !== null) return;
    const total = added(text) ?? proposed(props);
    const newcomer = { name: nameAt(people, name), total, after };
    act({ type: 'people', people: joined(game, sheet, newcomer) });
    for (const clear of [setName, setText]) clear('');
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
        <select value={after} onChange={({ currentTarget }) => setNeighbour(Number(currentTarget.value))}>
          {seated.map((place) => (
            <option key={place} value={place}>
              {sheet.names[place]}
            </option>
          ))}
        </select>
      </label>
      <Begins text={text} usual={proposed(props)} wrong={wrong} onText={setText} />
      <button type="button" class="button" aria-disabled={wrong !== null} onClick={join}>
        {WORDS.join}
      </button>
    </div>
  );
}

/** Who leaves the table and who comes to it between two rounds, by the rule of the game. */
function Seats(props: SeatsProps): VNode | null {
  const { game, sheet, standing, home, leaves } = props;
  if (sheet.rounds.length === 0 && !sheet.stays) return null;
  const { length } = openingOf(standing, null).seated;
  const [fewer, more] = [length - 1, length + 1].map((seats) => cannotSeat(game, sheet.options, seats));
  const isFixed = fewer !== null && more !== null;
  return (
    <fieldset class="choice">
      <legend>{WORDS.seats}</legend>
      <p class="choice-about">
        {leaves.law} <a href={home + leaves.path}>{leaves.number}</a>
      </p>
      {isFixed ? (
        <p class="choice-about">
          {fewer} {WORDS.substitute}
        </p>
      ) : (
        <Present {...props} />
      )}
      {more === null && sheet.names.length < MOST_PEOPLE && <Join {...props} />}
      {more !== null && !isFixed && <p class="choice-about">{more}</p>}
    </fieldset>
  );
}

interface Props {
  readonly game: PadGame;
  readonly sheet: Sheet;
  readonly standing: Standing;
  readonly home: string;
  readonly leaves: Cited;
}

/** The names and house rules of a sheet: whatever is changed, every round is reckoned anew. */
export function Table(props: Props): VNode {
  const { game, sheet, standing } = props;
  const { options } = standing.table;
  const change = (key: string, value: OptionValue): void => {
    const next = chosen(game, options, key, value);
    if (!game.checkOptions?.(next)) playBy(next);
  };
  const shapes = game.options.filter((option) => option.structural && isOpenTo(option));
  return (
    <div class="pad-setup">
      <Names
        title={WORDS.rename}
        names={sheet.names}
        onName={(seat, name) => act({ type: 'name', seat, name })}
      />
      <First
        title={game.pad.first}
        names={namesAt(game, sheet, 0)}
        first={sheet.first}
        onFirst={(seat) => act({ type: 'first', seat })}
      />
      <Seats {...props} />
      {shapes.length > 0 && (sheet.rounds.length > 0 || sheet.stays) ? (
        <p class="choice-about">{WORDS.fixed}</p>
      ) : (
        shapes.map((option) => (
          <OptionField key={option.key} option={option} value={options[option.key]} onChange={change} />
        ))
      )}
      <HouseFields
        house={game.options.filter((option) => !option.structural)}
        options={options}
        onChange={change}
      />
    </div>
  );
}
