import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { DeskPlace } from '../../game/desk.ts';
import type { DeskGame, Game } from '../../game/game.ts';
import { findCountEffects } from '../../referee/count-effects.ts';
import type { SettingEffect } from '../../referee/setting-effects.ts';
import { $count, $ruledGame, choosePlace } from './state/desk.ts';
import { countFormOf, type DeskDraft, deskNaming } from './state/draft.ts';
import { type DeskCountLine, scoreDraft } from './state/laid-table.ts';
import './count.css';
import { describeReading } from '../../table/ruling/labels.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { ClaimDifference } from '../../ui/count/ClaimDifference.tsx';
import { CountLines } from '../../ui/count/CountLines.tsx';
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
}

/** A side's count, line by line, beside the points it claims. */
function CountSide({ side, sideName, lines, score, claimed, home }: CountSideProps): VNode {
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  return (
    <section class="count-side" aria-label={sideName}>
      <h2>
        {sideName} <strong>{points}</strong>
      </h2>
      <CountLines lines={lines} home={home} />
      {score !== points && (
        <p class="count-total">
          {WORDS.total} <strong>{score}</strong>
        </p>
      )}
      <p class="count-claim">
        <label>
          {WORDS.claimed}
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
    </section>
  );
}

/** House rules under which the count of this draft would differ. */
export const listOtherCounts = (game: DeskGame<Game>, draft: DeskDraft): readonly SettingEffect[] =>
  findCountEffects(game, draft.options, (options) => scoreDraft(game, { ...draft, options }));

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
  const sides = countFormOf(game, draft)?.sides(draft.options, deskNaming(draft)) ?? [];
  if (!countResult) return <p class="step-wait">{WORDS.fetching}</p>;
  if (missingPlace) {
    return (
      <div class="step-wait">
        <button type="button" class="chip" onClick={() => choosePlace(missingPlace.id)}>
          {WORDS.stillToSay(missingPlace.label)}
        </button>
      </div>
    );
  }
  if (!countResult.ok) {
    return (
      <div class="step-wait is-wrong">
        <p>{WORDS.wrongCount}</p>
        <Announced class="step-fault">{countResult.fault.says}</Announced>
      </div>
    );
  }
  const { lines, scores, missing } = countResult.value;
  const highScore = Math.max(...scores);
  const leaders = sides.filter((_, side) => scores[side] === highScore);
  return (
    <div class="count">
      {missing > 0 && <Announced class="count-missing">{WORDS.missing(missing)}</Announced>}
      {sides.map((sideName, side) => (
        <CountSide
          key={sideName}
          side={side}
          sideName={sideName}
          lines={lines.filter(({ seat }) => seat === side)}
          score={scores[side]}
          claimed={draft.claims[side] ?? null}
          home={home}
        />
      ))}
      <CountLines lines={lines.filter(({ seat }) => sides.length === 0 || seat === null)} home={home} />
      {sides.length > 0 && scores.length > 0 && (
        <Announced class="count-ahead">{WORDS.ahead(leaders, highScore)}</Announced>
      )}
      {otherCounts.map((one) => (
        <p key={one.option + one.otherLabel} class="count-elsewhere">
          <CardText text={describeReading(one)} />
        </p>
      ))}
    </div>
  );
}
