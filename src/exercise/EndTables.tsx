import type { ComponentChildren, VNode } from 'preact';
import type { Box } from '../game/game.ts';
import type { Seat } from '../game/seat.ts';
import type { ItemRef, Zone } from '../game/zone.ts';
import { pickKey } from '../table/picks.ts';
import { groupZones } from '../table/round/zone-groups.ts';
import { AnswerIcon } from '../table/ruling/AnswerIcon.tsx';
import { visibleItems } from '../table/ZoneView.tsx';
import { CardFace } from '../ui/card/CardFace.tsx';
import { looksOf } from '../ui/card/looks.ts';
import './end-tables.css';
import { END } from './end-words.ts';

/** A table that was played, for its drawing at the end. */
export interface EndTable {
  readonly game: Box;
  readonly position: { readonly zones: readonly Zone[]; readonly seats: number; readonly viewer: Seat };
  /** The items in question. */
  readonly ringed: readonly ItemRef[];
  /** Items that were played instead, which are drawn raised. */
  readonly raised?: readonly ItemRef[];
  /** Left out where nothing was right or wrong. */
  readonly isRight?: boolean;
  readonly says: ComponentChildren;
  /** Opens the table again. */
  readonly onOpen?: () => void;
}

/** Backs drawn of a hidden hand. */
const MAX_BACKS = 3;

const showsTopOnly = ({ kind }: Zone): boolean => kind === 'pile' || kind === 'piles' || kind === 'columns';

/** The cards of a zone that are drawn, each with its mark. */
function drawnCards(zone: Zone, rings: ReadonlySet<string>, raised: ReadonlySet<string>) {
  const items = visibleItems(zone).slice(zone.kind === 'held' ? -MAX_BACKS : 0);
  return items.flatMap(({ id, cards }) => {
    const key = pickKey({ zone: zone.id, item: id });
    const css = [rings.has(key) ? 'is-ringed' : '', raised.has(key) ? 'is-raised' : ''].filter(Boolean).join(' ');
    return (showsTopOnly(zone) ? cards.slice(-1) : cards).map((card) => ({ card, css: css || undefined }));
  });
}

/** A small drawing of a table: the others’ cards, the shared ones, and the viewer’s own. */
export function TableDrawing({
  game,
  position: { zones, seats, viewer },
  ringed,
  raised = [],
}: Pick<EndTable, 'game' | 'position' | 'ringed' | 'raised'>): VNode {
  const looks = looksOf(game);
  const [rings, raisedKeys] = [new Set(ringed.map(pickKey)), new Set(raised.map(pickKey))];
  const { opponents, edge, middle, inFront, hand } = groupZones(zones, seats, viewer);
  const rows = [opponents.flatMap((one) => one.zones), [...middle, ...edge], [...inFront, ...hand]];
  return (
    <span class="end-drawing" aria-hidden="true">
      {rows.map((row, i) => (
        <span key={i}>
          {row.map((zone) => (
            <span key={zone.id}>
              {drawnCards(zone, rings, raisedKeys).map(({ card, css }, at) => (
                <span key={at} class={css}>
                  <CardFace look={looks(card)} />
                </span>
              ))}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

function TableContent(table: EndTable): VNode {
  const { isRight, says } = table;
  return (
    <>
      <TableDrawing {...table} />
      <span class="end-says">
        {isRight !== undefined && (
          <>
            <AnswerIcon isRight={isRight} />
            <span class="unseen">{isRight ? END.right : END.wrong}</span>
          </>
        )}
        <span>{says}</span>
      </span>
    </>
  );
}

/** What was done, table by table: right or wrong, and the cards in question in a ring. */
export function EndTables({ tables }: { readonly tables: readonly EndTable[] }): VNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away.
    <ol role="list" class="end-tables">
      {tables.map((table, i) => {
        const { game, isRight, onOpen } = table;
        const css = `end-table${isRight === undefined ? '' : isRight ? ' is-right' : ' is-wrong'}`;
        return (
          <li key={i} data-game={game.id}>
            {onOpen ? (
              <button type="button" class={css} onClick={onOpen}>
                <TableContent {...table} />
              </button>
            ) : (
              <div class={css}>
                <TableContent {...table} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
