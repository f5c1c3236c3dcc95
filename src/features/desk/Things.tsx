import type { VNode } from 'preact';
import { type Card, UNKNOWN } from '../../cards/card.ts';
import type { DeskBox } from '../../game/game.ts';
import type { ZoneItem } from '../../game/zone.ts';
import { LABELS } from '../../table/labels.ts';
import { Spot } from '../../table/Spot.tsx';
import type { CardLook } from '../../ui/card/card-look.ts';
import { unseenIn } from './state/things.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly desk: DeskBox['desk'];
  readonly things: readonly string[];
  readonly looks: (card: Card) => CardLook;
  readonly touched: readonly number[];
  /** The thing that a fault speaks of. */
  readonly wrong: number | null;
  readonly onTouch: (at: number) => void;
}

/** What was put down in a place, small: each thing to touch, unseen cards as a back and their number. */
export function Things({ desk, things, looks, touched, wrong, onTouch }: Props): VNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away.
    <ul class={`things${things.length > MANY ? ' is-many' : ''}`} role="list">
      {things.map((text, at) => {
        const unseen = unseenIn(text);
        const thing = unseen > 0 ? { cards: [UNKNOWN] } : desk.thing(text);
        const item: ZoneItem = {
          id: String(at),
          cards: thing?.cards ?? [],
          ...(thing && 'worth' in thing && thing.worth !== undefined ? { worth: thing.worth } : {}),
        };
        if (unseen > 0) {
          return (
            <li key={text} class="things-unseen">
              <Spot {...PLAIN} item={item} looks={item.cards.map(looks)} />
              <span aria-hidden="true">×{unseen}</span>
              <span class="unseen">{`${unseen} ${WORDS.unseen}`}</span>
            </li>
          );
        }
        return (
          <li key={`${text}-${things.indexOf(text) === at ? 0 : at}`}>
            {thing ? (
              <Spot
                {...PLAIN}
                item={item}
                looks={item.cards.map(looks)}
                picked={touched.includes(at)}
                marked={wrong === at}
                tab
                onPick={() => onTouch(at)}
              />
            ) : (
              <button
                type="button"
                class="things-strange"
                aria-pressed={touched.includes(at)}
                onClick={() => onTouch(at)}
              >
                {text}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** So many fit side by side on a phone. */
const MANY = 8;

const PLAIN = {
  labels: { ...LABELS, marked: WORDS.wrongThing },
  picked: false,
  marked: false,
  hinted: false,
  tab: false,
} as const;
