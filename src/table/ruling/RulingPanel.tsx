import type { ComponentChildren, RefObject, VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import type { Picture as Drawn } from '../../game/picture.ts';
import type { GameMove } from '../../game/play.ts';
import { citeReasons, type NamedTry } from '../../referee/cited-reasons.ts';
import type { NearbyMove } from '../../referee/nearest-moves.ts';
import type { Ruling } from '../../referee/ruling.ts';
import { Announced, withLiveRegion } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { type Explainer, useExplainer } from './explainer.ts';
import { RULING_LABELS, type RulingLabels } from './labels.ts';
// The same order as in lazy-ruling-panel.tsx, so that both share one style file.
import './judged.css';
import './dock.css';
import './ruling.css';
import { dependsOnText } from './panel-words.ts';
import { Lead, RulingReasons } from './RulingReasons.tsx';
import { VerdictIcon } from './VerdictIcon.tsx';

interface Props {
  readonly moves: readonly NearbyMove[];
  readonly title: string;
  readonly onTry?: ((move: GameMove) => void) | undefined;
}

/** The nearest legal moves: buttons, or text without `onTry`. */
function NearestMoves({ moves, title, onTry }: Props): VNode {
  return (
    <div class={`ruling-could${onTry ? '' : ' is-read'}`}>
      <p>{title}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away. */}
      <ul role="list">
        {moves.map(({ says, move }) => {
          const label = says.replace(/\.$/, '');
          return (
            <li key={says}>
              {onTry ? (
                <button type="button" onClick={() => onTry(move)} {...(says === label ? {} : { title: says })}>
                  <CardText text={label} />
                </button>
              ) : (
                <CardText text={label} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export interface RulingPanelProps {
  readonly game: Game;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
  /** The ruling to show; null before the first try, and `children` are shown instead. */
  readonly ruling: Ruling | null;
  /** The try that was ruled on; with it the explanations name its cards, and whose turn it is. */
  readonly at: NamedTry | null;
  /** Explanations for pages that can't fetch them. */
  readonly explainer?: Explainer;
  /** Text beside the verdict; default: whose turn it is. */
  readonly besideVerdict?: string | undefined;
  /** Tries one of the nearest moves; without it they are text. */
  readonly onTry?: ((move: GameMove) => void) | undefined;
  /** The player has just made this try at the table: a refusal is shown there. Default: whether moves can be tried. */
  readonly isLive?: boolean;
  /** The try is shown elsewhere, and left out beside the verdict. */
  readonly hidesTry?: boolean;
  /** The page has its own Send button. */
  readonly hidesSend?: boolean;
  readonly labels?: Partial<RulingLabels>;
  /**
   * Author's words for this try. They follow the referee's sentence if the try is illegal, and replace it if it is
   * legal.
   */
  readonly remark?: ComponentChildren;
  readonly children?: ComponentChildren;
}

interface RulingBodyProps extends Omit<RulingPanelProps, 'children' | 'labels' | 'explainer'> {
  readonly ruling: Ruling;
  readonly labels: RulingLabels;
  readonly explainer: Explainer | null;
}

/** Findings of rulings already announced: drawing a ruling again is no event. */
const announcedFindings = new WeakSet<Ruling['findings']>();

/** Findings of refusals already shown on their table. */
const stagedFindings = new WeakSet<Ruling['findings']>();

/** Shows a refusal once on the table beside the ruling. */
function useRefusal(
  verdict: RefObject<Element>,
  { game, ruling, onTry, isLive = onTry !== undefined, explainer }: RulingBodyProps,
  picture?: Drawn,
): void {
  useLayoutEffect(() => {
    if (ruling.verdict !== 'illegal' || !isLive || !explainer || stagedFindings.has(ruling.findings)) return;
    stagedFindings.add(ruling.findings);
    // The table marks its cards in the same render, perhaps after this panel.
    requestAnimationFrame(() => verdict.current && explainer.stageRefusal(verdict.current, game, picture));
  }, [ruling, explainer]);
}

/** Announces the verdict and its sentence once. */
function VerdictAnnouncement({ ruling, labels, says }: VerdictProps): null {
  useLayoutEffect(() => {
    if (announcedFindings.has(ruling.findings)) return;
    announcedFindings.add(ruling.findings);
    const sentences = ruling.depends.length > 0 ? ruling.depends.map(dependsOnText) : [says];
    withLiveRegion(({ say }) => say([`${labels.verdict[ruling.verdict]}.`, ...sentences].join(' ')));
  }, [ruling]);
  return null;
}

interface VerdictProps extends Pick<RulingBodyProps, 'ruling' | 'labels'> {
  readonly says: string | undefined;
}

/** Verdict, whose turn it is, the sentence about these cards, and the reasons. */
function RulingBody(props: RulingBodyProps): VNode {
  const { game, home, ruling, at, besideVerdict = at?.turnText } = props;
  const { hidesTry, remark, labels, explainer, hidesSend } = props;
  const reasons =
    explainer && at ? explainer.explainRuling(game, ruling, explainer.reasons, at) : citeReasons(game, ruling);
  const verdict = useRef<HTMLParagraphElement>(null);
  useRefusal(verdict, props, reasons[0]?.picture);
  const isLeadLater = !!remark && ruling.verdict === 'legal';
  const readings = useMemo(
    () => (explainer && at ? explainer.readingsOf(game, ruling, at) : ruling.readings),
    [ruling, explainer],
  );
  return (
    <>
      <VerdictAnnouncement ruling={ruling} labels={labels} says={reasons[0]?.says} />
      <p ref={verdict} class={`ruling-verdict${besideVerdict ? ' has-turn' : ''}${hidesTry ? '' : ' has-tried'}`}>
        <VerdictIcon verdict={ruling.verdict} />
        <strong>{labels.verdict[ruling.verdict]}</strong>
        {besideVerdict && <span class="ruling-turn">{besideVerdict}</span>}
        {!hidesTry && (
          <span class="ruling-tried">
            <CardText text={ruling.tried} />
          </span>
        )}
      </p>
      {!isLeadLater && <Lead ruling={ruling} says={reasons[0]?.says} />}
      {remark && (
        <Announced as="div" class="ruling-says">
          {remark}
        </Announced>
      )}
      <RulingReasons
        {...{ game, home, ruling, labels, reasons, explainer, readings }}
        showsLead={isLeadLater}
        sending={at && !hidesSend ? { game, home, ruling, at } : undefined}
      />
    </>
  );
}

/**
 * The ruling panel: the referee's answer, the rule it cites, and the nearest legal moves. On a small screen it is a bar
 * with verdict, sentence and moves, which opens to show the rest.
 */
export function RulingPanel({ children, ...props }: RulingPanelProps): VNode {
  const { game, ruling, onTry } = props;
  const [openRuling, setOpen] = useState<Ruling | null>(null);
  // Fetched before the first try, so that the first ruling has them too.
  const fetchedExplainer = useExplainer(game.id);
  const explainer = props.explainer ?? fetchedExplainer;
  const labels = { ...RULING_LABELS, ...props.labels };
  const kind = ruling?.verdict ?? (children ? 'waiting' : 'none');
  const isOpen = ruling !== null && openRuling === ruling;
  const panel = useRef<HTMLElement>(null);
  // While the panel is open, other content of the window makes room.
  useLayoutEffect(() => {
    const room = isOpen && panel.current?.closest<HTMLElement>('.focus, .board');
    if (!room) return;
    room.dataset['ruling'] = 'open';
    return () => {
      delete room.dataset['ruling'];
    };
  }, [isOpen]);
  return (
    <section ref={panel} class={`ruling is-${kind}${isOpen ? ' is-open' : ''}`}>
      <div class="ruling-heard">{ruling ? <RulingBody {...{ ...props, ruling, labels, explainer }} /> : children}</div>
      {ruling && ruling.nearest.length > 0 && (
        <NearestMoves moves={ruling.nearest} title={labels.could} onTry={onTry} />
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
