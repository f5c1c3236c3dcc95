import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { DeskPlace } from '../../game/desk.ts';
import type { DeskGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { RulingPanel } from '../../table/ruling/RulingPanel.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { RulingWaits } from './RulingWaits.tsx';
import { answersTo, hasMore } from './state/answers.ts';
import { $laying, $places, $ruled, $table, choosePlace } from './state/desk.ts';
import { askedOf, type Draft, deskName } from './state/draft.ts';
import { sayOf } from './state/edit.ts';
import { withLaws } from './state/laws.ts';
import { $answer, ruling } from './state/ruling.ts';
import { sayOfMove, tryMove } from './state/try.ts';
import { Thinking } from './Thinking.tsx';
import { WORDS } from './words.ts';

interface RulingAsksProps {
  readonly game: DeskGame;
  readonly draft: Draft;
}

interface Answer {
  readonly label: string;
  readonly now: boolean;
  readonly onSay: (event: Event) => void;
}

function Ask({ asks, answers }: { readonly asks: string; readonly answers: readonly Answer[] }): VNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class="ask" role="group" aria-label={asks}>
      <span aria-hidden="true">
        <CardText text={asks} />
      </span>
      {answers.map(({ label, now, onSay }) => (
        <button key={label} type="button" class="chip" aria-pressed={now} onClick={onSay}>
          <CardText text={label} />
        </button>
      ))}
    </div>
  );
}

/** A question the ruling depends on: its short answers, and the way to its place where there are others. */
function OpenAsk({ place, draft }: { readonly place: DeskPlace; readonly draft: Draft }): VNode {
  const game = useStore($table);
  const short = useMemo(() => (game ? answersTo(game, draft, place) : []), [game, draft, place]);
  const answers = short.map(({ label, said }) => ({ label, now: false, onSay: () => sayOf(place, said) }));
  const layItOut = (event: Event): void => {
    // A touch of the ruling would turn back to the table.
    event.stopPropagation();
    choosePlace(place.id);
  };
  const more = { label: WORDS.layItOut, now: false, onSay: layItOut };
  const label = ('among' in place && place.among) || place.label;
  return <Ask asks={label} answers={hasMore(place, short) ? [...answers, more] : answers} />;
}

/** What the ruling depends on and touches can’t say, asked beside it: the top card, who made a card, what ends on top. */
function Asks({ game, draft }: RulingAsksProps): VNode | null {
  const answer = useStore($answer);
  const places = useStore($places);
  const { move, position, seat } = draft;
  if (!move) return null;
  const questions = places.flatMap((place) => askedOf(place, position));
  const open = (answer?.ok ? answer.value.open : []).flatMap(
    ({ id }) => [...places, ...questions].find((place) => place.id === id) ?? [],
  );
  const about = game.desk.about?.(position, seat, move) ?? [];
  const same = (a: JsonObject): boolean => JSON.stringify(a) === JSON.stringify(move);
  return (
    <div class="asks">
      {open.map((place) => (
        <OpenAsk key={place.id} place={place} draft={draft} />
      ))}
      {questions
        .filter((one) => one.read(position) !== undefined)
        .map((one) => (
          <Ask
            key={one.id}
            asks={one.label}
            answers={one.choices.map(({ value, label }) => ({
              label,
              now: JSON.stringify(one.read(position)) === JSON.stringify(value),
              onSay: () => sayOf(one, value),
            }))}
          />
        ))}
      {about.map(({ label, choices }) => (
        <Ask
          key={label}
          asks={label}
          answers={choices.map((choice) => ({
            label: choice.label,
            now: same(choice.move),
            onSay: () => sayOfMove(choice.move),
          }))}
        />
      ))}
    </div>
  );
}

interface Props {
  readonly game: DeskGame;
  readonly draft: Draft;
  readonly home: string;
}

/** Who is right, and by which rule; what it hangs on can be said right there. */
export function RulingStep({ game, draft, home }: Props): VNode {
  const answer = useStore(ruling.$answer);
  const wait = useStore(ruling.$wait);
  const ruled = useStore($ruled);
  const [lost, setLost] = useState(false);
  const step = useRef<HTMLDivElement>(null);
  const done = answer?.ok ? answer.value : null;
  // A ruling cites the laws: whoever has one waits for them.
  useEffect(() => {
    if (done && !ruled) withLaws(game).catch(() => setLost(true));
  }, [game, done, ruled]);
  // Below a table with many cards it would be said where nobody looks.
  useEffect(() => {
    if (done && ruled) step.current?.scrollIntoView({ block: 'nearest' });
  }, [done, ruled]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a finger’s way back; its button “Why” is everybody’s.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div ref={step} class="ruling-step is-docked" onClick={() => done && $laying.set(false)}>
      <Asks game={game} draft={draft} />
      {answer && !answer.ok ? (
        <Announced class="place-wrong">
          {answer.fault.code === 'bad-move' ? `${WORDS.wrongMove}: ` : ''}
          {answer.fault.says}
        </Announced>
      ) : !ruled ? (
        <RulingWaits says={lost ? WORDS.unreachable : WORDS.waiting} />
      ) : (
        <RulingPanel
          game={ruled}
          home={home}
          ruling={done?.ruling ?? null}
          at={done && { ...done, name: deskName(draft) }}
          onTry={tryMove}
          hidesSend
        >
          {wait === 'none' ? <p>{WORDS.waiting}</p> : <Thinking asking={ruling} />}
        </RulingPanel>
      )}
    </div>
  );
}
