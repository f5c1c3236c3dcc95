import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { joinWords } from '../../cards/words.ts';
import { packMatch } from '../../referee/link.ts';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { $results, DAY_STRENGTHS, dealOfDay, findResult, writeDeal } from '../challenge/index.ts';
import { STRENGTHS } from '../saved-games/index.ts';
import { DEAL_WORDS, RESULT_WORDS } from './result-words.ts';
import '../../ui/end-sheet/end-sheet.css';
import { dayText, WORDS } from './words.ts';

export interface DailyDealsProps {
  /** Address of the site's front page. */
  readonly root: string;
  readonly games: readonly { readonly id: string; readonly name: string }[];
  readonly today: string;
  readonly onDone: () => void;
}

const labelOfStrength = (strength: string): string => STRENGTHS.find(({ id }) => id === strength)?.label ?? strength;

/** Lists one deal per game for the day, with the player's results. */
export function DailyDeals({ root, games, today, onDone }: DailyDealsProps): VNode {
  const results = useStore($results);
  const describeResult = (id: string, strength: (typeof DAY_STRENGTHS)[number]): string => {
    const [ownTotal, ...otherTotals] = findResult(results, today, id, strength) ?? [];
    return ownTotal === undefined ? '' : DEAL_WORDS.came(String(ownTotal), joinWords(otherTotals.map(String)));
  };
  return (
    <>
      <div class="focus-head">
        <ExitLink label={RESULT_WORDS.done} onClick={onDone} />
        <p class="exercise-at daily-date">{dayText(today)}</p>
      </div>
      <section class="end" aria-labelledby="daily-deals">
        <h2 id="daily-deals">{WORDS.deals}</h2>
        <p>{DEAL_WORDS.about}</p>
        <ul class="daily-deals">
          {games.map(({ id, name }) => (
            <li key={id} data-game={id}>
              <b>{name}</b>
              {DAY_STRENGTHS.map((strength) => (
                <a
                  key={strength}
                  class="button"
                  href={`${root}${id}/play/#${packMatch(writeDeal(dealOfDay(id, today, strength), { day: today }))}`}
                >
                  {DEAL_WORDS.against(labelOfStrength(strength))}
                  <small>{describeResult(id, strength)}</small>
                </a>
              ))}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
