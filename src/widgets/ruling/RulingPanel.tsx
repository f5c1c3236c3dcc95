import type { ComponentChildren, VNode } from 'preact';
import { CardText } from '../card/CardText.tsx';
import { Law } from './Law.tsx';
import { LABELS, type RulingLabels } from './labels.ts';
import { Nearest } from './Nearest.tsx';
import './ruling.css';
import type { RulingView } from './ruling-view.ts';
import { VerdictIcon } from './VerdictIcon.tsx';

export interface RulingPanelProps {
  /** Null: nothing was tried yet; `children` stand in its place. */
  readonly ruling: RulingView | null;
  /** Tries one of the nearest moves; without it they are words only. */
  readonly onTry?: ((index: number) => void) | undefined;
  /** What was tried, beside the verdict: "Take 5♣ and 9♥ with 6♠". */
  readonly title?: string | undefined;
  readonly labels?: Partial<RulingLabels>;
  readonly children?: ComponentChildren;
}

interface Said {
  readonly ruling: RulingView;
  readonly labels: RulingLabels;
}

function Reasons({ ruling: { findings, permits, depends }, labels }: Said): VNode {
  const [first, ...others] = findings;
  return (
    <>
      {depends.map((says) => (
        <p key={says} class="ruling-says">
          <CardText text={says} />
        </p>
      ))}
      {first && (
        <>
          <p class="ruling-says">
            <CardText text={first.says} />
          </p>
          <Law rule={first} labels={labels} />
        </>
      )}
      {others.length > 0 && <p class="ruling-also">{labels.also}</p>}
      {others.map((finding) => (
        <div key={finding.rule} class="ruling-other">
          <p>
            <CardText text={finding.says} />
          </p>
          <Law rule={finding} labels={labels} />
        </div>
      ))}
      {permits.map((rule) => (
        <Law key={rule.rule} rule={rule} labels={labels} />
      ))}
    </>
  );
}

/** The ruling: what the referee says of a try, the law it rests on, and what would have been fine. */
export function RulingPanel({ ruling, onTry, title, children, ...props }: RulingPanelProps): VNode {
  const labels = { ...LABELS, ...props.labels };
  const kind = ruling?.verdict ?? (children ? 'waiting' : 'none');
  return (
    <section class={`ruling is-${kind}`}>
      <div class="ruling-heard" {...(onTry ? { role: 'status', 'aria-atomic': true } : {})}>
        {ruling ? (
          <>
            <p class="ruling-verdict">
              <VerdictIcon verdict={ruling.verdict} />
              <strong>{labels.verdict[ruling.verdict]}</strong>
              {title !== undefined && (
                <span>
                  <CardText text={title} />
                </span>
              )}
            </p>
            <Reasons ruling={ruling} labels={labels} />
            {ruling.rests?.map(({ says }) => (
              <p key={says} class="ruling-rests">
                <CardText text={says} />
              </p>
            ))}
          </>
        ) : (
          children
        )}
      </div>
      {ruling && ruling.nearest.length > 0 && (
        <Nearest moves={ruling.nearest} title={labels.could} onTry={onTry} />
      )}
    </section>
  );
}
