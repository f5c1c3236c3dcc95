import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Cited } from '../../referee/cite.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { Entry } from './Entry.tsx';
import { Next } from './Next.tsx';
import { Over } from './Over.tsx';
import { Rounds } from './Rounds.tsx';
import { Chart, More } from './soon.tsx';
import { $draft, $said, act, followingGame } from './state/pad.ts';
import type { PadGame, Standing } from './state/reckon.ts';
import type { Sheet } from './state/sheet.ts';
import { Totals } from './Totals.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: PadGame;
  readonly sheet: Sheet;
  readonly standing: Standing;
  readonly home: string;
  readonly leaves: Cited;
  readonly onNew: () => void;
}

/** The sheet of a table: how it stands, the round that comes, and all that came before. */
export function SheetView({ game, sheet, standing, home, leaves, onNew }: Props): VNode {
  const draft = useStore($draft);
  const said = useStore($said);
  const [more, setMore] = useState(false);
  const [on, setOn] = useState('');
  const top = useRef<HTMLDivElement>(null);
  const over = standing.endedAt !== null;
  const at = draft?.at ?? null;
  const again = (): void => act({ type: 'begin', sheet: followingGame(game, sheet, standing) });
  return (
    <div class="pad">
      <div ref={top} class="pad-top">
        <Totals game={game} standing={standing} />
        <button type="button" class="pad-more" aria-label={WORDS.tables} onClick={() => setMore(true)}>
          <span aria-hidden="true">•••</span>
        </button>
        <Announced class="pad-said">{said}</Announced>
      </div>
      <div class="pad-now">
        <Next game={game} standing={standing} at={at} home={home} />
        {over && at === null && on !== sheet.id ? (
          <Over onNew={again} onPlayOn={() => setOn(sheet.id)} />
        ) : (
          <Entry game={game} standing={standing} home={home} />
        )}
      </div>
      <Rounds
        standing={standing}
        round={game.pad.round}
        at={at}
        onMend={() => top.current?.scrollIntoView({ block: 'start' })}
      />
      {standing.rounds.filter(({ gains }) => gains.some((n) => n !== 0)).length > 1 && (
        <Chart standing={standing} />
      )}
      {more && (
        <More
          home={home}
          leaves={leaves}
          game={game}
          onClose={() => setMore(false)}
          onNew={() => {
            setMore(false);
            onNew();
          }}
        />
      )}
    </div>
  );
}
