import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Zone } from '../../game/zone.ts';
import { isQuestion, readMove } from '../../scenarios/question.ts';
import { $advice, $touched, drop, touch, touchTogether, tryMove, type Visit } from '../../stores/lesson.ts';
import { $settings } from '../../stores/settings.ts';
import { sorted } from '../../stores/sorting.ts';
import { CardText } from '../card/CardText.tsx';
import { looksOf } from '../card/looks.ts';
import { HandTools } from '../hand/HandTools.tsx';
import { Table } from '../table/Table.tsx';
import { Actions } from '../try/Actions.tsx';
import { Ask } from './Ask.tsx';
import { compared, counted } from './counted.ts';
import { Finish, type Onward } from './Finish.tsx';
import { Hints } from './Hints.tsx';
import { lookedAt } from './look.ts';
import { Progress } from './Progress.tsx';
import { Remark } from './Remark.tsx';
import { Telling } from './Telling.tsx';
import { Ways } from './Ways.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly visit: Visit;
  readonly home: string;
  readonly onward: Onward;
}

/** Text beside the table, never over the cards. */
export function LessonTable({ visit, home, onward }: Props): VNode {
  const { game, lesson, run, name } = visit;
  const touched = useStore($touched);
  const advice = useStore($advice);
  const { sort } = useStore($settings);
  const root = useRef<HTMLDivElement>(null);
  const step = lesson.steps[run.at];
  const looks = useMemo(() => looksOf(game), [game]);
  const view = useMemo(() => game.seen.view(run.state, lesson.you), [run.state]);
  const zones = useMemo(() => {
    if (step?.word === 'better') return compared(game, step.better);
    // What is counted without cards is said on the table as it lies.
    const cards = step?.word === 'score' ? counted(game, run.state.options, step.score, name) : [];
    if (cards.length > 0) return cards;
    return sorted(game.table.zones(view, lesson.you, name, run.events), sort);
  }, [view, step, run.events, sort]);
  const judged = step?.word === 'legal' ? step.legal : step?.word === 'breaks' ? step.breaks : null;
  const shown = judged ? game.table.picksOf(view, lesson.you, readMove(game, run.state, judged)) : touched;
  const playing =
    (run.phase === 'open' && (step?.word === 'move' || step?.word === 'break')) ||
    (run.phase === 'free' && game.play.turn(run.state) === lesson.you);
  const tapping = run.phase === 'open' && step?.word === 'tap';
  const labels = playing ? game.table.actions(view, lesson.you) : [];
  const reckoned = (playing && game.table.reckon?.(view, lesson.you, touched)) || [];
  const proposals = playing ? game.table.propose(view, lesson.you, touched) : null;
  const refused = run.remark?.tone === 'refused' ? run.remark.tried : null;

  // The keyboard is where it is needed next: on the way on, or at one's cards. Whoever has just come is left at
  // the top of the page, to read or hear first what this is about.
  const come = useRef(true);
  useLayoutEffect(() => {
    const fresh = come.current;
    come.current = false;
    if (fresh) return;
    const { activeElement } = document;
    if (
      activeElement !== document.body &&
      activeElement?.isConnected &&
      root.current?.contains(activeElement)
    ) {
      if (activeElement.getAttribute('aria-disabled') !== 'true') return;
    } else if (activeElement !== document.body) return;
    const to =
      root.current?.querySelector<HTMLElement>('[data-go]') ??
      root.current?.querySelector<HTMLElement>('.zone-hand button[tabindex="0"], .lesson-ask button');
    to?.focus({ preventScroll: true });
  }, [run]);

  return (
    <div ref={root} class="lesson">
      <div class="lesson-side">
        <Progress visit={visit} />
        {run.phase === 'over' ? (
          <Finish visit={visit} onward={onward} path={`${home}learn/`} />
        ) : (
          <Telling visit={visit} />
        )}
        {advice && run.phase === 'free' && (
          <p class="lesson-coach" role="status">
            <strong>{WORDS.coach}</strong> <CardText text={advice.says} />
          </p>
        )}
      </div>
      <div class="lesson-table">
        <Table
          zones={zones}
          looks={looks}
          picked={shown}
          marked={refused?.marks ?? []}
          hinted={run.phase === 'open' ? lookedAt(game.pack, zones, step?.look ?? []) : []}
          {...(playing || tapping ? { onPick: touch } : {})}
          {...(playing ? { onDrop: drop } : {})}
          {...(tapping ? { pickable: (zone: Zone) => zone.id === step.tap } : {})}
          labels={{ hinted: 'pointed at' }}
        />
        {run.phase === 'free' && <HandTools zones={zones} picked={touched} onBundle={touchTogether} />}
        {reckoned.length > 0 && (
          <p class="lesson-reckoned" role="status">
            <CardText text={reckoned.join(' ')} />
          </p>
        )}
        {playing && (
          // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
          <div class="lesson-acts buttons" role="group" aria-label={WORDS.actions}>
            <Actions
              labels={labels}
              proposals={proposals}
              ready={touched.length > 0}
              onAct={(label, way) => {
                // As it is touched now: fast fingers are ahead of what is drawn.
                const now = game.table.propose(view, lesson.you, $touched.get());
                const move = now.filter((p) => p.label === label)[way]?.move;
                if (move) tryMove(move);
              }}
              Text={CardText}
            />
          </div>
        )}
        {isQuestion(step) && run.phase === 'open' && <Ask key={run.at} visit={visit} step={step} />}
      </div>
      <div class="lesson-answer">
        <Remark visit={visit} home={home} />
        <Hints visit={visit} />
        <Ways visit={visit} />
      </div>
    </div>
  );
}
