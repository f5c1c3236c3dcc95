import type { TargetedMouseEvent, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { writeCase } from '../../referee/case.ts';
import { type Practice, writeRecord } from '../../stores/match-record.ts';
import { HUMAN } from '../../stores/names.ts';
import { sightOf } from '../../stores/practice/sight.ts';
import { askHint, say, stateOf, undo } from '../../stores/practice.ts';
import { MenuSettings } from './MenuSettings.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  readonly home: string;
  readonly onLeave: () => void;
}

/** What packs links: fetched once the table stands, since nobody needs one to play. */
const loadPacking = () => import('../../referee/link.ts');
type Packing = Awaited<ReturnType<typeof loadPacking>>;

async function share(practice: Practice): Promise<void> {
  const packing = await loadPacking().catch(() => null);
  if (!packing) return say(WORDS.notPacked);
  const { packMatch } = packing;
  const url = `${location.origin}${location.pathname}#${packMatch(writeRecord(practice))}`;
  try {
    await navigator.clipboard.writeText(url);
    say(WORDS.copied);
  } catch {
    history.replaceState(null, '', url);
    say(WORDS.notCopied);
  }
}

/** Goes to the desk with the table as it lies; whoever is quicker than the packing waits for it. */
async function toDesk(
  event: TargetedMouseEvent<HTMLAnchorElement>,
  asked: Parameters<Packing['packCase']>[0],
): Promise<void> {
  event.preventDefault();
  const { href } = event.currentTarget;
  const packing = await loadPacking().catch(() => null);
  location.assign(packing ? `${href}#${packing.packCase(asked)}` : href);
}

/** What one can do beside playing: go back, ask, share, and how one likes to play. */
export function Menu({ practice, home, onLeave }: Props): VNode {
  const sure = useRef<HTMLDialogElement>(null);
  const { game } = practice;
  const state = stateOf(practice);
  const { view } = sightOf(practice);
  const [packing, setPacking] = useState<Packing>();
  useEffect(() => {
    loadPacking().then(setPacking, () => undefined);
  }, []);
  const asked = writeCase({ game, options: state.options, state: view, seat: HUMAN, move: null });
  const desk = packing ? `${home}referee/#${packing.packCase(asked)}` : `${home}referee/`;
  const over = game.play.turn(state) === null;
  return (
    <div class="menu">
      <div class="buttons">
        <button type="button" class="button" onClick={undo}>
          {WORDS.undo}
        </button>
        <button
          type="button"
          class="button"
          onClick={askHint}
          aria-disabled={game.play.turn(state) !== HUMAN}
        >
          {WORDS.hint}
        </button>
        <a class="button" href={desk} onClick={packing ? undefined : (event) => toDesk(event, asked)}>
          {WORDS.referee}
        </a>
        <button type="button" class="button" onClick={() => share(practice)}>
          {WORDS.share}
        </button>
        <button type="button" class="button" onClick={() => (over ? onLeave() : sure.current?.showModal())}>
          {WORDS.newGame}
        </button>
      </div>
      <MenuSettings game={game} />
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
