import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { POINTS } from '../../game/pad.ts';
import type { Draft } from '../../stores/pad/draft.ts';
import { $reckoned, edit } from '../../stores/pad/pad.ts';
import type { Claim, Reckoned } from '../../stores/pad/reckon.ts';
import { CardText } from '../card/CardText.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly draft: Draft;
  readonly sides: readonly string[];
  readonly home: string;
}

function verdict({ said, right }: Claim): string {
  if (said === right) return WORDS.right;
  return said > right ? WORDS.tooMany(said - right) : WORDS.tooFew(right - said);
}

function Said({ claim }: { readonly claim: Claim | null | undefined }): VNode | null {
  if (!claim) return null;
  return <b class={claim.said === claim.right ? 'is-right' : 'is-off'}>{verdict(claim)}</b>;
}

/** The lines of one side, or those that are nobody’s. */
function Of({ lines, home }: { readonly lines: Reckoned['lines']; readonly home: string }): VNode {
  return (
    <ul>
      {lines.map(({ rule, says }) => (
        <li key={rule.rule + says}>
          <a href={home + rule.path} title={rule.title}>
            {rule.number}
          </a>{' '}
          <span>
            <CardText text={says} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Why it comes to that, line by line with the rule of each, against what is claimed. */
export function Lines({ draft, sides, home }: Props): VNode | null {
  const reckoned = useStore($reckoned);
  if (!reckoned || reckoned.fault || reckoned.lines.length === 0) return null;
  const { lines, gains, claims, doubts } = reckoned;
  const claim = (side: number, text: string): void =>
    edit((now) => ({ ...now, claims: sides.map((_, at) => (at === side ? text : (now.claims[at] ?? ''))) }));
  const nobodys = lines.filter(({ seat }) => seat === null);
  return (
    <section class="pad-lines" aria-label={WORDS.why}>
      {doubts.slice(1).map(({ says, rule }) => (
        <p key={says} class="pad-comes is-doubtful">
          <CardText text={says} /> <a href={home + rule.path}>{rule.number}</a>
        </p>
      ))}
      {nobodys.length > 0 && <Of lines={nobodys} home={home} />}
      {sides.map((who, side) => (
        <section key={who} aria-label={who}>
          <h3>
            {who} <strong>{gains[side]}</strong>
          </h3>
          <Of
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
                  value={draft.claims[side] ?? ''}
                  onInput={({ currentTarget }) => claim(side, currentTarget.value)}
                />
              </label>{' '}
              <Said claim={claims[side]} />
            </p>
          )}
        </section>
      ))}
    </section>
  );
}

/** A line names a seat or a side; where partners gain together a seat stands for its side. */
const seatSide = (seat: number, sides: readonly string[]): number => seat % sides.length;
