import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { ItemRef, Zone } from '../../game/zone.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { $settings, setSetting } from '../settings.ts';
import { isBundlePicked, sortingOf } from '../sorting.ts';
import './hand-tools.css';
import { WORDS } from '../round/words.ts';

interface Props {
  readonly zones: readonly Zone[];
  readonly picked: readonly ItemRef[];
  readonly onBundle: (bundle: readonly ItemRef[]) => void;
}

/** Controls of a large hand: its sorting, and buttons that pick several cards at once. */
export function HandTools({ zones, picked, onBundle }: Props): VNode | null {
  const { sort } = useStore($settings);
  const hand = zones.find(({ kind, sortings }) => kind === 'hand' && sortings);
  const sorting = hand && sortingOf(hand, sort);
  if (!hand || !sorting) return null;
  return (
    <div class="hand-tools">
      {/* biome-ignore lint/a11y/useSemanticElements: not a form's fields. */}
      <div class="hand-sort" role="group" aria-label={WORDS.sort}>
        {hand.sortings?.map(({ id }) => (
          <button
            key={id}
            type="button"
            class="chip"
            aria-pressed={id === sorting.id}
            onClick={() => setSetting('sort', id)}
          >
            {WORDS.by[id]}
          </button>
        ))}
      </div>
      {sorting.bundles.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
        <div class="hand-bundles" role="group" aria-label={WORDS.together}>
          {sorting.bundles.map(({ label, items }) => {
            const bundle = items.map((item) => ({ zone: hand.id, item }));
            return (
              <button
                key={items.join()}
                type="button"
                class="chip"
                aria-pressed={isBundlePicked(picked, bundle)}
                onClick={() => onBundle(bundle)}
              >
                <CardText text={label} />
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
