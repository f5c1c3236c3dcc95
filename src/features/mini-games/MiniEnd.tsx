import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type EndTable, EndTables } from '../../exercise/EndTables.tsx';
import { createPosition } from '../../exercise/item.ts';
import { type MiniStanding, MY_SEAT } from '../../scenarios/mini/standing.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { EndSheet } from '../../ui/end-sheet/EndSheet.tsx';
import type { Practice } from '../saved-games/index.ts';
import type { MiniDeals } from './deals.ts';
import { Stars } from './Stars.tsx';
import type { DealtMini } from './table.ts';
import { WORDS } from './words.ts';

/** A sequence of moves that earns three stars. */
function MiniSolution({ fetchWay }: { readonly fetchWay: () => Promise<readonly string[]> }): VNode {
  const [solution, setSolution] = useState<readonly string[] | 'lost'>([]);
  useEffect(() => {
    fetchWay().then(setSolution, () => setSolution('lost'));
  }, []);
  return (
    <section aria-labelledby="mini-way">
      <h3 id="mini-way">{WORDS.way}</h3>
      {solution === 'lost' ? (
        <p>{WORDS.wayLost}</p>
      ) : (
        <ol>
          {solution.map((sentence, i) => (
            <li key={i.toString()}>
              <CardText text={sentence} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The player’s turns, each with the table before it and the cards of the move in a ring. */
function drawTurns({ game, start }: DealtMini, { match, steps }: Practice): readonly EndTable[] {
  return match.turns.slice(start).flatMap(({ seat, move }, i): readonly EndTable[] => {
    const step = steps[start + i];
    if (seat !== MY_SEAT || !step) return [];
    const position = createPosition(game, { state: step.state, seat, move });
    return [{ game, position, ringed: position.picks, says: <CardText text={position.says} /> }];
  });
}

interface MiniEndProps {
  readonly dealtMini: DealtMini;
  readonly practice: Practice;
  readonly standing: MiniStanding;
  readonly deals: MiniDeals;
  readonly onDeal: (seed?: number) => void;
}

/** The result, the player’s turns, and what to do next: new cards until all stars are won, then the next lesson. */
export function MiniEnd({ dealtMini, practice, standing, deals, onDeal }: MiniEndProps): VNode {
  const { progress, stars } = standing;
  const { game, aim, seed } = dealtMini;
  const hasAll = stars === 3;
  const again = (
    <button key="again" type="button" class={`button${hasAll ? '' : ' primary'}`} onClick={() => onDeal()}>
      {WORDS.again}
    </button>
  );
  const onward = (
    <a key="onward" class={`button${hasAll ? ' primary' : ''}`} href={deals.onward}>
      {WORDS.nextLesson}
    </a>
  );
  return (
    <EndSheet
      id="mini-end"
      head={[game.name, aim.title]}
      title={WORDS.ended[stars]}
      figure={
        <span class="mini-stars">
          <Stars stars={stars} />
        </span>
      }
      result={<p class="end-note">{WORDS.resultLine(aim.describeProgress(progress))}</p>}
      ways={hasAll ? [onward, again] : [again, onward]}
      more={
        <button type="button" class="button" onClick={() => onDeal(seed)}>
          {WORDS.sameDeal}
        </button>
      }
    >
      <EndTables tables={drawTurns(dealtMini, practice)} />
      {!hasAll && <MiniSolution fetchWay={() => deals.fetchSolution(seed)} />}
    </EndSheet>
  );
}
