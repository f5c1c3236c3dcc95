import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Cited } from '../../referee/cite.ts';
import { keepAwake } from '../../ui/awake.ts';
import { useInput } from '../../ui/use-input.ts';
import { watchLinks } from './state/link.ts';
import { $box, $game, $sheet, $standing, openPad } from './state/pad.ts';
import './pad.css';
import './entry.css';
import { Came } from './Came.tsx';
import { SheetView } from './SheetView.tsx';
import { Setup } from './soon.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly id: string;
  /** Address of the game’s front page, with its slash. */
  readonly home: string;
  /** The rule for a player who has to go. */
  readonly leaves: Cited;
}

/** The score pad of a table of people. */
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
      {game && <Came game={game} />}
      {setsUp ? (
        <Setup game={box} onLeave={sheet ? () => setFresh(false) : null} onBegin={() => setFresh(false)} />
      ) : (
        <SheetView {...{ game, sheet, standing, home, leaves }} onNew={() => setFresh(true)} />
      )}
    </>
  );
}
