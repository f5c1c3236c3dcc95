import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import type { JsonObject } from '../../game/json.ts';
import { packCase, packMatch } from '../../referee/link.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { saveFile } from '../../ui/device/file.ts';
import { openSend } from '../share/open.ts';
import { keep } from './state/kept.ts';
import { caseAt, playableAt, puzzleAt } from './state/onward.ts';
import { type Eyes, namingOf, type ShownRecord, type ShownStep, textOf } from './state/shown.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly shown: ShownRecord;
  readonly at: number;
  readonly eyes: Eyes;
  readonly home: string;
  /** It was kept: it can be given another name now. */
  readonly onKept: () => void;
}

/** Copies the link of a record; where that isn’t allowed it stands in the address. @returns what is said of it */
async function copied(json: JsonObject): Promise<string> {
  const url = `${location.origin}${location.pathname}#${packMatch(json)}`;
  try {
    await navigator.clipboard.writeText(url);
    return WORDS.copied;
  } catch {
    history.replaceState(null, '', url);
    return WORDS.notCopied;
  }
}

/** What to do with a record: play on from a step, lay it on the desk, keep it, send it, save it, print it. */
export function Tools({ shown, at, eyes, home, onKept }: Props): VNode {
  const [said, setSaid] = useState('');
  const { json, record } = shown;
  const { id, name } = record.game;
  const keepIt = (): void => {
    const title = `${name}, ${new Date().toLocaleString()}`;
    keep(id, (all) => [{ name: title, record: json }, ...all]);
    setSaid(WORDS.keptNow);
    onKept();
  };
  const button = (label: string, act: () => void, more = ''): VNode => (
    <button type="button" class={`button${more}`} onClick={act}>
      {label}
    </button>
  );
  const isOver = record.game.play.turn((shown.steps[at] as ShownStep).state) === null;
  // Where much was played its link takes a while to make: it is made for whoever wants it, not at every step.
  const playOn = (): void => {
    const playable = playableAt(shown, at);
    if (playable) location.assign(`${home}play/#${packMatch(playable)}`);
  };
  const sendPuzzle = async (): Promise<void> => {
    const puzzle = puzzleAt(shown, at);
    if (!puzzle) return;
    const { seat, asked } = puzzle;
    try {
      const words = WORDS.puzzleWords(name, sentence(namingOf(shown, 'all')(seat)));
      const url = `${location.origin}${home}referee/#${packCase(asked)}`;
      await openSend({ title: WORDS.puzzleTitle, words, url });
    } catch {
      setSaid(WORDS.unsent);
    }
  };
  return (
    <div class="viewer-tools">
      <div class="buttons">
        {!isOver && button(WORDS.playOn, playOn, ' primary')}
        <a class="button" href={`${home}referee/#${packCase(caseAt(shown, at, eyes))}`}>
          {WORDS.desk}
        </a>
        {!isOver && button(WORDS.puzzle, () => void sendPuzzle())}
        {button(WORDS.keep, keepIt)}
        {button(WORDS.link, () => void copied(json).then(setSaid))}
        {button(WORDS.text, () => saveFile(textOf(shown), `${id}.txt`))}
        {button(WORDS.json, () => saveFile(JSON.stringify(json), `${id}-record.json`))}
        {button(WORDS.print, () => print())}
      </div>
      <Announced>{said}</Announced>
    </div>
  );
}
