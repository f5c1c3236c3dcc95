import type { VNode } from 'preact';
import type { CardLook } from '../../ui/card/card-look.ts';
import { Table } from '../Table.tsx';
import { TryRow } from './TryRow.tsx';
import './try.css';
import { usePlace } from './use-place.ts';
import type { Trying } from './use-try.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly trying: Trying;
  /** Zones a hand may point at. */
  readonly touchable: readonly string[];
  readonly actions: readonly string[];
  /** How the cards lying there look, by number: all that is needed before the engine comes. */
  readonly looks: Readonly<Record<number, CardLook>>;
  readonly title: string;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
}

/** The table, what one can do on it, and what the referee says of it. */
export function TryTable({ trying, touchable, actions, looks, title, home }: Props): VNode {
  const { state, answer, table } = trying;
  const { zones, picked, marked, fits, ruling, at, proposals, happened, engine, failed } = state;
  const lookOf = engine && answer?.looksOf(engine.game);
  const done = happened !== null;
  const touched = done || picked.length > 0;
  const root = usePlace(touched, done, ruling ?? proposals);
  const reckoned = done ? '' : (engine?.reckon(picked) ?? '');
  const waiting = (
    <p>
      {answer && reckoned !== '' ? (
        <answer.CardText text={reckoned} />
      ) : failed ? (
        WORDS.failed
      ) : (
        WORDS.waiting
      )}
    </p>
  );
  return (
    <div
      ref={root}
      class={`try-live is-docked${touched || ruling ? ' is-touched' : ''}`}
      onPointerEnter={table.wake}
      onFocusIn={table.wake}
    >
      <div class="try-table">
        <Table
          zones={zones}
          looks={(card) => lookOf?.(card) ?? (looks[card] as CardLook)}
          picked={picked}
          marked={marked}
          hinted={fits}
          onPick={table.pick}
          onDrop={table.drop}
          pickable={(zone) => !done && touchable.includes(zone.id)}
          labels={{ table: title }}
        />
        <TryRow
          state={state}
          actions={actions}
          onAct={table.act}
          onAgain={table.restart}
          Text={answer?.CardText}
        />
      </div>
      {answer && engine ? (
        <answer.RulingPanel game={engine.game} home={home} ruling={ruling} at={at} onTry={table.tryMove}>
          {waiting}
        </answer.RulingPanel>
      ) : (
        <section class="ruling is-waiting">{waiting}</section>
      )}
    </div>
  );
}
