import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { JsonObject } from '../../game/json.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { saveFile } from '../../ui/device/file.ts';
import { recordStoreOf, type StoredRecord, updateRecords } from './state/record-store.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly id: string;
  /** The open record, marked in the list. */
  readonly openRecord?: JsonObject;
  readonly onRecord: (json: JsonObject) => void;
}

/** Serializes records, one per line. */
const writeLines = (records: readonly StoredRecord[]): string =>
  records.map(({ record }) => `${JSON.stringify(record)}\n`).join('');

interface StoredRecordLineProps extends Props {
  readonly isOpen: boolean;
  readonly record: StoredRecord;
  readonly index: number;
  readonly onRemoved: () => void;
}

function StoredRecordLine({ id, record, index, isOpen, onRecord, onRemoved }: StoredRecordLineProps): VNode {
  const [name, setName] = useState<string | null>(null);
  const rename = (): void => {
    const newName = name?.trim();
    if (newName)
      updateRecords(id, (records) =>
        records.map((storedRecord, i) => (i === index ? { ...storedRecord, name: newName } : storedRecord)),
      );
    setName(null);
  };
  const button = (label: string, act: () => void): VNode => (
    <button type="button" class="chip" onClick={act}>
      {label}
    </button>
  );
  if (name !== null) {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          rename();
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
    );
  }
  return (
    <>
      <span>{record.name}</span>
      {isOpen ? <em>{WORDS.thisOne}</em> : button(WORDS.look, () => onRecord(record.record))}
      {button(WORDS.rename, () => setName(record.name))}
      {button(WORDS.remove, () => {
        updateRecords(id, (records) => records.filter((_, i) => i !== index));
        onRemoved();
      })}
    </>
  );
}

/** Stored records: view, rename, remove with undo, save all. */
export function StoredRecords({ id, openRecord, onRecord }: Props): VNode {
  const { records } = useStore(recordStoreOf(id));
  const [removed, setRemoved] = useState<{ readonly record: StoredRecord; readonly index: number } | null>(null);
  const openJson = openRecord && JSON.stringify(openRecord);
  const putBack = (): void => {
    if (removed) updateRecords(id, (records) => records.toSpliced(removed.index, 0, removed.record));
    setRemoved(null);
  };
  return (
    <section aria-labelledby="kept-title">
      <h3 id="kept-title">{WORDS.kept}</h3>
      {records.length === 0 && <p>{WORDS.noneKept}</p>}
      <ul class="records-kept">
        {records.map((record, index) => (
          <li key={`${index}-${record.name}`}>
            <StoredRecordLine
              id={id}
              record={record}
              index={index}
              isOpen={JSON.stringify(record.record) === openJson}
              onRecord={onRecord}
              onRemoved={() => setRemoved({ record, index })}
            />
          </li>
        ))}
      </ul>
      {removed && (
        <Announced>
          {WORDS.removed(removed.record.name)}{' '}
          <button type="button" class="chip" onClick={putBack}>
            {WORDS.back}
          </button>
        </Announced>
      )}
      {records.length > 0 && (
        <button type="button" class="button" onClick={() => saveFile(writeLines(records), `${id}-records.jsonl`)}>
          {WORDS.all}
        </button>
      )}
    </section>
  );
}
