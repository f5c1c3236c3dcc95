import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { localStore } from '../../ui/device/device.ts';
import { StoredRecords } from './StoredRecords.tsx';
import { MAX_LENGTH, TOO_LONG } from './state/record-limit.ts';
import { WORDS, WRITE_WORDS } from './words.ts';

interface Props {
  readonly game: Game;
  readonly onText: (text: string) => void;
  readonly onRecord: (json: JsonObject) => void;
  readonly onProblem: (message: string) => void;
  /** Starts or continues writing down a game at a real table. */
  readonly onWrite: () => void;
}

/** The form that opens a record from a file, from pasted text, or from this device. */
export function OpenForm({ game, onText, onRecord, onProblem, onWrite }: Props): VNode {
  const [pasted, setPasted] = useState('');
  const practiceGame = localStore.read(`fair-deal/match/${game.id}`);
  const readFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MAX_LENGTH) onProblem(TOO_LONG.fault.says);
    else await file.text().then(onText, () => onProblem(WORDS.unread));
  };
  return (
    <section class="records-open" aria-labelledby="open-title">
      <h2 id="open-title">{WORDS.open}</h2>
      <p>{WORDS.empty}</p>
      <div class="buttons">
        <label class="button">
          {WORDS.file}
          <input
            class="unseen"
            type="file"
            accept=".json,.jsonl,.txt,application/json,text/plain"
            onChange={(event) => void readFile(event.currentTarget.files?.[0])}
          />
        </label>
        {practiceGame !== null && (
          <button type="button" class="button" onClick={() => onText(practiceGame)}>
            {WORDS.mine}
          </button>
        )}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onText(pasted);
        }}
      >
        <label class="records-paste">
          {WORDS.paste}
          <textarea rows={3} value={pasted} onInput={(event) => setPasted(event.currentTarget.value)} />
        </label>
        <button type="submit" class="button" disabled={pasted.trim() === ''}>
          {WORDS.pasted}
        </button>
      </form>
      <section aria-labelledby="write-title">
        <h3 id="write-title">{WRITE_WORDS.title}</h3>
        <p>{WRITE_WORDS.about}</p>
        <button type="button" class="button" onClick={onWrite}>
          {WRITE_WORDS.title}
        </button>
      </section>
      <StoredRecords id={game.id} onRecord={onRecord} />
    </section>
  );
}
