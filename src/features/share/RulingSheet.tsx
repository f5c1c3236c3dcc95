import type { ComponentChildren, Ref, VNode } from 'preact';
import { UNKNOWN } from '../../cards/card.ts';
import type { Box } from '../../game/game.ts';
import { pictureCards, type RunSlot } from '../../game/picture.ts';
import type { Verdict } from '../../referee/verdict.ts';
import { RULING_LABELS } from '../../table/ruling/labels.ts';
import { Picture } from '../../table/ruling/Picture.tsx';
import { VerdictIcon } from '../../table/ruling/VerdictIcon.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { SentCount, SentRuling } from './parcel.ts';
import { QrDrawing } from './QrDrawing.tsx';
import { makeQr } from './qr.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly of: SentRuling;
  readonly url: string;
  readonly sheet: Ref<HTMLElement>;
}

/** Number of cards drawn beside the picture of the reason. */
const MAX_CARDS = 7;

const CARD_MARKS = { legal: 'new', illegal: 'wrong', depends: 'there' } as const;

/** What is drawn on the table when the ruling is given: the picture of the reason, and the cards it doesn't show. */
export function Felt({ game, verdict, cards, reason }: SentRuling): VNode | null {
  const picture = reason?.picture;
  const shownCards = new Set([UNKNOWN, ...(picture ? pictureCards(picture) : [])]);
  const slots = cards
    .filter((card) => !shownCards.has(card))
    .slice(0, MAX_CARDS)
    .map((card): RunSlot => ({ at: 0, card, mark: CARD_MARKS[verdict] }));
  if (slots.length === 0 && !picture) return null;
  return (
    <div class="refusal">
      {slots.length > 0 && <Picture game={game} picture={{ kind: 'run', slots, steps: [] }} />}
      {picture && <Picture game={game} picture={picture} />}
    </div>
  );
}

interface FrameProps {
  readonly game: Box;
  readonly houseRules: readonly string[];
  readonly url: string;
  readonly sheet: Ref<HTMLElement>;
  readonly verdict?: Verdict;
  readonly children: ComponentChildren;
}

/** A sheet that is shown before it is sent, and then painted as it is shown: the game on top, the address below. */
function Frame({ game, houseRules, url, sheet, verdict, children }: FrameProps): VNode {
  const [address = url] = url.split('#');
  const code = makeQr(url);
  return (
    <article ref={sheet} class={`sent ruling${verdict ? ` is-${verdict}` : ''}`}>
      <header>
        <b class="wordmark">{WORDS.site}</b>
        <span>{game.name}</span>
      </header>
      {children}
      <footer>
        {code && <QrDrawing code={code} />}
        <div>
          {houseRules.map((line) => (
            <p key={line}>
              <CardText text={line} />
            </p>
          ))}
          <p>{address.replace(/^https?:\/\//, '')}</p>
        </div>
      </footer>
    </article>
  );
}

interface CountProps extends Omit<Props, 'of'> {
  readonly of: SentCount;
}

/** The answer of a count: its drawing, the answer in large type, and its lines. */
export function CountSheet({ of, ...props }: CountProps): VNode {
  const { game, question, answer, picture, lines, houseRules } = of;
  return (
    <Frame {...{ game, houseRules, ...props }}>
      {picture && (
        <div class="refusal">
          <Picture game={game} picture={picture} />
        </div>
      )}
      <p class="ruling-verdict">
        <strong>{answer}</strong>
        <span class="ruling-turn">{question}</span>
      </p>
      {lines.map((line) => (
        <p key={line}>
          <CardText text={line} />
        </p>
      ))}
    </Frame>
  );
}

/** The sentence about these cards, and the law. */
export function SentReason({ says, reason }: Pick<SentRuling, 'says' | 'reason'>): VNode {
  return (
    <>
      <p class="ruling-says">
        <CardText text={says} />
      </p>
      {reason && (
        <blockquote class="ruling-law">
          {reason.cited.law !== says && (
            <p>
              <CardText text={reason.cited.law} />
            </p>
          )}
          <b>
            {RULING_LABELS.rule(reason.cited.number)} · {reason.cited.title}
          </b>
        </blockquote>
      )}
    </>
  );
}

/** A ruling that is understood without the page. */
export function RulingSheet({ of, ...props }: Props): VNode {
  const { game, verdict, tried, turnText, houseRules } = of;
  return (
    <Frame {...{ game, houseRules, verdict, ...props }}>
      <Felt {...of} />
      <p class="ruling-verdict">
        <VerdictIcon verdict={verdict} />
        <strong>{RULING_LABELS.verdict[verdict]}</strong>
        <span class="ruling-turn">{turnText}</span>
        <span>
          <CardText text={tried} />
        </span>
      </p>
      <SentReason {...of} />
    </Frame>
  );
}
