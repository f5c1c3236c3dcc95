import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { POINTS } from '../../game/pad.ts';
import { claimed, type Draft } from '../../stores/pad/draft.ts';
import { $reckoned, edit } from '../../stores/pad/pad.ts';
import { LONGEST_TEXT } from '../../stores/pad/sheet.ts';
import { CardText } from '../card/CardText.tsx';
import { Claimed } from '../count/Claimed.tsx';
import { CountLines } from '../count/CountLines.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly draft: Draft;
  readonly sides: readonly string[];
  readonly home: string;
}

/** Why it comes to that, line by line with the rule of each, against what is claimed. */
export function Lines({ draft, sides, home }: Props): VNode | null {
  const reckoned = useStore($reckoned);
  if (!reckoned || reckoned.fault || reckoned.lines.length === 0) return null;
  const { lines, gains, claims, doubts } = reckoned;
  const nobodys = lines.filter(({ seat }) => seat === null);
  return (
    <section class="pad-lines" aria-label={WORDS.why}>
      {doubts.slice(1).map(({ says, rule }) => (
        <p key={says} class="pad-comes is-doubtful">
          <CardText text={says} /> <a href={home + rule.path}>{rule.number}</a>
        </p>
      ))}
      <CountLines lines={nobodys} home={home} />
      {sides.map((who, side) => (
        <section key={who} aria-label={who}>
          <h3>
            {who} <strong>{gains[side]}</strong>
          </h3>
          <CountLines
            lines={lines.filter(({ seat }) => seat !== null && seatSide(seat, sides) === side)}
            home={home}
          />
          {draft.way !== POINTS && (
            <p class="pad-claim">
              <label>
                {WORDS.claims}
                <span class="unseen">: {who}</span>{' '}
                <input
                  type="text"
                  inputmode="numeric"
                  autocomplete="off"
                  maxLength={LONGEST_TEXT}
                  value={draft.claims[side] ?? ''}
                  onInput={({ currentTarget: { value } }) =>
                    edit((now) => claimed(now, side, value, sides.length))
                  }
                />
              </label>{' '}
              {claims[side] && <Claimed {...claims[side]} />}
            </p>
          )}
        </section>
      ))}
    </section>
  );
}

/** A line names a seat or a side; where partners gain together a seat stands for its side. */
const seatSide = (seat: number, sides: readonly string[]): number => seat % sides.length;
