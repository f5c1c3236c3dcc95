import type { VNode } from 'preact';
import { sentence } from '../../cards/words.ts';
import { whyBetter } from '../../scenarios/answers.ts';
import { Signs } from '../../table/hand/Signs.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { Said } from './Said.tsx';
import type { Visit } from './visit.ts';
import { WORDS } from './words.ts';

/** Who is on turn while a hand is played out. */
function Turn({ visit: { game, lesson, run, name } }: { readonly visit: Visit }): VNode {
  const seat = game.play.turn(run.state);
  const on = seat === lesson.you || seat === null;
  const counts = game.talk.counts?.(run.state);
  return (
    <Announced class="lesson-turn">
      {on ? WORDS.yourTurn : WORDS.turnOf(sentence(name(seat)))}
      {counts && <CardText text={` ${counts}`} />}
    </Announced>
  );
}

/** What the others did, and what came of it. */
export function Told({ visit }: { readonly visit: Visit }): VNode | null {
  const { game, lesson, run, name } = visit;
  const step = lesson.steps[run.at];
  const events = step?.word === 'reply' || run.phase === 'free' ? run.events.slice(0, run.shown) : [];
  const better = step?.word === 'better' && run.phase === 'done';
  if (events.length === 0 && !better && run.phase !== 'free') return null;
  return (
    <div class="lesson-told">
      {events.map((event, i) => (
        <Announced as="div" key={`${event.kind}${i.toString()}`}>
          <Signs signs={game.table.shown?.(event) ?? []} />
          <Said text={game.talk.tell(event, name)} />
        </Announced>
      ))}
      {better && (
        <Announced as="div">
          <Said text={whyBetter(game, run.state, step)} />
        </Announced>
      )}
      {run.phase === 'free' && <Turn visit={visit} />}
    </div>
  );
}
