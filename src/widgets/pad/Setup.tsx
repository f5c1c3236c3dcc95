import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { changedOptions, defaultOptions, isOpenTo } from '../../game/options.ts';
import { keepTable } from '../../stores/our-table.ts';
import { act, fresh } from '../../stores/pad/pad.ts';
import type { PadGame } from '../../stores/pad/reckon.ts';
import { nameAt } from '../../stores/pad/sheet.ts';
import { HouseFields } from '../house/HouseFields.tsx';
import { OptionField } from '../house/OptionField.tsx';
import { useHouseRules } from '../house/use-house-rules.ts';
import { First, Names } from './People.tsx';
import './setup.css';
import { WORDS } from './words.ts';

interface Props {
  readonly game: PadGame;
  /** Back to the sheet that lies open, where there is one. */
  readonly onLeave: (() => void) | null;
  readonly onBegin: () => void;
}

/** A new table: who plays, how many, who begins, by which house rules. */
export function Setup({ game, onLeave, onBegin }: Props): VNode {
  const [from] = useState(() => fresh(game));
  const [said, setNames] = useState<readonly string[]>(from.names);
  const { options, change, wrong } = useHouseRules(game, () => ({
    ...defaultOptions(game.options),
    ...from.options,
  }));
  const [first, setFirst] = useState(0);
  const names = Array.from({ length: game.seats(options) }, (_, seat) => said[seat] ?? '');
  const begin = (event: Event): void => {
    event.preventDefault();
    if (wrong !== null) return;
    const changed = changedOptions(game.options, options);
    keepTable(game.id, changed);
    const sheet = { options: changed, first: first % names.length, rounds: [] };
    act({ type: 'begin', sheet: { ...sheet, names: names.map((name, seat) => nameAt(seat, name)) } });
    onBegin();
  };
  return (
    <form class="pad-setup setup" onSubmit={begin}>
      <div class="setup-shape">
        {game.options
          .filter((option) => option.structural && isOpenTo(option))
          .map((option) => (
            <OptionField key={option.key} option={option} value={options[option.key]} onChange={change} />
          ))}
        <Names
          title={WORDS.who}
          names={names}
          onName={(seat, name) =>
            setNames((before) => names.map((one, at) => (at === seat ? name : (before[at] ?? one))))
          }
        />
        <First title={game.pad.first} names={names} first={first} onFirst={setFirst} />
      </div>
      <HouseFields
        house={game.options.filter((option) => !option.structural)}
        options={options}
        onChange={change}
      />
      <Begin wrong={wrong} onLeave={onLeave} />
    </form>
  );
}

function Begin({ wrong, onLeave }: { readonly wrong: string | null } & Pick<Props, 'onLeave'>): VNode {
  return (
    <div class="setup-foot buttons">
      {wrong !== null && (
        <p class="setup-wrong" role="alert">
          {wrong}
        </p>
      )}
      <button type="submit" class="button primary" aria-disabled={wrong !== null}>
        {WORDS.begin}
      </button>
      {onLeave && (
        <button type="button" class="button quiet" onClick={onLeave}>
          {WORDS.leave}
        </button>
      )}
    </div>
  );
}
