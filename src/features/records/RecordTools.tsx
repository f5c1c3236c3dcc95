import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { capitalize } from '../../cards/words.ts';
import type { JsonObject } from '../../game/json.ts';
import { packCase, packMatch } from '../../referee/link.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { saveFile } from '../../ui/device/file.ts';
import { openSendSheet } from '../share/index.ts';
import { updateRecords } from './state/record-store.ts';
import { namingOf, type RecordReplay, type ReplayStep, type Viewpoint, writeText } from './state/replay.ts';
import { caseAt, playableAt, puzzleAt } from './state/step-exports.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly replay: RecordReplay;
  readonly at: number;
  readonly viewpoint: Viewpoint;
  readonly home: string;
  /** Called after the record was stored, so that it can be renamed. */
  readonly onKept: () => void;
}

/**
 * Copies the link of a record; if the clipboard is refused, puts it into the address.
 * @returns the message to show
 */
async function copyLink(json: JsonObject): Promise<string> {
  const url = `${location.origin}${location.pathname}#${packMatch(json)}`;
  try {
    await navigator.clipboard.writeText(url);
    return WORDS.copied;
  } catch {
    history.replaceState(null, '', url);
    return WORDS.notCopied;
  }
}

/** Buttons for a record: play on, open it at the referee's desk, store, send, save, print. */
export function RecordTools({ replay, at, viewpoint, home, onKept }: Props): VNode {
  const [message, setMessage] = useState('');
  const { json, record } = replay;
  const { id, name } = record.game;
  const storeRecord = (): void => {
    const title = `${name}, ${new Date().toLocaleString()}`;
    updateRecords(id, (records) => [{ name: title, record: json }, ...records]);
    setMessage(WORDS.saved);
    onKept();
  };
  const button = (label: string, act: () => void, extraClass = ''): VNode => (
    <button type="button" class={`button${extraClass}`} onClick={act}>
      {label}
    </button>
  );
  const isOver = record.game.play.turn((replay.steps[at] as ReplayStep).state) === null;
  // Packing a long game is slow, so it waits for the click.
  const playOn = (): void => {
    const playable = playableAt(replay, at);
    if (playable) location.assign(`${home}play/#${packMatch(playable)}`);
  };
  const sendPuzzle = async (): Promise<void> => {
    const puzzle = puzzleAt(replay, at);
    if (!puzzle) return;
    const { seat, caseJson } = puzzle;
    try {
      const words = WORDS.puzzleWords(name, capitalize(namingOf(replay, 'all')(seat)));
      const url = `${location.origin}${home}referee/#${packCase(caseJson)}`;
      await openSendSheet({ title: WORDS.puzzleTitle, words, url });
    } catch {
      setMessage(WORDS.unsent);
    }
  };
  return (
    <div class="viewer-tools">
      <div class="buttons">
        {!isOver && button(WORDS.playOn, playOn, ' primary')}
        <a class="button" href={`${home}referee/#${packCase(caseAt(replay, at, viewpoint))}`}>
          {WORDS.desk}
        </a>
        {!isOver && button(WORDS.puzzle, () => void sendPuzzle())}
        {button(WORDS.keep, storeRecord)}
        {button(WORDS.link, () => void copyLink(json).then(setMessage))}
        {button(WORDS.text, () => saveFile(writeText(replay), `${id}.txt`))}
        {button(WORDS.json, () => saveFile(JSON.stringify(json), `${id}-record.json`))}
        {button(WORDS.print, () => print())}
      </div>
      <Announced>{message}</Announced>
    </div>
  );
}
