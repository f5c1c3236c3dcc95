import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { DeskPlace } from '../../game/desk.ts';
import type { DeskBox } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { answersTo, hasMore } from './state/answers.ts';
import { $places, $table, choosePlace } from './state/desk.ts';
import { askedOf, type Draft } from './state/draft.ts';
import { sayOf } from './state/edit.ts';
import { $answer } from './state/ruling.ts';
import { sayOfMove } from './state/try.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly game: DeskBox;
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
export function Asks({ game, draft }: Props): VNode | null {
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
