import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Practice } from '../../stores/match-record.ts';
import { HUMAN } from '../../stores/names.ts';
import { sightOf } from '../../stores/practice/sight.ts';
import { takeOver } from '../../stores/practice/tabs.ts';
import {
  $advice,
  $elsewhere,
  $picked,
  $sheet,
  $tried,
  attempt,
  drop,
  holdWindow,
  pick,
  pickTogether,
} from '../../stores/practice.ts';
import { $settings } from '../../stores/settings.ts';
import { sorted } from '../../stores/sorting.ts';
import { CardText } from '../card/CardText.tsx';
import { looksOf } from '../card/looks.ts';
import { HandTools } from '../hand/HandTools.tsx';
import { RulingPanel } from '../ruling/RulingPanel.tsx';
import { Table } from '../table/Table.tsx';
import { Actions } from './Actions.tsx';
import { End } from './End.tsx';
import { hints } from './hints.ts';
import { Log } from './Log.tsx';
import { Menu } from './Menu.tsx';
import { Players } from './Players.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { WORDS } from './words.ts';

/** So many sentences of what the touched cards come to are said: what they are, what they make, what is missing. */
const TELLS = { none: 1, show: 2, coach: Number.POSITIVE_INFINITY } as const;

/** Whoever touches anything is thinking; only the clock’s own button speaks for itself. */
function hold({ target }: Event): void {
  if (target instanceof Element && !target.closest('.play-window')) holdWindow();
}

interface Props {
  readonly practice: Practice;
  readonly home: string;
  readonly onLeave: () => void;
}

/** The table of a game that is being played. */
export function Board({ practice, home, onLeave }: Props): VNode {
  const { game } = practice;
  const picked = useStore($picked);
  const tried = useStore($tried);
  const elsewhere = useStore($elsewhere);
  const sheet = useStore($sheet);
  const advice = useStore($advice);
  const { help, sort } = useStore($settings);
  const root = useRef<HTMLDivElement>(null);
  const looks = useMemo(() => looksOf(game), [game]);
  const { view, turn, shown, propose } = sightOf(practice);
  const zones = useMemo(() => sorted(shown(), sort), [view, sort]);
  const proposals = propose(picked);
  const reckoned = game.table.reckon?.(view, HUMAN, picked).slice(0, TELLS[help]) ?? [];
  const hinted = help !== 'none' && turn === HUMAN ? hints(game, view, picked) : [];

  // Whoever plays by keyboard is back at their cards when it is their turn again.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const lost = activeElement === document.body || activeElement?.closest('.play-acts, .ruling');
    if (turn !== HUMAN || sheet !== null || !lost) return;
    root.current
      ?.querySelector<HTMLElement>('.zone-hand button[tabindex="0"]')
      ?.focus({ preventScroll: true });
  }, [turn, sheet, practice.steps.length]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever touches anything is thinking, so the clock stops.
    <div ref={root} class="board" onKeyDown={hold} onPointerDown={hold}>
      <Players practice={practice} />
      <div class="board-table">
        {elsewhere && (
          <div class="elsewhere" role="alert">
            <p>{WORDS.elsewhere}</p>
            <button type="button" class="button primary" onClick={takeOver}>
              {WORDS.takeOver}
            </button>
          </div>
        )}
        <Table
          zones={zones}
          looks={looks}
          picked={picked}
          marked={tried?.marked ?? []}
          hinted={hinted}
          onPick={pick}
          onDrop={drop}
        />
        {turn !== null && <HandTools zones={zones} picked={picked} onBundle={pickTogether} />}
        {advice && (
          <p class="play-coach" role="status">
            <strong>{WORDS.coach}</strong> <CardText text={advice.says} />
          </p>
        )}
        {turn === null ? (
          <End practice={practice} onLeave={onLeave} />
        ) : (
          <Actions
            practice={practice}
            proposals={proposals}
            ready={picked.length > 0}
            reckoned={reckoned.join(' ')}
          />
        )}
      </div>
      <div class="board-ruling">
        <RulingPanel game={game} home={home} ruling={tried?.ruling ?? null} onTry={attempt}>
          <p>{WORDS.waitingForTry}</p>
        </RulingPanel>
      </div>
      <Menu practice={practice} home={home} onLeave={onLeave} />
      <Log practice={practice} home={home} />
      <ScoreSheet practice={practice} home={home} />
    </div>
  );
}
