import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Citation } from '../../referee/cite.ts';
import { useInput } from '../../ui/use-input.ts';
import { keepAwake } from '../../ui/wake-lock.ts';
import { $linkedSheets, $linkFault, answerLink, watchLinks } from './state/link.ts';
import { $box, $game, $sheet, $standing, openPad } from './state/pad.ts';
import './pad.css';
import './entry.css';
import { Announced } from '../../ui/announce/Announced.tsx';
import { LinkTargetAnchor } from '../share/LinkTargetAnchor.tsx';
import { Setup } from './lazy-views.tsx';
import { SheetView } from './SheetView.tsx';
import { computeStanding, type PadGame } from './state/standing.ts';
import { WORDS } from './words.ts';

/** Sheets from a link: stored only after confirmation. */
function LinkedSheets({ game }: { readonly game: PadGame }): VNode | null {
  const came = useStore($linkedSheets);
  const torn = useStore($linkFault);
  if (torn !== '') {
    return (
      <Announced as="div" class="pad-came">
        <p>
          {torn} {WORDS.asWas} <LinkTargetAnchor />
        </p>
        <button type="button" class="chip" onClick={() => answerLink(false)}>
          {WORDS.fine}
        </button>
      </Announced>
    );
  }
  if (came.length === 0) return null;
  return (
    <Announced as="div" class="pad-came">
      <p>{WORDS.linked}</p>
      {came.map((sheet) => {
        const { sides, totals, rounds } = computeStanding(game, sheet);
        const says = sides.map((who, side) => `${who} ${totals[side]}`).join(', ');
        return (
          <p key={says}>
            {says}
            {WORDS.after(game.pad.roundNoun, rounds.length)}
          </p>
        );
      })}
      <button type="button" class="chip" onClick={() => answerLink(true)}>
        {WORDS.keep}
      </button>{' '}
      <button type="button" class="chip" onClick={() => answerLink(false)}>
        {WORDS.away}
      </button>
    </Announced>
  );
}

interface Props {
  readonly id: string;
  /** Address of the game’s front page, with a trailing slash. */
  readonly home: string;
  /** The rule for a player who has to leave. */
  readonly leaves: Citation;
}

/** The score pad for a real table. */
export function PadIsland({ id, home, leaves }: Props): VNode {
  useInput();
  const box = useStore($box);
  const game = useStore($game);
  const sheet = useStore($sheet);
  const standing = useStore($standing);
  const [lost, setLost] = useState(false);
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    openPad(id).catch(() => setLost(true));
    return keepAwake();
  }, [id]);
  useEffect(() => (box ? watchLinks(box) : undefined), [box]);
  if (!box || lost) return <p class="pad-wait">{lost ? WORDS.unreachable : WORDS.loading}</p>;
  const setsUp = fresh || !game || !sheet || !standing;
  return (
    <>
      {game && <LinkedSheets game={game} />}
      {setsUp ? (
        <Setup game={box} onLeave={sheet ? () => setFresh(false) : null} onBegin={() => setFresh(false)} />
      ) : (
        <SheetView {...{ game, sheet, standing, home, leaves }} onNew={() => setFresh(true)} />
      )}
    </>
  );
}
