import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { $counted, $draft, $folded, $game, $laid, $problem, $said, ask } from '../../stores/desk.ts';
import { openDesk } from '../../stores/desk-address.ts';
import { isEmpty } from '../../stores/desk-draft.ts';
import { looksOf } from '../card/looks.ts';
import { later } from './later.tsx';
import { Step } from './Step.tsx';
import './desk.css';
import './fields.css';
import './print.css';
import { keeps } from './keeps.ts';
import { PutStep } from './PutStep.tsx';
import { RulingStep } from './RulingStep.tsx';
import { TryStep } from './TryStep.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly id: string;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
}

const CountStep = later(
  () => import('./CountStep.tsx').then((loaded) => loaded.CountStep),
  ({ lost }) => (
    <Step number={2} id="count" title={WORDS.counting}>
      <p class="step-wait">{lost ? WORDS.unreachable : WORDS.fetching}</p>
    </Step>
  ),
);

/** The referee's desk: lay out the table, say what was tried, hear the ruling. */
export function DeskIsland({ id, home }: Props): VNode {
  const game = useStore($game);
  const draft = useStore($draft);
  const laid = useStore($laid);
  const counted = useStore($counted);
  const problem = useStore($problem);
  const said = useStore($said);
  const folded = useStore($folded);
  const [lost, setLost] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  /** The heading one is on the way to, once the step before is folded. */
  const going = useRef<string | null>(null);
  const looks = useMemo(() => game && looksOf(game), [game]);

  useEffect(() => {
    let leave = (): void => undefined;
    let undress = (): void => undefined;
    let unwatch = (): void => undefined;
    import('../../stores/desk-lookups.ts').then(
      ({ watchLookUps }) => {
        unwatch = watchLookUps();
      },
      () => undefined,
    );
    if (keeps('settings')) {
      import('../../stores/settings.ts').then(
        ({ wearSettings }) => {
          undress = wearSettings(document.documentElement);
        },
        () => undefined,
      );
    }
    openDesk(id)
      .then((left) => {
        leave = left;
      })
      .catch(() => setLost(true));
    return () => {
      undress();
      unwatch();
      leave();
    };
  }, [id]);

  useLayoutEffect(() => {
    const heading = going.current && root.current?.querySelector<HTMLElement>(going.current);
    if (folded && heading) {
      heading.focus({ preventScroll: true });
      heading.scrollIntoView({ block: 'start' });
    }
    going.current = null;
  }, [folded]);

  if (!game || !draft || !looks) return <p class="desk-wait">{lost ? WORDS.unreachable : WORDS.loading}</p>;
  const counting = draft.question === 'count';
  const result = counting ? counted : laid;
  const fault = result && !result.ok ? result.fault : null;
  const table = laid?.ok ? laid.value : null;
  const bare = isEmpty(game, draft);
  const hand = table?.zones.find(({ kind }) => kind === 'hand')?.id;
  const goOn = (): void => {
    going.current = counting ? '#step-count' : '#step-try';
    $folded.set(true);
  };

  return (
    <div ref={root} class={`desk${folded ? ' is-folded' : ''}`}>
      {game.desk.count && (
        // biome-ignore lint/a11y/useSemanticElements: two ways of the same desk, not a form’s fields.
        <div class="questions" role="group" aria-label={WORDS.questions}>
          {(['move', 'count'] as const).map((question) => (
            <button
              key={question}
              type="button"
              aria-pressed={draft.question === question}
              onClick={() => ask(question)}
            >
              {WORDS.question[question]}
            </button>
          ))}
        </div>
      )}
      {problem && (
        <p class="desk-problem" role="alert">
          {problem}
        </p>
      )}
      <p class="unseen" role="status">
        {said}
      </p>
      <div class="desk-steps">
        <PutStep
          game={game}
          draft={draft}
          home={home}
          looks={looks}
          fault={fault}
          hand={hand}
          onDone={goOn}
        />
        {counting ? (
          <CountStep game={game} draft={draft} home={home} />
        ) : (
          <>
            <TryStep game={game} draft={draft} laid={table} looks={looks} fault={fault} />
            <RulingStep game={game} draft={draft} laid={bare ? null : table} home={home} />
          </>
        )}
      </div>
    </div>
  );
}
