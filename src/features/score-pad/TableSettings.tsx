import type { VNode } from 'preact';
import { hasChoice, type OptionValue } from '../../game/options.ts';
import type { Citation } from '../../referee/cite.ts';
import { HouseFields, OptionField } from '../house-rules/HouseFields.tsx';
import { chooseOption } from '../house-rules/index.ts';
import { FirstSeatField, SeatNames } from '../house-rules/PeopleFields.tsx';
import { Join, type PadSeatsProps } from './Join.tsx';
import { dispatch, setHouseRules } from './state/pad.ts';
import { namesAt, seatingFault, toggleStay } from './state/people.ts';
import { MAX_PEOPLE, type Sheet } from './state/sheet.ts';
import { openingOf, type PadGame, type PadStanding } from './state/standing.ts';
import { WORDS } from './words.ts';

/** The players of the sheet, who may leave before the next round or come back. */
function PresentPlayers({ game, sheet, standing }: PadSeatsProps): VNode {
  const { seated } = openingOf(standing, null);
  const fewerFault = seatingFault(game, sheet.options, seated.length - 1);
  const moreFault = seatingFault(game, sheet.options, seated.length + 1);
  return (
    <>
      <div class="pad-choices">
        {sheet.names.map((name, place) => {
          const isHere = seated.includes(place);
          const fault = isHere ? fewerFault : moreFault;
          return (
            <button
              key={place}
              type="button"
              class="chip"
              aria-disabled={fault !== null}
              onClick={() => !fault && dispatch({ type: 'people', people: toggleStay(game, sheet, place) })}
            >
              {isHere ? WORDS.leaves(name) : WORDS.comeBack(name)}
            </button>
          );
        })}
      </div>
      {fewerFault !== null && <p class="choice-about">{fewerFault}</p>}
    </>
  );
}

/** Players who leave or join between two rounds, by the rule of the game. */
function SeatChanges(props: PadSeatsProps): VNode | null {
  const { game, sheet, standing, home, leaves } = props;
  if (sheet.rounds.length === 0 && !sheet.stays) return null;
  const { length } = openingOf(standing, null).seated;
  const [fewerFault, moreFault] = [length - 1, length + 1].map((seats) => seatingFault(game, sheet.options, seats));
  const isFixed = fewerFault !== null && moreFault !== null;
  return (
    <fieldset class="choice">
      <legend>{WORDS.seats}</legend>
      <p class="choice-about">
        {leaves.law} <a href={home + leaves.path}>{leaves.number}</a>
      </p>
      {isFixed ? (
        <p class="choice-about">
          {fewerFault} {WORDS.substitute}
        </p>
      ) : (
        <PresentPlayers {...props} />
      )}
      {moreFault === null && sheet.names.length < MAX_PEOPLE && <Join {...props} />}
      {moreFault !== null && !isFixed && <p class="choice-about">{moreFault}</p>}
    </fieldset>
  );
}

interface Props {
  readonly game: PadGame;
  readonly sheet: Sheet;
  readonly standing: PadStanding;
  readonly home: string;
  readonly leaves: Citation;
}

/** The names and house rules of a sheet; a change recomputes every round. */
export function TableSettings(props: Props): VNode {
  const { game, sheet, standing } = props;
  const { options } = standing.table;
  const change = (key: string, value: OptionValue): void => {
    const newOptions = chooseOption(game, options, key, value);
    if (!game.checkOptions?.(newOptions)) setHouseRules(newOptions);
  };
  const shapes = game.options.filter((option) => option.structural && hasChoice(option));
  return (
    <div class="pad-setup">
      <SeatNames
        title={WORDS.rename}
        names={sheet.names}
        onRename={(seat, name) => dispatch({ type: 'name', seat, name })}
      />
      <FirstSeatField
        title={game.pad.firstSeatQuestion}
        names={namesAt(game, sheet, 0)}
        firstSeat={sheet.first}
        onChooseFirst={(seat) => dispatch({ type: 'first', seat })}
      />
      <SeatChanges {...props} />
      {shapes.length > 0 && (sheet.rounds.length > 0 || sheet.stays) ? (
        <p class="choice-about">{WORDS.playerCountFixed}</p>
      ) : (
        shapes.map((option) => (
          <OptionField key={option.key} option={option} value={options[option.key]} onChange={change} />
        ))
      )}
      <HouseFields house={game.options.filter((option) => !option.structural)} options={options} onChange={change} />
    </div>
  );
}
