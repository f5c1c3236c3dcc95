import type { FunctionComponent, VNode } from 'preact';
import type { GameMove, Proposal } from '../../game/game.ts';

interface Props {
  /** The kinds of moves there are here, each a button from the start. */
  readonly labels: readonly string[];
  readonly proposals: readonly Proposal<GameMove>[] | null;
  /** Whether anything was touched: before that the buttons wait. */
  readonly ready: boolean;
  readonly onAct: (label: string, way: number) => void;
  /** How words about cards are written; comes with the proposals. */
  readonly Text: FunctionComponent<{ readonly text: string }> | undefined;
}

/** What the touched cards could mean, as buttons: the likeliest stands out. */
export function Actions({ labels, proposals, ready, onAct, Text }: Props): VNode {
  const likeliest = proposals?.[0]?.label;
  return (
    <>
      {labels.flatMap((label) => {
        const ways = proposals?.filter((proposal) => proposal.label === label) ?? [];
        const can = ready && (proposals === null || ways.length > 0);
        const details = ways.length > 1 ? ways.map((way) => way.detail) : [''];
        return details.map((detail, way) => (
          <button
            key={`${label} ${detail}`}
            type="button"
            class={`button${can && label === likeliest && way === 0 ? ' primary' : ''}`}
            aria-disabled={!can}
            onClick={() => can && onAct(label, way)}
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
    </>
  );
}
