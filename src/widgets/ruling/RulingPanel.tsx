import type { ComponentChildren, VNode } from 'preact';
import type { Game } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import { cite } from '../../referee/cite.ts';
import type { Reading } from '../../referee/readings.ts';
import type { Ruling } from '../../referee/ruling.ts';
import { CardText } from '../card/CardText.tsx';
import { Law } from './Law.tsx';
import { LABELS, type RulingLabels, VERDICT } from './labels.ts';
import { Nearest } from './Nearest.tsx';
import './ruling.css';
import { VerdictIcon } from './VerdictIcon.tsx';

export interface RulingPanelProps {
  readonly game: Game;
  /** Address of the game’s front page, with its slash. */
  readonly home: string;
  /** Null: nothing was tried yet; `children` stand in its place. */
  readonly ruling: Ruling | null;
  /** Tries one of the nearest moves; without it they are words only. */
  readonly onTry?: ((move: GameMove) => void) | undefined;
  /** What was tried stands elsewhere already: not beside the verdict. */
  readonly bare?: boolean;
  /** Sentences on what the ruling takes for granted, before the house rules it rests on. */
  readonly rests?: readonly string[];
  readonly labels?: Partial<RulingLabels>;
  readonly children?: ComponentChildren;
}

interface Said {
  readonly game: Game;
  readonly home: string;
  readonly ruling: Ruling;
  readonly labels: RulingLabels;
}

function Reasons({ game, home, ruling: { findings, maybe, permits, depends }, labels }: Said): VNode {
  const found = [...findings, ...maybe].map(({ rule, says }) => ({ says, cited: cite(game, rule) }));
  const [first, ...others] = found;
  return (
    <>
      {depends.map((question) => (
        <p key={question} class="ruling-says">
          <CardText text={`It depends on ${question}.`} />
        </p>
      ))}
      {first && (
        <>
          {first.says !== first.cited.law && (
            <p class="ruling-says">
              <CardText text={first.says} />
            </p>
          )}
          <Law rule={first.cited} home={home} labels={labels} />
        </>
      )}
      {others.length > 0 && <p class="ruling-also">{labels.also}</p>}
      {others.map(({ says, cited }) => (
        <div key={cited.rule} class="ruling-other">
          {says !== cited.law && (
            <p>
              <CardText text={says} />
            </p>
          )}
          <Law rule={cited} home={home} labels={labels} />
        </div>
      ))}
      {permits.map((id) => (
        <Law key={id} rule={cite(game, id)} home={home} labels={labels} />
      ))}
    </>
  );
}

/** How another table would rule. */
function rest({ title, elsewhere, verdict }: Reading): string {
  return `House rule: where “${title}” is “${elsewhere}”, this is ${VERDICT[verdict]}.`;
}

/** The ruling: what the referee says of a try, the law it rests on, and what would have been fine. */
export function RulingPanel(props: RulingPanelProps): VNode {
  const { game, home, ruling, onTry, bare, children } = props;
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
              {!bare && (
                <span>
                  <CardText text={ruling.tried} />
                </span>
              )}
            </p>
            <Reasons game={game} home={home} ruling={ruling} labels={labels} />
            {[...(props.rests ?? []), ...ruling.readings.map(rest)].map((says) => (
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
