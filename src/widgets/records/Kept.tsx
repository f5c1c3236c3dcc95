import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { JsonObject } from '../../game/json.ts';
import { saveFile } from '../../stores/device/file.ts';
import { type KeptRecord, keep, keptRecords } from '../../stores/record/kept.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly id: string;
  readonly onRecord: (json: JsonObject) => void;
}

/** What is written in a list of kept games: one record a line. */
const linesOf = (records: readonly KeptRecord[]): string =>
  records.map(({ record }) => `${JSON.stringify(record)}\n`).join('');

/** The kept games: looked at, renamed, removed with a way back, saved all at once. */
export function Kept({ id, onRecord }: Props): VNode {
  const { records } = useStore(keptRecords(id));
  const [naming, setNaming] = useState<number | null>(null);
  const [name, setName] = useState('');
  const [gone, setGone] = useState<{ readonly one: KeptRecord; readonly at: number } | null>(null);
  const rename = (at: number): void => {
    keep(id, (all) => all.map((one, i) => (i === at && name.trim() ? { ...one, name: name.trim() } : one)));
    setNaming(null);
  };
  return (
    <section aria-labelledby="kept-title">
      <h3 id="kept-title">{WORDS.kept}</h3>
      {records.length === 0 && <p>{WORDS.noneKept}</p>}
      <ul class="records-kept">
        {records.map((one, at) => (
          <li key={`${at}-${one.name}`}>
            {naming === at ? (
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  rename(at);
                }}
              >
                <input
                  aria-label={WORDS.rename}
                  value={name}
                  maxLength={80}
                  onInput={(event) => setName(event.currentTarget.value)}
                />
                <button type="submit" class="chip">
                  {WORDS.named}
                </button>
              </form>
            ) : (
              <>
                <span>{one.name}</span>
                <button type="button" class="chip" onClick={() => onRecord(one.record)}>
                  {WORDS.look}
                </button>
                <button
                  type="button"
                  class="chip"
                  onClick={() => {
                    setName(one.name);
                    setNaming(at);
                  }}
                >
                  {WORDS.rename}
                </button>
                <button
                  type="button"
                  class="chip"
                  onClick={() => {
                    keep(id, (all) => all.filter((_, i) => i !== at));
                    setGone({ one, at });
                  }}
                >
                  {WORDS.remove}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      {gone && (
        <p role="status">
          {WORDS.removed(gone.one.name)}{' '}
          <button
            type="button"
            class="chip"
            onClick={() => {
              keep(id, (all) => all.toSpliced(gone.at, 0, gone.one));
              setGone(null);
            }}
          >
            {WORDS.back}
          </button>
        </p>
      )}
      {records.length > 0 && (
        <button
          type="button"
          class="button"
          onClick={() => saveFile(linesOf(records), `${id}-records.jsonl`)}
        >
          {WORDS.all}
        </button>
      )}
    </section>
  );
}
