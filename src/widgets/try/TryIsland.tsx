import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { createTry } from '../../stores/try.ts';
import { type TryStart, untouched } from '../../stores/try-state.ts';
import type { CardLook } from '../card-look.ts';
import { Table } from '../table/Table.tsx';
import { Actions } from './Actions.tsx';
import './try.css';
import { WORDS } from './words.ts';

interface Props {
  readonly start: TryStart;
  /** Zones a hand may point at. */
  readonly touchable: readonly string[];
  readonly actions: readonly string[];
  /** How the cards lying there look, by number: all that is needed before the engine comes. */
  readonly looks: Readonly<Record<number, CardLook>>;
  readonly title: string;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
}

type Answer = typeof import('./answer.ts');

/** A small table to try anything on: the referee answers, and Start again takes it back. */
export function TryIsland({ start, touchable, actions, looks, title, home }: Props): VNode {
  const [state, setState] = useState(() => untouched(start));
  const [answer, setAnswer] = useState<Answer | null>(null);
  const table = useMemo(
    () =>
      createTry(start, setState, async () => {
        const loaded = await import('./answer.ts');
        setAnswer(() => loaded);
        return loaded;
      }),
    [],
  );
  const { zones, picked, marked, ruling, proposals, happened, engine, failed } = state;
  const root = useRef<HTMLDivElement>(null);
  const lookOf = engine && answer?.looksOf(engine.game);
  const done = happened !== null;
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  // Measured while rendering: the table as it stood before the move, whose room it keeps.
  const height = find('.table-sheet')?.offsetHeight;

  // The button that was pressed is gone with the move: focus goes on to what can be done now.
  useLayoutEffect(() => {
    const style = find('.table-sheet')?.style;
    if (!style || !(done || style.minHeight)) return;
    style.minHeight = done ? `${height}px` : '';
    find(done ? '.try-again' : '.zone-hand button')?.focus({ preventScroll: true });
  }, [done]);

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
    <div ref={root} class="try-live" onPointerEnter={table.wake} onFocusIn={table.wake}>
      <div class="try-table">
        <Table
          zones={zones}
          looks={(card) => lookOf?.(card) ?? (looks[card] as CardLook)}
          picked={picked}
          marked={marked}
          onPick={table.pick}
          onDrop={table.drop}
          pickable={(zone) => !done && touchable.includes(zone.id)}
          labels={{ table: title }}
        />
        <div class="try-row">
          {/* biome-ignore lint/a11y/useSemanticElements: not a form’s fields. */}
          <div class={`try-acts${done ? ' is-out' : ''}`} role="group" aria-label={WORDS.actions}>
            <Actions
              labels={actions}
              proposals={proposals}
              ready={picked.length > 0}
              onAct={table.act}
              Text={answer?.CardText}
            />
          </div>
          <p class={`try-happened${done ? '' : ' is-out'}`}>
            <span>{answer && <answer.CardText text={happened ?? ''} />}</span>
          </p>
          <button
            type="button"
            class={`button try-again${done ? ' primary' : ruling ? ' quiet' : ' is-out'}`}
            onClick={table.restart}
          >
            {WORDS.again}
          </button>
        </div>
      </div>
      {answer && engine ? (
        <answer.RulingPanel game={engine.game} home={home} ruling={ruling} onTry={table.tryMove}>
          {waiting}
        </answer.RulingPanel>
      ) : (
        <section class="ruling is-waiting">{waiting}</section>
      )}
    </div>
  );
}
