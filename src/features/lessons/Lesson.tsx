import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { Below } from '../../ui/focus/soon.tsx';
import type { Visit } from './visit.ts';
import '../../ui/focus/focus.css';
import { Acts } from './Acts.tsx';
import { Answer } from './Answer.tsx';
import type { Onward } from './Finish.tsx';
import { Head, type Laws } from './Head.tsx';
import { Sheet } from './Sheet.tsx';
import { Finish } from './soon.tsx';
import { Telling } from './Telling.tsx';
import { useScene } from './use-scene.ts';
import { useWayOn } from './use-way-on.ts';
import { Ways } from './Ways.tsx';

interface Props {
  readonly visit: Visit;
  readonly laws: Laws;
  readonly home: string;
  readonly onward: Onward;
}

/** A lesson in one window: what it says, the table, what one can do, what comes of it, the way on. */
export function Lesson({ visit, laws, home, onward }: Props): VNode {
  const { run, reading, walked } = visit;
  const root = useRef<HTMLDivElement>(null);
  const seen = reading === null ? run : (walked.seen[reading] ?? run);
  const shown: Visit = { ...visit, run: seen };
  const scene = useScene(shown);
  useWayOn(root, run);
  if (seen.phase === 'over') {
    return (
      <div ref={root} class="focus lesson is-over">
        <Head visit={visit} laws={laws} home={home} />
        <Sheet visit={shown} scene={scene} />
        <Finish visit={visit} onward={onward} path={`${home}learn/`} />
      </div>
    );
  }
  const asks = scene.playing || (seen.phase === 'open' && reading === null);
  return (
    <div ref={root} class={`focus lesson${asks ? '' : ' is-told'}`}>
      <Head visit={visit} laws={laws} home={home} />
      <Telling lesson={shown.lesson} at={seen.at} />
      <Sheet visit={shown} scene={scene} />
      <Acts visit={shown} scene={scene} />
      <Answer visit={shown} scene={scene} home={home} />
      <Below />
      <Ways visit={shown} at={run.at} />
    </div>
  );
}
