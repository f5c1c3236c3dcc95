import { render, type VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { RULING_LABELS } from '../../table/ruling/labels.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { fetchMishaps, type Mishap } from './mishaps.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
// The same order as in RulingPanel.tsx, so that both share one style file.
import '../../table/ruling/judged.css';
import '../../table/ruling/dock.css';
import '../../table/ruling/ruling.css';
import './mishap-sheet.css';

const WORDS = {
  title: 'What happened?',
  chapter: 'The whole chapter',
  strict: 'At a strict table:',
  back: 'Back',
  close: 'Close',
} as const;

/** The sentence that settles a mishap, with its rule, in the look of a ruling. */
function MishapRuling({ mishap, home }: { readonly mishap: Mishap; readonly home: string }): VNode {
  const { law, strict, number, rule, path } = mishap;
  return (
    <section class="ruling">
      <Announced class="ruling-says">
        <CardText text={law} />
      </Announced>
      <blockquote class="ruling-law">
        {strict !== undefined && (
          <p>
            <strong>{WORDS.strict}</strong> <CardText text={strict} />
          </p>
        )}
        <a href={home + path}>
          {RULING_LABELS.rule(number)} · {rule}
        </a>
      </blockquote>
    </section>
  );
}

interface Props {
  readonly mishaps: readonly Mishap[];
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
  readonly onClose: () => void;
}

/** What can go wrong, as a list over the desk; a touch shows the sentence that settles it. */
function MishapSheet({ mishaps, home, onClose }: Props): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastButton = useRef<HTMLButtonElement>(null);
  const [mishap, setMishap] = useState<Mishap | null>(null);
  const [isSettled, setSettled] = useState(false);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useCloseOnBack(dialog);
  useLayoutEffect(() => (isSettled ? heading : lastButton).current?.focus(), [isSettled]);
  const settle = (one: Mishap): void => {
    setMishap(one);
    setSettled(true);
  };
  return (
    <dialog ref={dialog} class="dialog mishaps" aria-labelledby="mishaps-title" closedby="any" onClose={onClose}>
      <h2 id="mishaps-title" ref={heading} tabIndex={-1}>
        {isSettled && mishap ? <CardText text={mishap.title} /> : WORDS.title}
      </h2>
      {isSettled && mishap ? (
        <MishapRuling mishap={mishap} home={home} />
      ) : (
        <ul>
          {mishaps.map((one) => (
            <li key={one.title}>
              <button type="button" ref={one === mishap ? lastButton : null} onClick={() => settle(one)}>
                <CardText text={one.title} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form method="dialog">
        {isSettled ? (
          <button type="button" class="button" onClick={() => setSettled(false)}>
            {WORDS.back}
          </button>
        ) : (
          <a href={`${home}rules/trouble/`}>{WORDS.chapter}</a>
        )}
        <button type="submit" class="button">
          {WORDS.close}
        </button>
      </form>
    </dialog>
  );
}

/**
 * Opens the list of mishaps; the focus returns to its opener afterwards.
 * @throws Error if it can't be fetched
 */
export async function openMishaps(home: string): Promise<void> {
  const mishaps = await fetchMishaps(home);
  const place = document.createElement('div');
  document.body.append(place);
  const close = (): void => {
    render(null, place);
    place.remove();
  };
  render(<MishapSheet mishaps={mishaps} home={home} onClose={close} />, place);
}
