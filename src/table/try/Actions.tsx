import { Fragment, type FunctionComponent, type VNode } from 'preact';
import type { GameMove } from '../../game/play.ts';
import type { Proposal } from '../../game/table.ts';

interface Props {
  /** Labels of all kinds of moves possible here; each has a button from the start. */
  readonly labels: readonly string[];
  readonly proposals: readonly Proposal<GameMove>[] | null;
  /** Whether anything is picked: before that the buttons are disabled. */
  readonly isReady: boolean;
  /** The move that was ruled on. Its button is primary instead of the likeliest; null: no button is primary. */
  readonly judged?: Proposal<GameMove> | null | undefined;
  /** `move` is undefined while there are no proposals. */
  readonly onAct: (label: string, way: number, move: GameMove | undefined) => void;
  /** A disabled button was pressed. */
  readonly onIdle?: (label: string) => void;
  /** Component for texts with cards; loaded with the proposals. */
  readonly Text: FunctionComponent<{ readonly text: string }> | undefined;
}

/** With more ways than this, the label precedes them once. */
const MAX_FULL_LABELS = 4;

/** Moves that the picks could mean, as buttons; the likeliest is primary. */
export function Actions({ labels, proposals, isReady, judged, onAct, onIdle, Text }: Props): VNode {
  const likeliest = judged === undefined ? (isReady && proposals?.[0]) || null : judged;
  const otherLabels = (proposals ?? []).map(({ label }) => label).filter((label) => !labels.includes(label));
  // Buttons for other moves follow, or precede the fixed ones once something is picked, so that no button moves under a
  // finger.
  const allLabels = isReady ? [...new Set(otherLabels), ...labels] : [...labels, ...new Set(otherLabels)];
  return (
    <Fragment key={labels.join()}>
      {allLabels.flatMap((label) => {
        const matching = proposals?.filter((proposal) => proposal.label === label) ?? [];
        if (matching.some(({ isSure }) => isSure)) return [];
        const canPress = proposals === null ? isReady : matching.length > 0;
        if (matching.length > MAX_FULL_LABELS) {
          return [
            // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
            <span key={label} class="ways" role="group" aria-label={label}>
              <span aria-hidden="true">{label}:</span>
              {matching.map((way, i) => (
                <button
                  key={way.detail}
                  type="button"
                  class={`button${way === likeliest ? ' primary' : ''}`}
                  aria-label={`${label}: ${way.detail}`}
                  onClick={() => onAct(label, i, way.move)}
                >
                  {way.detail}
                </button>
              ))}
            </span>,
          ];
        }
        const details = matching.length > 1 ? matching.map((way) => way.detail) : [''];
        return details.map((detail, way) => (
          <button
            key={`${label} ${detail}`}
            type="button"
            class={`button${matching[way] === likeliest ? ' primary' : ''}`}
            aria-disabled={!canPress}
            onClick={() => (canPress ? onAct(label, way, matching[way]?.move) : onIdle?.(label))}
          >
            {label}
            {detail !== '' && Text && (
              <small>
                {' '}
                <Text text={detail} />
              </small>
            )}
          </button>
        ));
      })}
    </Fragment>
  );
}
