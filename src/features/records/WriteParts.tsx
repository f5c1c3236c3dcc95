import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { packCase } from '../../referee/link.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { lineAt, namingOf } from './state/replay.ts';
import type { WritingAction } from './state/writing/reduce.ts';
import { standpointOf, type WritingState } from './state/writing/state.ts';
import { listTableFields, type TableField } from './state/writing/table-edits.ts';
import { WRITE_WORDS } from './words.ts';

interface Props {
  readonly writing: WritingState;
  readonly home: string;
  readonly act: (action: WritingAction) => void;
}

interface TableFieldProps {
  readonly place: TableField;
  readonly value: unknown;
  readonly onSay: (value: string | number | boolean | null) => void;
}

function TableFieldInput({ place, value, onSay }: TableFieldProps): VNode {
  if (place.kind === 'number') {
    return (
      <label class="write-says">
        {place.label}
        <input
          type="number"
          inputMode="numeric"
          min={place.min}
          max={place.max}
          value={String(value ?? '')}
          onChange={({ currentTarget }) => {
            const n = currentTarget.valueAsNumber;
            if (Number.isInteger(n) && n >= place.min && n <= place.max) onSay(n);
          }}
        />
      </label>
    );
  }
  const at = place.choices.findIndex((one) => JSON.stringify(one.value) === JSON.stringify(value));
  return (
    <label class="write-says">
      {place.label}
      <select
        value={String(Math.max(0, at))}
        onChange={({ currentTarget }) => {
          const choice = place.choices[Number(currentTarget.value)];
          if (choice) onSay(choice.value as string | number | boolean | null);
        }}
      >
        {place.choices.map(({ label }, i) => (
          <option key={label} value={String(i)}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Inputs to correct the parts of the position that aren't cards, such as whose turn it is. */
export function TableFields({ writing, act }: Omit<Props, 'home'>): VNode {
  const at = standpointOf(writing);
  const json = writing.game.notation.position.write(at.state);
  return (
    <details class="write-more">
      <summary>{WRITE_WORDS.more}</summary>
      <div class="write-sayings">
        {listTableFields(writing.game, at).map((place) => (
          <TableFieldInput
            key={place.id}
            place={place}
            value={place.read(json)}
            onSay={(value) => act({ type: 'say', place, value })}
          />
        ))}
      </div>
    </details>
  );
}

/** The last entry, with a button to remove it. */
export function LastEntry({ writing, act }: Omit<Props, 'home'>): VNode | null {
  const { replay } = writing;
  const lastStep = replay.steps.length - 1;
  if (lastStep === 0) return null;
  const { kind, sentences } = lineAt(replay, lastStep, namingOf(replay, 'all'));
  return (
    <div class="write-last">
      <Announced class={`is-${kind}`}>
        {lastStep}. <CardText text={sentences.map(({ text }) => text).join(' ')} />
      </Announced>
      <button type="button" class="chip" onClick={() => act({ type: 'strike' })}>
        {WRITE_WORDS.strike}
      </button>
    </div>
  );
}

/** Buttons to correct the position or the last entry. */
export function Corrections({ writing, home, act }: Props): VNode {
  const { replay, game } = writing;
  const lastStep = replay.steps.length - 1;
  const address = useMemo(() => {
    const { state, seat } = standpointOf(writing);
    const caseJson = {
      game: game.id,
      options: state.options,
      position: game.notation.position.write(state),
      seat,
    };
    return `${home}referee/#${packCase(caseJson)}`;
  }, [writing, home, game]);
  const isBack = replay.steps[lastStep]?.judgedEntry?.irregular?.response === 'taken-back';
  return (
    <p class="buttons">
      {lastStep > 0 && !isBack && (
        <button type="button" class="chip" onClick={() => act({ type: 'back' })}>
          {WRITE_WORDS.lastBack}
        </button>
      )}
      <a class="chip" href={address}>
        {WRITE_WORDS.desk}
      </a>
    </p>
  );
}
