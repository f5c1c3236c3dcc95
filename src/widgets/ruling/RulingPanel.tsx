import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import { type Cited, cite } from '../../referee/cite.ts';
import type { Reading } from '../../referee/readings.ts';
import type { Ruling } from '../../referee/ruling.ts';
import { CardText } from '../card/CardText.tsx';
import { Law } from './Law.tsx';
import { LABELS, type RulingLabels, VERDICT } from './labels.ts';
import { Nearest } from './Nearest.tsx';
import './dock.css';
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
  /** Somebody’s words for this very try: said first, the referee’s own sentence after them. */
  readonly remark?: ComponentChildren;
  readonly children?: ComponentChildren;
}

interface Said {
  readonly game: Game;
  readonly home: string;
  readonly ruling: Ruling;
  readonly labels: RulingLabels;
}

interface Reason {
  readonly says: string;
  readonly cited: Cited;
}

/** What was broken or may have been, else what allowed it, the weightiest first. */
function reasons({ game, ruling: { findings, maybe, permits } }: Said): readonly Reason[] {
  const broken = [...findings, ...maybe].map(({ rule, says }) => ({ says, cited: cite(game, rule) }));
  const allowed = permits.map((id) => cite(game, id)).map((cited) => ({ says: cited.law, cited }));
  return [...broken, ...allowed];
}

/** The sentence about these cards, or the law that says as much. */
function Lead({ ruling: { depends }, reason }: { ruling: Ruling; reason: Reason | undefined }): VNode {
  const says = depends.length > 0 ? depends.map((question) => `It depends on ${question}.`) : [reason?.says];
  return (
    <>
      {says.map(
        (text) =>
          text !== undefined && (
            <p key={text} class="ruling-says">
              <CardText text={text} />
            </p>
          ),
      )}
    </>
  );
}

interface BrokenProps extends Pick<Said, 'home' | 'labels'> {
  readonly reason: Reason;
  readonly first?: boolean;
}

/** A sentence about these cards where the law doesn’t say as much, and the law. */
function Broken({ reason, home, labels, first = false }: BrokenProps): VNode {
  const { says, cited } = reason;
  return (
    <div class="ruling-other">
      {says !== cited.law && (
        <p>
          <CardText text={says} />
        </p>
      )}
      <Law rule={cited} home={home} labels={labels} first={first} />
    </div>
  );
}

/** How another table would rule. */
function rest({ title, elsewhere, verdict }: Reading): string {
  return `House rule: where “${title}” is “${elsewhere}”, this is ${VERDICT[verdict]}.`;
}

/** The laws a ruling rests on, what else was broken, and the house rules that matter. */
function Why(props: Said & { readonly rests: readonly string[]; readonly lead: boolean }): VNode {
  const { ruling, home, labels, rests, lead } = props;
  const [first, ...others] = reasons(props);
  const led = ruling.depends.length === 0;
  return (
    <div class="ruling-more">
      {lead && <Lead ruling={ruling} reason={first} />}
      {first &&
        (led ? (
          <Law rule={first.cited} home={home} labels={labels} said={first.says} first />
        ) : (
          <Broken reason={first} home={home} labels={labels} first />
        ))}
      {others.length > 0 && <p class="ruling-also">{labels.also}</p>}
      {others.map((reason) => (
        <Broken key={reason.cited.rule} reason={reason} home={home} labels={labels} />
      ))}
      {[...rests, ...ruling.readings.map(rest)].map((says) => (
        <p key={says} class="ruling-rests">
          <CardText text={says} />
        </p>
      ))}
    </div>
  );
}

/**
 * The ruling: what the referee says of a try, the law it rests on, and what would have been fine. Where there is
 * little room it is a bar with the verdict, the sentence and what would have been fine; the rest is pulled up.
 */
export function RulingPanel(props: RulingPanelProps): VNode {
  const { game, home, ruling, onTry, bare, remark, children } = props;
  const [open, setOpen] = useState<Ruling | null>(null);
  const labels = { ...LABELS, ...props.labels };
  const kind = ruling?.verdict ?? (children ? 'waiting' : 'none');
  const isOpen = ruling !== null && open === ruling;
  return (
    <section class={`ruling is-${kind}${isOpen ? ' is-open' : ''}`}>
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
            {remark ? (
              <div class="ruling-says">{remark}</div>
            ) : (
              <Lead ruling={ruling} reason={reasons({ game, home, ruling, labels })[0]} />
            )}
            <Why {...{ game, home, ruling, labels }} rests={props.rests ?? []} lead={!!remark} />
          </>
        ) : (
          children
        )}
      </div>
      {ruling && ruling.nearest.length > 0 && (
        <Nearest moves={ruling.nearest} title={labels.could} onTry={onTry} />
      )}
      {ruling && (
        <button
          type="button"
          class="ruling-pull"
          aria-expanded={isOpen}
          onClick={() => setOpen(isOpen ? null : ruling)}
        >
          {isOpen ? labels.less : labels.more}
        </button>
      )}
    </section>
  );
}
