import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { DeskGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { isOpenTo } from '../../game/options.ts';
import { nameAt } from '../../stores/pad/sheet.ts';
import { likelyTable } from '../../stores/record/writing/people.ts';
import { beginners, freshRecord } from '../../stores/record/writing/start.ts';
import { First, Names } from '../pad/People.tsx';
import '../pad/setup.css';
import { HouseFields } from '../house/HouseFields.tsx';
import { OptionField } from '../house/OptionField.tsx';
import { useHouseRules } from '../house/use-house-rules.ts';
import { WRITE } from './words.ts';

interface Props {
  readonly game: DeskGame;
  readonly onBegin: (record: JsonObject) => void;
  readonly onLeave: () => void;
}

/** A table that is to be written down: who sits there, by which house rules, and who begins. */
export function WriteSetup({ game, onBegin, onLeave }: Props): VNode {
  const [likely] = useState(() => likelyTable(game));
  const [said, setNames] = useState<readonly string[]>(likely.names);
  const { options, change, wrong } = useHouseRules(game, () => likely.options);
  const [first, setFirst] = useState(0);
  const names = Array.from({ length: game.seats(options) }, (_, seat) => nameAt(seat, said[seat]));
  const can = useMemo(() => (wrong ? [] : beginners(game, options)), [game, options, wrong]);
  const begins = can.includes(first) ? first : (can[0] ?? null);
  return (
    <form
      class="pad-setup setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrong) onBegin(freshRecord(game, { options, names }, begins));
      }}
    >
      <div class="setup-shape">
        {game.options
          .filter((option) => option.structural && isOpenTo(option))
          .map((option) => (
            <OptionField key={option.key} option={option} value={options[option.key]} onChange={change} />
          ))}
        <Names
          title={WRITE.who}
          names={names.map((_, seat) => said[seat] ?? '')}
          onName={(seat, name) => setNames(names.map((_, at) => (at === seat ? name : (said[at] ?? ''))))}
        />
        {can.length === names.length && (
          <First title={WRITE.begins} names={names} first={begins ?? 0} onFirst={setFirst} />
        )}
      </div>
      <HouseFields
        house={game.options.filter((option) => !option.structural)}
        options={options}
        onChange={change}
      />
      <div class="setup-foot buttons">
        {wrong && (
          <p class="play-problem" role="alert">
            {wrong}
          </p>
        )}
        <button type="submit" class="button primary" aria-disabled={wrong !== null}>
          {WRITE.begin}
        </button>
        <button type="button" class="button quiet" onClick={onLeave}>
          {WRITE.leave}
        </button>
      </div>
    </form>
  );
}
