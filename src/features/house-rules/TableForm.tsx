import { Fragment, type VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Box } from '../../game/game.ts';
import { isValueOf, type OptionSpec, type Options } from '../../game/options.ts';
import type { Seat, SeatNamer } from '../../game/seat.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { LONGEST_NAME, nameAt } from '../score-pad/index.ts';
import { HouseOptions } from './HouseFields.tsx';
import { HouseWord, houseOptions, ShapeWords } from './OptionWords.tsx';
import { SetupWord } from './SetupWord.tsx';
import { SENTENCE } from './sentence-words.ts';
import { useHouseRules } from './use-house-rules.ts';
import { WORDS } from './words.ts';

/** A table with real cards: the players, their house rules, and who begins or deals first. */
export interface RealTable {
  readonly names: readonly string[];
  readonly options: Options;
  /** The seat that begins; null if the cards decide. */
  readonly first: Seat | null;
}

interface TableFormWords {
  readonly begin: string;
  readonly notNow: string;
}

interface Props<G extends Box> {
  readonly game: G;
  readonly words: TableFormWords;
  /** Initial values; missing names are entered by the user. */
  readonly likely: Omit<RealTable, 'first'>;
  /** The question, such as "Who deals first?"; null if the cards decide. */
  readonly firstTitle: string | null;
  /** Seats that may go first. The question is only asked if every seat may. */
  readonly firstSeats: (game: G, options: Options) => readonly Seat[];
  readonly onBegin: (table: RealTable) => void;
  /** What the table will write on, behind the form, with the names so far. */
  readonly preview?: (options: Options, name: SeatNamer) => VNode;
  /** Leaves the form; undefined or null if there is nothing to return to. */
  readonly onLeave?: (() => void) | null;
}

interface TargetWordProps {
  readonly target: OptionSpec | undefined;
  readonly options: Options;
  readonly onChange: (key: string, value: Options[string]) => void;
}

/** How many points the table plays to, where the game has such a number. */
function TargetWord({ target, options, onChange }: TargetWordProps): VNode {
  if (!target || !('min' in target.values)) return <>{SENTENCE.play}</>;
  const { key, title, values } = target;
  return (
    <>
      {`${SENTENCE.playTo} `}
      <input
        class="setup-word"
        type="number"
        inputMode="numeric"
        aria-label={title}
        min={values.min}
        max={values.max}
        required
        value={String(options[key])}
        onInput={({ currentTarget: { valueAsNumber } }) => {
          if (isValueOf(target, valueAsNumber)) onChange(key, valueAsNumber);
        }}
      />
    </>
  );
}

interface NameWordsProps {
  readonly names: readonly string[];
  readonly onName: (seat: number, name: string) => void;
}

/** The players’ names, each of which can be written over. */
const NameWords = ({ names, onName }: NameWordsProps): VNode => (
  <>
    {names.map((name, seat) => {
      const isLast = seat === names.length - 1;
      return (
        <Fragment key={WORDS.seat(seat)}>
          {isLast ? `${SENTENCE.and} ` : ''}
          <span class="setup-name">
            <input
              class="setup-word"
              type="text"
              autocomplete="off"
              aria-label={WORDS.seat(seat)}
              maxLength={LONGEST_NAME}
              size={Math.max(2, (name || WORDS.seat(seat)).length)}
              placeholder={WORDS.seat(seat)}
              value={name}
              onInput={({ currentTarget }) => onName(seat, currentTarget.value)}
            />
            {isLast ? '.' : seat < names.length - 2 ? ',' : ''}
          </span>{' '}
        </Fragment>
      );
    })}
  </>
);

interface FirstWordProps {
  readonly title: string;
  /** Names by seat, or the seats themselves. */
  readonly names: readonly string[];
  readonly seat: Seat | null;
  readonly onChange: (seat: Seat) => void;
}

/** Who begins or deals first: a question, and the answer as a word. */
const FirstWord = ({ title, names, seat, onChange }: FirstWordProps): VNode => (
  <>
    {`${title} `}
    <SetupWord
      label={title}
      value={String(seat)}
      choices={names.map((label, at) => ({ value: String(at), label }))}
      onChange={(value) => onChange(Number(value))}
    >
      {names[seat ?? 0]}
    </SetupWord>
    {'\u2060.'}
  </>
);

interface FormFootProps extends Pick<Props<Box>, 'words' | 'onLeave'> {
  /** Why the house rules don't go together; null if they do. */
  readonly conflict: string | null;
}

function FormFoot({ words, conflict, onLeave }: FormFootProps): VNode {
  return (
    <div class="setup-foot buttons">
      {conflict !== null && <Announced class="setup-wrong">{conflict}</Announced>}
      <button type="submit" class="button primary" aria-disabled={conflict !== null}>
        {words.begin}
      </button>
      {onLeave && (
        <button type="button" class="button quiet" onClick={onLeave}>
          {words.notNow}
        </button>
      )}
    </div>
  );
}

/** Sets up a table with real cards, as a sentence. */
export function TableForm<G extends Box>(props: Props<G>): VNode {
  const { game, words, likely, firstTitle, onBegin, onLeave, preview } = props;
  const [enteredNames, setEnteredNames] = useState<readonly string[]>(likely.names);
  const { options, change, conflict } = useHouseRules(game, () => likely.options);
  const [chosenSeat, setChosenSeat] = useState(0);
  const [isHouseOpen, setIsHouseOpen] = useState(false);
  const target = game.options.find(({ isTarget }) => isTarget);
  const house = houseOptions(game).filter((option) => option !== target);
  const names = Array.from({ length: game.seats(options) }, (_, seat) => enteredNames[seat] ?? '');
  const places = names.map((name, seat) => name.trim() || WORDS.seat(seat));
  const possibleSeats = useMemo(
    () => (conflict === null ? props.firstSeats(game, options) : []),
    [game, options, conflict],
  );
  const firstSeat = possibleSeats.includes(chosenSeat) ? chosenSeat : (possibleSeats[0] ?? null);
  return (
    <>
      <form
        class="setup setup-sheet"
        onSubmit={(event) => {
          event.preventDefault();
          if (conflict === null)
            onBegin({ names: names.map((name, seat) => nameAt(seat, name)), options, first: firstSeat });
        }}
      >
        <p class="setup-sentence">
          <ShapeWords game={game} options={options} onChange={change} after={SENTENCE.ofUs} />{' '}
          <TargetWord target={target} options={options} onChange={change} />
          {` ${SENTENCE.by} `}
          <span class="setup-name">
            <HouseWord
              house={house}
              options={options}
              isOpen={isHouseOpen}
              onPress={() => setIsHouseOpen(!isHouseOpen)}
            />
            :
          </span>{' '}
          <NameWords
            names={names}
            onName={(seat, name) =>
              setEnteredNames((oldNames) => names.map((one, at) => (at === seat ? name : (oldNames[at] ?? one))))
            }
          />
          {firstTitle !== null && possibleSeats.length === names.length && (
            <FirstWord title={firstTitle} names={places} seat={firstSeat} onChange={setChosenSeat} />
          )}
        </p>
        <FormFoot words={words} conflict={conflict} onLeave={onLeave ?? null} />
        {isHouseOpen && <HouseOptions house={house} options={options} onChange={change} />}
      </form>
      {preview?.(options, (seat) => places[seat] ?? '')}
    </>
  );
}
