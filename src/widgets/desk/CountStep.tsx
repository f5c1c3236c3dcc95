import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { Game } from '../../game/game.ts';
import { $counted } from '../../stores/desk.ts';
import type { CountedLine } from '../../stores/desk-answer.ts';
import { type Draft, deskName } from '../../stores/desk-draft.ts';
import { claim } from '../../stores/desk-edit.ts';
import { CardText } from '../card/CardText.tsx';
import './count.css';
import { Send } from './Send.tsx';
import { Step } from './Step.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: Game;
  readonly draft: Draft;
  readonly home: string;
}

const sum = (lines: readonly CountedLine[], side: number): number =>
  lines.reduce((all, line) => (line.seat === side ? all + line.points : all), 0);

function difference(claimed: number, points: number): string {
  if (claimed === points) return WORDS.right;
  return claimed > points ? WORDS.tooMany(claimed - points) : WORDS.tooFew(points - claimed);
}

/** The count of what was won: each side's lines with their rules, and what the side says itself. */
export function CountStep({ game, draft, home }: Props): VNode {
  const counted = useStore($counted);
  const sides = game.desk.count?.sides(draft.options, deskName(draft)) ?? [];
  const bare = Object.keys(draft.won).length === 0;
  if (!counted?.ok || bare) {
    return (
      <Step number={2} id="count" title={WORDS.counting}>
        <p class={`step-wait${counted && !counted.ok ? ' is-wrong' : ''}`}>
          {counted && !counted.ok ? WORDS.wrongCount : WORDS.nothing}
        </p>
      </Step>
    );
  }
  const { lines, scores } = counted.value;
  const shared = lines.filter(({ seat }) => seat === null);
  return (
    <Step number={2} id="count" title={WORDS.counting}>
      <div class="count" role="status">
        {sides.map((who, side) => {
          const points = sum(lines, side);
          const claimed = draft.claims[side] ?? null;
          return (
            <section key={who} class="count-side" aria-label={who}>
              <h3>
                {who} <strong>{points}</strong>
              </h3>
              <Lines lines={lines.filter(({ seat }) => seat === side)} home={home} />
              {scores[side] !== points && (
                <p class="count-total">
                  {WORDS.total} <strong>{scores[side]}</strong>
                </p>
              )}
              <p class="count-claim">
                <label>
                  {WORDS.said}
                  <span class="unseen">: {who}</span>{' '}
                  <input
                    type="number"
                    inputmode="numeric"
                    step={1}
                    value={claimed === null ? '' : String(claimed)}
                    onInput={({ currentTarget: { value, valueAsNumber } }) =>
                      claim(side, value !== '' && Number.isSafeInteger(valueAsNumber) ? valueAsNumber : null)
                    }
                  />
                </label>
                {claimed !== null && (
                  <span class={`count-verdict${claimed === points ? ' is-right' : ' is-off'}`}>
                    {difference(claimed, points)}
                  </span>
                )}
              </p>
            </section>
          );
        })}
        <Lines lines={shared} home={home} />
      </div>
      <Send />
    </Step>
  );
}

function Lines({
  lines,
  home,
}: {
  readonly lines: readonly CountedLine[];
  readonly home: string;
}): VNode | null {
  if (lines.length === 0) return null;
  return (
    <ul class="count-lines">
      {lines.map(({ says, rule }) => (
        <li key={rule.rule + says}>
          <a href={home + rule.path} title={rule.title}>
            <span class="unseen">{WORDS.rule} </span>
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
