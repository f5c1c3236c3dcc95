import type { VNode } from 'preact';
import { isOpenTo, type OptionValue } from '../../game/options.ts';
import type { Cited } from '../../referee/cite.ts';
import { HouseFields } from '../house-rules/HouseFields.tsx';
import { OptionField } from '../house-rules/OptionField.tsx';
import { First, Names } from '../house-rules/People.tsx';
import { chosen } from '../house-rules/table-of.ts';
import { Seats } from './Seats.tsx';
import { act, playBy } from './state/pad.ts';
import { namesAt } from './state/people.ts';
import type { PadGame, Standing } from './state/reckon.ts';
import type { Sheet } from './state/sheet.ts';
import { WORDS } from './words.ts';

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
