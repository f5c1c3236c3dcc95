import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { digits } from '../../cards/words.ts';
import type { DeskPlace } from '../../game/desk.ts';
import type { DeskGame, Game } from '../../game/game.ts';
import type { DrawnLine } from '../../game/reasons.ts';
import { findCountEffects } from '../../referee/count-effects.ts';
import type { SettingEffect } from '../../referee/setting-effects.ts';
import { useExplainer } from '../../table/ruling/explainer.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { looksOf } from '../../ui/card/looks.ts';
import { $count, $isLaying, $ruledGame, choosePlace } from './state/desk.ts';
import { countFormOf, type DeskDraft, deskNaming } from './state/draft.ts';
import { type DeskCount, type DeskCountLine, scoreDraft } from './state/laid-table.ts';
import './count.css';
import { describeReading } from '../../table/ruling/labels.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { ClaimDifference } from '../../ui/count/ClaimDifference.tsx';
import { CountLines } from '../../ui/count/CountLines.tsx';
import { describeCount, isCountLaid } from './described-count.ts';
import { LATE_WORDS } from './late-words.ts';
import { setClaim } from './state/edit.ts';
import { WORDS } from './words.ts';

interface CountSideProps {
  readonly side: number;
  readonly sideName: string;
  /** Lines of this side only. */
  readonly lines: readonly DeskCountLine[];
  /** Total that includes earlier points; undefined if the game adds nothing up. */
  readonly score: number | undefined;
  /** Points that the side itself claims; null if unsaid. */
  readonly claimed: number | null;
  readonly home: string;
  readonly draw: (line: DeskCountLine) => VNode | null;
}

/** A side's count, line by line, beside the points it claims. */
function CountSide({ side, sideName, lines, score, claimed, home, draw }: CountSideProps): VNode {
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  return (
    <section class="count-side" aria-label={sideName}>
      <header>
        <h2>
          {sideName} <strong>{digits(points)}</strong>
        </h2>
        <p class="count-claim">
          <label>
            {LATE_WORDS.claimed}
            <span class="unseen">: {sideName}</span>{' '}
            <input
              type="number"
              inputmode="numeric"
              step={1}
              value={claimed === null ? '' : String(claimed)}
              onInput={({ currentTarget: { value, valueAsNumber } }) =>
                setClaim(side, value !== '' && Number.isSafeInteger(valueAsNumber) ? valueAsNumber : null)
              }
            />
          </label>
          {claimed !== null && <ClaimDifference claimed={claimed} counted={points} />}
        </p>
      </header>
      <CountLines lines={lines} home={home} draw={draw} />
      {score !== points && (
        <p class="count-total">
          {LATE_WORDS.total} <strong>{score}</strong>
        </p>
      )}
    </section>
  );
}

/** House rules under which the count of this draft would differ. */
export const listOtherCounts = (game: DeskGame<Game>, draft: DeskDraft): readonly SettingEffect[] =>
  findCountEffects(game, draft.options, (options) => scoreDraft(game, { ...draft, options }));

/** Width of a card in a line, px. */
const LINE_CARD_WIDTH = 22;

/** A line as its cards, what is counted and the points. */
function LineDrawing({ game, drawn, points }: { game: DeskGame; drawn: DrawnLine; points: number }): VNode {
  const looks = useMemo(() => looksOf(game), [game]);
  return (
    <span class="count-drawn" aria-hidden="true">
      {drawn.cards.length > 0 && (
        <span class="picture-cards">
          {drawn.cards.map((card, i) => (
            <CardFace key={i} look={looks(card)} size={LINE_CARD_WIDTH} />
          ))}
        </span>
      )}
      {drawn.text} <b>{points}</b>
    </span>
  );
}

interface CountAnswerProps extends Omit<Props, 'missingPlace'> {
  readonly count: DeskCount;
}

/** The answer in a few words, its drawing, and the lines of each side with its claim. */
function CountAnswer({ game, draft, home, count }: CountAnswerProps): VNode {
  const explainer = useExplainer(game.id);
  const isLaying = useStore($isLaying);
  const end = useRef<HTMLDivElement>(null);
  const isLaid = isCountLaid(game, draft);
  // After the last card the pack closes, and the answer is in sight.
  useEffect(() => {
    if (isLaid) $isLaying.set(false);
  }, [isLaid]);
  // A tall table would push the answer out of the window.
  useEffect(() => {
    if (!isLaying && explainer) end.current?.closest('.count')?.scrollIntoView({ block: 'nearest' });
  }, [isLaying, explainer]);
  const described = useMemo(
    () => explainer && describeCount(explainer, game, draft, count),
    [explainer, game, draft, count],
  );
  const { lines, scores, missing } = count;
  const sides = countFormOf(game, draft)?.sides(draft.options, deskNaming(draft)) ?? [];
  const draw = (line: DeskCountLine): VNode | null => {
    const drawn = described?.drawnLines[lines.indexOf(line)];
    return drawn ? <LineDrawing game={game} drawn={drawn} points={line.points} /> : null;
  };
  return (
    <>
      <p class="ruling-verdict">
        <Announced as="span" class="ruling-turn">
          <strong>{described?.answer}</strong>
        </Announced>
      </p>
      {explainer && described?.picture && <explainer.Picture game={game} picture={described.picture} />}
      {missing > 0 && <Announced class="count-missing">{LATE_WORDS.missing(missing)}</Announced>}
      <CountLines lines={lines.filter(({ seat }) => sides.length === 0 || seat === null)} home={home} draw={draw} />
      <div ref={end} class="count-sides">
        {sides.map((sideName, side) => (
          <CountSide
            key={sideName}
            side={side}
            sideName={sideName}
            lines={lines.filter(({ seat }) => seat === side)}
            score={scores[side]}
            claimed={draft.claims[side] ?? null}
            home={home}
            draw={draw}
          />
        ))}
      </div>
    </>
  );
}

interface Props {
  readonly game: DeskGame;
  readonly draft: DeskDraft;
  readonly home: string;
  /** The first place still to be filled in before counting; null if none is missing. */
  readonly missingPlace: DeskPlace | null;
}

/** The count: each side's lines with their rules, its claim, what is missing, and which side is ahead. */
export function CountStep({ game, draft, home, missingPlace }: Props): VNode {
  const countResult = useStore($count);
  const ruled = useStore($ruledGame);
  const otherCounts = useMemo(() => (ruled ? listOtherCounts(ruled, draft) : []), [ruled, draft]);
  if (!countResult) return <p class="step-wait">{WORDS.fetching}</p>;
  if (missingPlace) {
    return (
      <div class="step-wait">
        <button type="button" class="chip" onClick={() => choosePlace(missingPlace.id)}>
          {LATE_WORDS.stillToSay(missingPlace.label)}
        </button>
      </div>
    );
  }
  if (!countResult.ok) {
    return (
      <div class="step-wait is-wrong">
        <p>{LATE_WORDS.wrongCount}</p>
        <Announced class="step-fault">{countResult.fault.says}</Announced>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for touch, which closes the pack.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div class="count ruling" onClick={() => $isLaying.set(false)}>
      <CountAnswer {...{ game, draft, home }} count={countResult.value} />
      {otherCounts.map((one) => (
        <p key={one.option + one.otherLabel} class="count-elsewhere">
          <CardText text={describeReading(one)} />
        </p>
      ))}
    </div>
  );
}
