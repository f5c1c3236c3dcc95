import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Box } from '../../game/game.ts';
import { hasChoice, type Options } from '../../game/options.ts';
import type { Seat } from '../../game/seat.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { nameAt } from '../score-pad/index.ts';
import { HouseFields, OptionField } from './HouseFields.tsx';
import { FirstSeatField, SeatNames } from './PeopleFields.tsx';
import { useHouseRules } from './use-house-rules.ts';

/** A table with real cards: the players, their house rules, and who begins or deals first. */
export interface RealTable {
  readonly names: readonly string[];
  readonly options: Options;
  /** The seat that begins; null if the cards decide. */
  readonly first: Seat | null;
}

interface TableFormWords {
  /** Title of the players' names: "Who plays?" */
  readonly whoPlays: string;
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
  /** Leaves the form; undefined or null if there is nothing to return to. */
  readonly onLeave?: (() => void) | null;
}

/** Sets up a table with real cards. */
export function TableForm<G extends Box>(props: Props<G>): VNode {
  const { game, words, likely, firstTitle, onBegin, onLeave } = props;
  const [enteredNames, setEnteredNames] = useState<readonly string[]>(likely.names);
  const { options, change, conflict } = useHouseRules(game, () => likely.options);
  const [chosenSeat, setChosenSeat] = useState(0);
  const names = Array.from({ length: game.seats(options) }, (_, seat) => enteredNames[seat] ?? '');
  const possibleSeats = useMemo(
    () => (conflict === null ? props.firstSeats(game, options) : []),
    [game, options, conflict],
  );
  const firstSeat = possibleSeats.includes(chosenSeat) ? chosenSeat : (possibleSeats[0] ?? null);
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (conflict === null)
          onBegin({ names: names.map((name, seat) => nameAt(seat, name)), options, first: firstSeat });
      }}
    >
      <div class="setup-shape">
        {game.options
          .filter((option) => option.structural && hasChoice(option))
          .map((option) => (
            <OptionField key={option.key} option={option} value={options[option.key]} onChange={change} />
          ))}
        <SeatNames
          title={words.whoPlays}
          names={names}
          onRename={(seat, name) =>
            setEnteredNames((oldNames) => names.map((one, at) => (at === seat ? name : (oldNames[at] ?? one))))
          }
        />
        {possibleSeats.length === names.length && (
          <FirstSeatField title={firstTitle} names={names} firstSeat={firstSeat ?? 0} onChooseFirst={setChosenSeat} />
        )}
      </div>
      <HouseFields house={game.options.filter((option) => !option.structural)} options={options} onChange={change} />
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
    </form>
  );
}
