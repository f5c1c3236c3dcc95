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
  readonly who: string;
  /** Lines of this side only. */
  readonly lines: readonly DeskCountLine[];
  /** Total with the points from before. */
  readonly score: number | undefined;
  /** Points that the side itself claims. */
  readonly claimed: number | null;
  readonly home: string;
}

/** A side's count, line by line, beside the points it claims. */
function CountSide({ side, who, lines, score, claimed, home }: CountSideProps): VNode {
  const points = lines.reduce((all, line) => all + line.points, 0);
  return (
    <section class="count-side" aria-label={who}>
      <h2>
        {who} <strong>{points}</strong>
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
          <span class="unseen">: {who}</span>{' '}
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
  /** A place the count needs that is still unsaid. */
  readonly missing: DeskPlace | null;
}

/** The count: each side's lines with their rules, its claim, what is missing, and which side is ahead. */
export function CountStep({ game, draft, home, missing: unsaid }: Props): VNode {
  const counted = useStore($count);
  const ruled = useStore($ruledGame);
  const elsewhere = useMemo(() => (ruled ? listOtherCounts(ruled, draft) : []), [ruled, draft]);
  const sides = countFormOf(game, draft)?.sides(draft.options, deskNaming(draft)) ?? [];
  if (!counted) return <p class="step-wait">{WORDS.fetching}</p>;
  if (unsaid) {
    return (
      <div class="step-wait">
        <button type="button" class="chip" onClick={() => choosePlace(unsaid.id)}>
          {WORDS.stillToSay(unsaid.label)}
        </button>
      </div>
    );
  }
  if (!counted.ok) {
    return (
      <div class="step-wait is-wrong">
        <p>{WORDS.wrongCount}</p>
        <Announced class="step-fault">{counted.fault.says}</Announced>
      </div>
    );
  }
  const { lines, scores, missing } = counted.value;
  const most = Math.max(...scores);
  const ahead = sides.filter((_, side) => scores[side] === most);
  return (
    <div class="count">
      {missing > 0 && <Announced class="count-missing">{WORDS.missing(missing)}</Announced>}
      {sides.map((who, side) => (
        <CountSide
          key={who}
          side={side}
          who={who}
          lines={lines.filter(({ seat }) => seat === side)}
          score={scores[side]}
          claimed={draft.claims[side] ?? null}
          home={home}
        />
      ))}
      <CountLines lines={lines.filter(({ seat }) => sides.length === 0 || seat === null)} home={home} />
      {sides.length > 0 && scores.length > 0 && (
        <Announced class="count-ahead">{WORDS.ahead(ahead, most)}</Announced>
      )}
      {elsewhere.map((one) => (
        <p key={one.option + one.otherLabel} class="count-elsewhere">
          <CardText text={describeReading(one)} />
        </p>
      ))}
    </div>
  );
}
