import type { FunctionComponent, RefObject, VNode } from 'preact';
import type { CardLook } from '../../ui/card/card-look.ts';
import { Table } from '../Table.tsx';
import { Actions } from './Actions.tsx';
import type { TryState } from './try-state.ts';
import './try.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { WORDS } from '../round/words.ts';
import type { TryHandle } from './use-try.ts';

/**
 * Keeps the table's height when a move is carried out and moves the focus. After the first touch it scrolls the bottom
 * of the table into the window, and again when `growthKey` changes.
 */
function useTryPlace(isTouched: boolean, isDone: boolean, growthKey: unknown): RefObject<HTMLDivElement> {
  const root = useRef<HTMLDivElement>(null);
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  // Measured during render: the height before the move.
  const height = find('.table-sheet')?.offsetHeight;

  // The pressed button is removed with the move: the focus goes to the next possible action.
  useLayoutEffect(() => {
    const style = find('.table-sheet')?.style;
    if (!style || !(isDone || style.minHeight)) return;
    style.minHeight = isDone ? `${height}px` : '';
    find(isDone ? '.try-again' : '.zone-hand button')?.focus({ preventScroll: true });
  }, [isDone]);

  useLayoutEffect(() => {
    const el = root.current;
    // Height covered by what is fixed to the bottom of the window.
    const foot = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
    const hiddenHeight = (el?.getBoundingClientRect().bottom ?? 0) - innerHeight + foot;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    if (isTouched && hiddenHeight > 0) scrollBy({ top: hiddenHeight, behavior });
  }, [isTouched, growthKey]);
  return root;
}

interface TryRowProps {
  readonly state: TryState;
  readonly actions: readonly string[];
  readonly onAct: (label: string, way: number) => void;
  readonly onAgain: () => void;
  /** Component for texts with cards; loaded with the engine. */
  readonly Text: FunctionComponent<{ readonly text: string }> | undefined;
}

/** Buttons for moves; after a move, what happened and Start again. */
function TryRow({ state, actions, onAct, onAgain, Text }: TryRowProps): VNode {
  const { picked, ruling, proposals, happened } = state;
  const isDone = happened !== null;
  return (
    <div class="try-row">
      {/* biome-ignore lint/a11y/useSemanticElements: not a form's fields. */}
      <div class={`try-acts${isDone ? ' is-out' : ''}`} role="group" aria-label={WORDS.actions}>
        <Actions labels={actions} proposals={proposals} isReady={picked.length > 0} onAct={onAct} Text={Text} />
      </div>
      <p class={`try-happened${isDone ? '' : ' is-out'}`}>
        <span>{Text && <Text text={happened ?? ''} />}</span>
      </p>
      <button
        type="button"
        class={`button try-again${isDone ? ' primary' : ruling ? ' quiet' : ' is-out'}`}
        onClick={onAgain}
      >
        {WORDS.again}
      </button>
    </div>
  );
}

interface Props {
  readonly trying: TryHandle;
  /** Ids of the zones whose items can be picked. */
  readonly touchable: readonly string[];
  readonly actions: readonly string[];
  /** Looks of the cards by number, for drawing the table before the engine is loaded. */
  readonly looks: Readonly<Record<number, CardLook>>;
  readonly title: string;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
}

/** The table, its buttons and the ruling. */
export function TryTable({ trying, touchable, actions, looks, title, home }: Props): VNode {
  const { state, answer, table } = trying;
  const { zones, picked, marked, fittingItems, ruling, happened, engine, hasFailed } = state;
  const lookOf = engine && answer?.looksOf(engine.game);
  const isDone = happened !== null;
  const isTouched = isDone || picked.length > 0;
  const root = useTryPlace(isTouched, isDone, ruling ?? state.proposals);
  const reckoned = isDone ? '' : (engine?.describePicks(picked) ?? '');
  const waitingText = (
    <p>{answer && reckoned !== '' ? <answer.CardText text={reckoned} /> : hasFailed ? WORDS.failed : WORDS.waiting}</p>
  );
  return (
    <div
      ref={root}
      class={`try-live is-docked${isTouched || ruling ? ' is-touched' : ''}`}
      onPointerEnter={table.wake}
      onFocusIn={table.wake}
    >
      <div class="try-table">
        <Table
          zones={zones}
          looks={(card) => lookOf?.(card) ?? (looks[card] as CardLook)}
          picked={picked}
          marked={marked}
          hinted={fittingItems}
          onPick={table.pick}
          onDrop={table.drop}
          pickable={(zone) => !isDone && touchable.includes(zone.id)}
          labels={{ table: title }}
        />
        <TryRow {...{ state, actions }} onAct={table.act} onAgain={table.restart} Text={answer?.CardText} />
      </div>
      {answer && engine ? (
        <answer.RulingPanel game={engine.game} home={home} ruling={ruling} at={state.ruledTry} onTry={table.tryMove}>
          {waitingText}
        </answer.RulingPanel>
      ) : (
        <section class="ruling is-waiting">{waitingText}</section>
      )}
    </div>
  );
}
