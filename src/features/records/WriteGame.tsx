import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Result } from '../../game/fault.ts';
import type { DeskGame, Game } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { defaultOptions, type Options } from '../../game/options.ts';
import { readCase } from '../../referee/case.ts';
import { fetchDeskGame } from '../../table/game-parts.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { localStore } from '../../ui/device/device.ts';
import { parseJson } from '../../ui/device/persistent-atom.ts';
import { ownOptions } from '../house-rules/index.ts';
import { TableForm } from '../house-rules/TableForm.tsx';
import { readBook, type Sheet } from '../score-pad/index.ts';
import { RecordWriter } from './RecordWriter.tsx';
import { createRecord, findStarters, recordFromCase } from './state/writing/new-record.ts';
import { reduce } from './state/writing/reduce.ts';
import { beginWriting, openWriting, type WritingState } from './state/writing/state.ts';
import { loadWriting, storeWriting } from './state/writing/writing-store.ts';
import { WRITE_WORDS } from './words.ts';
import './write.css';

/** The open score sheet of this device. */
function sheetOf(game: Game): Sheet | undefined {
  const text = localStore.read(`fair-deal/score/${game.id}`);
  const book = text === null ? undefined : readBook(game, parseJson(text));
  return book?.sheets.find(({ id }) => id === book.open);
}

/** Names and house rules to suggest: those of the open score sheet, else those the player has saved. */
function likelyTable(game: Game): { readonly names: readonly string[]; readonly options: Options } {
  const sheet = sheetOf(game);
  if (!sheet) return { names: [], options: ownOptions(game) };
  return { names: sheet.names, options: { ...defaultOptions(game.options), ...sheet.options } };
}

interface Props {
  readonly game: DeskGame<Game>;
  readonly onBegin: (record: JsonObject) => void;
  readonly onLeave: () => void;
}

/** The setup: players, house rules, and the first seat. */
function WriteSetup({ game, onBegin, onLeave }: Props): VNode {
  const [likely] = useState(() => likelyTable(game));
  return (
    <div class="write-setup">
      <TableForm
        game={game}
        words={WRITE_WORDS}
        likely={likely}
        firstTitle={WRITE_WORDS.begins}
        firstSeats={findStarters}
        onBegin={({ first, ...table }) => onBegin(createRecord(game, table, first))}
        onLeave={onLeave}
      />
    </div>
  );
}

export interface WriteGameProps {
  readonly id: string;
  readonly home: string;
  /** The position from the desk; null if there is none. */
  readonly deskTable: JsonObject | null;
  readonly onShow: (json: JsonObject) => void;
  readonly onLeave: () => void;
  readonly onProblem: (message: string) => void;
}

interface LaidTableChoiceProps {
  readonly onNow: () => void;
  readonly onNew: () => void;
}

/** Asks what to do with a table from the desk while a record is being written. */
function LaidTableChoice({ onNow, onNew }: LaidTableChoiceProps): VNode {
  return (
    <Announced as="div" class="write-after">
      <p>{WRITE_WORDS.laid}</p>
      <p class="buttons">
        <button type="button" class="button primary" onClick={onNow}>
          {WRITE_WORDS.laidNow}
        </button>
        <button type="button" class="button" onClick={onNew}>
          {WRITE_WORDS.laidNew}
        </button>
      </p>
    </Announced>
  );
}

/** The record with the position from the desk; an error message if it doesn't fit. */
function applyLaidTable(game: DeskGame<Game>, writing: WritingState, deskTable: JsonObject): WritingState | string {
  const parsedCase = readCase({ ...deskTable, options: writing.replay.record.options }, () => game, 'position');
  if (!parsedCase.ok) return parsedCase.fault.says;
  const { state } = parsedCase.value;
  const position = { position: game.notation.position.write(state), state };
  const newWriting = reduce(writing, { type: 'lie', position });
  return newWriting.problem === '' ? newWriting : newWriting.problem;
}

/** Writing down a game: continues the stored record, or starts one from the setup or the desk's table. */
export function WriteGame({ id, home, deskTable, onShow, onLeave, onProblem }: WriteGameProps): VNode {
  const [game, setGame] = useState<DeskGame<Game> | 'lost' | null>(null);
  const [writing, setWriting] = useState<WritingState | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const tryBegin = (result: Result<WritingState>): boolean => {
    if (result.ok) setWriting(result.value);
    else onProblem(result.fault.says);
    return result.ok;
  };
  useEffect(() => {
    const start = (fetchedGame: DeskGame<Game>): void => {
      const stored = loadWriting(id);
      const isOpen = stored !== null && tryBegin(openWriting(fetchedGame, stored.record, stored.unsaid));
      if (deskTable && !isOpen) tryBegin(openWriting(fetchedGame, recordFromCase(deskTable)));
      setIsAsking(deskTable !== null && isOpen);
      setGame(fetchedGame);
    };
    fetchDeskGame(id).then(start, () => setGame('lost'));
  }, [id]);
  if (game === null || game === 'lost') {
    return <p class="records-wait">{game ? WRITE_WORDS.unreachable : WRITE_WORDS.fetching}</p>;
  }
  if (isAsking && deskTable && writing) {
    const applyTable = (): void => {
      const result = applyLaidTable(game, writing, deskTable);
      if (typeof result === 'string') onProblem(result);
      else setWriting(result);
      setIsAsking(false);
    };
    const startNew = (): void => {
      tryBegin(openWriting(game, recordFromCase(deskTable)));
      setIsAsking(false);
    };
    return <LaidTableChoice onNow={applyTable} onNew={startNew} />;
  }
  if (!writing)
    return <WriteSetup game={game} onBegin={(json) => tryBegin(beginWriting(game, json))} onLeave={onLeave} />;
  const another = (): void => {
    storeWriting(id, null);
    setWriting(null);
  };
  return <RecordWriter from={writing} home={home} onShow={onShow} onLeave={onLeave} onAnother={another} />;
}
