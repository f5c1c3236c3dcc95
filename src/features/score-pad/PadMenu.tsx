import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Citation } from '../../referee/cite.ts';
import { saveFile } from '../../ui/device/file.ts';
import { sendSheet } from './send.ts';
import { $message, $sheet, $standing, $state, addSheets, dispatch } from './state/pad.ts';
import type { Sheet } from './state/sheet.ts';
import { parseFile, serializeFile } from './state/sheet-file.ts';
import { computeStanding, type PadGame } from './state/standing.ts';
import { TableSettings } from './TableSettings.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: PadGame;
  readonly home: string;
  readonly leaves: Citation;
  readonly onClose: () => void;
  readonly onNew: () => void;
}

/** In bytes; larger files aren't read. */
const MAX_BYTES = 2_000_000;

async function loadFile(game: PadGame, file: File): Promise<void> {
  const text = file.size > MAX_BYTES ? '' : await file.text().catch(() => '');
  addSheets(parseFile(game, text));
}

/** "Ann 24, Bert 15" */
function scoreText(game: PadGame, sheet: Sheet): string {
  const { sides, totals } = computeStanding(game, sheet);
  return sides.map((name, side) => `${name} ${totals[side]}`).join(', ');
}

/** All sheets of the game, to open one. */
function SheetList({ game, onDone }: { readonly game: PadGame; readonly onDone: () => void }): VNode {
  const { book } = useStore($state);
  return (
    <ul class="pad-tables">
      {book.sheets.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            class="chip"
            aria-pressed={one.id === book.open}
            onClick={() => {
              dispatch({ type: 'open', id: one.id });
              onDone();
            }}
          >
            {scoreText(game, one)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function LoadButton({ game, onDone }: { readonly game: PadGame; readonly onDone: () => void }): VNode {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="button" onClick={() => file.current?.click()}>
        {WORDS.load}
      </button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label={WORDS.load}
        hidden
        onChange={({ currentTarget }) => {
          const [chosenFile] = currentTarget.files ?? [];
          if (chosenFile) void loadFile(game, chosenFile).then(onDone);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** All sheets, the settings of this one, and the ways to share or store it. */
export function PadMenu({ game, home, leaves, onClose, onNew }: Props): VNode | null {
  const sheet = useStore($sheet);
  const standing = useStore($standing);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const closeDialog = (): void => dialog.current?.close();
  if (!sheet || !standing) return null;
  const save = (): void => saveFile(serializeFile(game.id, [sheet]), `${game.id}-score.json`);
  const send = async (): Promise<void> => {
    closeDialog();
    await sendSheet(game, sheet, standing).catch(() => $message.set(WORDS.unreachable));
  };
  const remove = (): void => {
    dispatch({ type: 'remove', id: sheet.id });
    closeDialog();
  };
  return (
    <dialog ref={dialog} class="dialog pad-dialog" aria-labelledby="pad-more" onClose={onClose}>
      <h2 id="pad-more">{WORDS.tables}</h2>
      <SheetList game={game} onDone={closeDialog} />
      <div class="buttons">
        <button type="button" class="button" onClick={onNew}>
          {WORDS.newTable}
        </button>
        <LoadButton game={game} onDone={closeDialog} />
        <button type="button" class="button" onClick={send}>
          {WORDS.send}
        </button>
        <button type="button" class="button" onClick={save}>
          {WORDS.save}
        </button>
        <a class="button" href={`${home}records/#write`}>
          {WORDS.writeDown}
        </a>
      </div>
      <TableSettings {...{ game, sheet, standing, home, leaves }} />
      <p class="pad-remove">
        <button type="button" class="button quiet" onClick={remove}>
          {WORDS.remove}
        </button>{' '}
        <small>{WORDS.removeSure}</small>
      </p>
      <p class="choice-about">{WORDS.awake}</p>
      <form method="dialog">
        <button type="submit" class="button primary">
          {WORDS.back}
        </button>
      </form>
    </dialog>
  );
}
