import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { writeCase } from '../../referee/case.ts';
import { packCase, packMatch } from '../../referee/link.ts';
import { type Practice, writeRecord } from '../../stores/match-record.ts';
import { HUMAN } from '../../stores/names.ts';
import { $notice, askHint, stateOf, undo } from '../../stores/practice.ts';
import { $settings, setSetting } from '../../stores/settings.ts';
import { HelpField } from './HelpField.tsx';
import { WindowField } from './WindowField.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  readonly home: string;
  readonly onLeave: () => void;
}

async function share(practice: Practice): Promise<void> {
  const url = `${location.origin}${location.pathname}#${packMatch(writeRecord(practice))}`;
  try {
    await navigator.clipboard.writeText(url);
    $notice.set(WORDS.copied);
  } catch {
    history.replaceState(null, '', url);
    $notice.set(WORDS.notCopied);
  }
}

/** What one can do beside playing: go back, ask, share, and how one likes to play. */
export function Menu({ practice, home, onLeave }: Props): VNode {
  const settings = useStore($settings);
  const sure = useRef<HTMLDialogElement>(null);
  const { game } = practice;
  const state = stateOf(practice);
  const view = game.view(state, HUMAN);
  const desk = `${home}referee/#${packCase(writeCase({ game, options: state.options, state: view, seat: HUMAN, move: null }))}`;
  const over = game.turn(state) === null;
  return (
    <div class="menu">
      <div class="buttons">
        <button type="button" class="button" onClick={undo}>
          {WORDS.undo}
        </button>
        <button type="button" class="button" onClick={askHint} aria-disabled={game.turn(state) !== HUMAN}>
          {WORDS.hint}
        </button>
        <a class="button" href={desk}>
          {WORDS.referee}
        </a>
        <button type="button" class="button" onClick={() => share(practice)}>
          {WORDS.share}
        </button>
        <button type="button" class="button" onClick={() => (over ? onLeave() : sure.current?.showModal())}>
          {WORDS.newGame}
        </button>
      </div>
      <details class="menu-settings">
        <summary>{WORDS.settings}</summary>
        <fieldset class="choice">
          <legend>{WORDS.pace}</legend>
          <div class="choice-row">
            {(['quick', 'normal', 'step'] as const).map((pace) => (
              <label key={pace} class="choice-one">
                <input
                  type="radio"
                  name="pace"
                  checked={settings.pace === pace}
                  onChange={() => setSetting('pace', pace)}
                />
                <span>{WORDS.paces[pace]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {game.window && <WindowField />}
        <HelpField game={game} />
        <label class="choice-check">
          <input
            type="checkbox"
            checked={settings.suits === 'four'}
            onChange={({ currentTarget }) => setSetting('suits', currentTarget.checked ? 'four' : 'two')}
          />
          <span>{WORDS.fourColours}</span>
        </label>
        <p class="menu-keys">{WORDS.keysText}</p>
      </details>
      <dialog ref={sure} class="sheet sheet-small" aria-labelledby="sure-title">
        <h2 id="sure-title">{WORDS.newGameSure}</h2>
        <form method="dialog" class="buttons">
          <button type="submit" class="button primary">
            {WORDS.stay}
          </button>
          <button type="button" class="button" onClick={onLeave}>
            {WORDS.leave}
          </button>
        </form>
      </dialog>
    </div>
  );
}
