import { useStore } from '@nanostores/preact';
import type { RefObject, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { suitOf } from '../../cards/card.ts';
import type { Game } from '../../game/game.ts';
import { writeCase } from '../../referee/case.ts';
import { $settings, setSetting } from '../../table/settings.ts';
import { HelpField } from './HelpField.tsx';
import { type Practice, recordOf } from './match-record.ts';
import { eyesOf } from './people.ts';
import { say, stateOf } from './practice.ts';
import { RecordLink } from './RecordLink.tsx';
import { Shelf } from './Shelf.tsx';
import { SlipsField } from './SlipsField.tsx';
import { sightOf } from './state/sight.ts';
import { WORDS } from './words.ts';

/** How long one may act out of turn, where the game allows it. */
function WindowField(): VNode {
  const { window } = useStore($settings);
  return (
    <fieldset class="choice">
      <legend>{WORDS.window}</legend>
      <div class="choice-row">
        {(['off', 'short', 'long', 'wait'] as const).map((length) => (
          <label key={length} class="choice-one">
            <input
              type="radio"
              name="window"
              checked={window === length}
              onChange={() => setSetting('window', length)}
            />
            <span>{WORDS.windows[length]}</span>
          </label>
        ))}
      </div>
      <small>{WORDS.windowText}</small>
    </fieldset>
  );
}

const hasSuits = ({ pack }: Game): boolean => pack.cards.some((card) => suitOf(card) !== undefined);

interface CheckProps {
  readonly is: boolean;
  readonly says: string;
  readonly set: (on: boolean) => void;
}

/** A setting that is on or off. */
const Check = ({ is, says, set }: CheckProps): VNode => (
  <label class="choice-check">
    <input type="checkbox" checked={is} onChange={({ currentTarget }) => set(currentTarget.checked)} />
    <span>{says}</span>
  </label>
);

/** How one likes to play. */
function MenuSettings({ game }: { readonly game: Game }): VNode {
  const settings = useStore($settings);
  return (
    <section class="menu-settings">
      <h3>{WORDS.settings}</h3>
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
      {game.aside?.window && <WindowField />}
      <HelpField game={game} />
      <SlipsField />
      <Check
        is={settings.forced === 'itself'}
        says={WORDS.forced}
        set={(on) => setSetting('forced', on ? 'itself' : 'mine')}
      />
      {hasSuits(game) && (
        <Check
          is={settings.suits === 'four'}
          says={WORDS.fourColours}
          set={(on) => setSetting('suits', on ? 'four' : 'two')}
        />
      )}
      <Check
        is={settings.sounds === 'on'}
        says={WORDS.sounds}
        set={(on) => setSetting('sounds', on ? 'on' : 'off')}
      />
      <Check
        is={settings.keys === 'on'}
        says={WORDS.shortcuts}
        set={(on) => setSetting('keys', on ? 'on' : 'off')}
      />
      <p class="menu-keys">{WORDS.keysText}</p>
    </section>
  );
}

interface Props {
  readonly dialog: RefObject<HTMLDialogElement>;
  /** It was asked for before it was there. */
  readonly wanted: boolean;
  readonly practice: Practice;
  readonly home: string;
  readonly onLeave: () => void;
}

/** What packs links: fetched once the table stands, since nobody needs one to play. */
const loadPacking = () => import('../../referee/link.ts');
type Packing = Awaited<ReturnType<typeof loadPacking>>;

async function share(practice: Practice): Promise<void> {
  const parts = await Promise.all([loadPacking(), import('../share/open.ts')]).catch(() => null);
  if (!parts) return say(WORDS.notPacked);
  const [{ packMatch }, { openSend }] = parts;
  const url = `${location.origin}${location.pathname}#${packMatch(recordOf(practice))}`;
  const words = WORDS.sent(practice.game.name, practice.match.turns.length);
  await openSend({ title: WORDS.share, words, url }).catch(() => say(WORDS.notPacked));
}

/** The way to the desk with what one sees of this table: whoever is quicker than the packing waits for it. */
function DeskLink({ practice, home }: Pick<Props, 'practice' | 'home'>): VNode {
  const [packing, setPacking] = useState<Packing>();
  useEffect(() => {
    loadPacking().then(setPacking, () => undefined);
  }, []);
  const { game } = practice;
  const { options } = stateOf(practice);
  const asked = writeCase({
    game,
    options,
    state: sightOf(practice).view,
    seat: eyesOf(practice),
    move: null,
  });
  const bare = `${home}referee/`;
  const go = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    const come = await loadPacking().catch(() => null);
    location.assign(come ? `${bare}#${come.packCase(asked)}` : bare);
  };
  return packing ? (
    <a class="button" href={`${bare}#${packing.packCase(asked)}`}>
      {WORDS.referee}
    </a>
  ) : (
    <a class="button" href={bare} onClick={go}>
      {WORDS.referee}
    </a>
  );
}

/** Share, dispute, leave; and how one likes to play. */
export function More({ dialog, wanted, practice, home, onLeave }: Props): VNode {
  const [leaving, setLeaving] = useState(false);
  const over = practice.game.play.turn(stateOf(practice)) === null;
  const shut = (): void => dialog.current?.close();
  // Another game was taken from the shelf: there it lies.
  useEffect(shut, [practice.match.seed]);
  useEffect(() => {
    if (wanted) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} class="dialog sheet" aria-labelledby="more-title" onClose={() => setLeaving(false)}>
      <h2 id="more-title">{leaving ? WORDS.newGameSure : WORDS.beside}</h2>
      {leaving ? (
        <div class="buttons">
          <button type="button" class="button primary" onClick={shut}>
            {WORDS.stay}
          </button>
          <button type="button" class="button" onClick={onLeave}>
            {WORDS.leave}
          </button>
        </div>
      ) : (
        <>
          <div class="buttons">
            <DeskLink practice={practice} home={home} />
            <RecordLink practice={practice} home={home} />
            <RecordLink practice={practice} home={home} toReview />
            <button
              type="button"
              class="button"
              onClick={() => {
                shut();
                share(practice);
              }}
            >
              {WORDS.share}
            </button>
            <button type="button" class="button" onClick={() => (over ? onLeave() : setLeaving(true))}>
              {WORDS.newGame}
            </button>
          </div>
          <MenuSettings game={practice.game} />
          <p class="menu-keys">{WORDS.letters}</p>
          <Shelf game={practice.game} />
          <form method="dialog">
            <button type="submit" class="button primary">
              {WORDS.back}
            </button>
          </form>
        </>
      )}
    </dialog>
  );
}
