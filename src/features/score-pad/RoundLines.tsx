import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { POINTS_FIELD } from '../../game/pad.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { ClaimDifference } from '../../ui/count/ClaimDifference.tsx';
import { CountLines } from '../../ui/count/CountLines.tsx';
import { type RoundDraft, setClaim } from './state/draft.ts';
import { $roundResult, editDraft } from './state/pad.ts';
import { LONGEST_TEXT } from './state/sheet.ts';
import type { PadClaim } from './state/standing.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly draft: RoundDraft;
  readonly sides: readonly string[];
  readonly home: string;
}

interface ClaimFieldProps {
  readonly draft: RoundDraft;
  readonly side: number;
  readonly sides: readonly string[];
  readonly claim: PadClaim | null;
}

/** What a side claims, and how far off it is. */
function ClaimField({ draft, side, sides, claim }: ClaimFieldProps): VNode {
  const problem = claim && 'problem' in claim ? claim.problem : null;
  const id = `pad-claim-${side}`;
  return (
    <>
      <p class="pad-claim">
        <label>
          {WORDS.claims}
          <span class="unseen">: {sides[side]}</span>{' '}
          <input
            type="text"
            inputmode="numeric"
            autocomplete="off"
            maxLength={LONGEST_TEXT}
            value={draft.claims[side] ?? ''}
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : id}
            onInput={({ currentTarget: { value } }) =>
              editDraft((currentDraft) => setClaim(currentDraft, side, value, sides.length))
            }
          />
        </label>{' '}
        {claim && 'claimed' in claim && <ClaimDifference {...claim} />}
      </p>
      {problem !== null && (
        <p id={id} class="pad-comes is-doubtful">
          {problem}
        </p>
      )}
    </>
  );
}

/** The result line by line with its rules, compared with the claims. */
export function RoundLines({ draft, sides, home }: Props): VNode | null {
  const result = useStore($roundResult);
  if (!result || result.fault || result.lines.length === 0) return null;
  const { lines, gains, claims, doubts } = result;
  const sharedLines = lines.filter(({ seat }) => seat === null);
  return (
    <section class="pad-lines" aria-label={WORDS.linesHeading}>
      {doubts.slice(1).map(({ says, rule }) => (
        <p key={says} class="pad-comes is-doubtful">
          <CardText text={says} /> <a href={home + rule.path}>{rule.number}</a>
        </p>
      ))}
      <CountLines lines={sharedLines} home={home} />
      {sides.map((sideName, side) => (
        <section key={sideName} aria-label={sideName}>
          <h3>
            {sideName} <strong>{gains[side]}</strong>
          </h3>
          <CountLines lines={lines.filter(({ seat }) => seat !== null && seatSide(seat, sides) === side)} home={home} />
          {draft.way !== POINTS_FIELD && (
            <ClaimField draft={draft} side={side} sides={sides} claim={claims[side] ?? null} />
          )}
        </section>
      ))}
    </section>
  );
}

/** A line names a seat or a side; where partners score together a seat stands for its side. */
const seatSide = (seat: number, sides: readonly string[]): number => seat % sides.length;
