import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { DeskBox } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { $places } from '../../stores/desk.ts';
import { askedOf, type Draft } from '../../stores/desk-draft.ts';
import { sayOf } from '../../stores/desk-edit.ts';
import { $answer } from '../../stores/desk-ruling.ts';
import { sayOfMove } from '../../stores/desk-try.ts';
import { CardText } from '../card/CardText.tsx';

interface Props {
  readonly game: DeskBox;
  readonly draft: Draft;
}

interface Answer {
  readonly label: string;
  readonly now: boolean;
  readonly onSay: () => void;
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

/** What the ruling hangs on and touches can’t say, asked beside it: who made a card, which card ends on top. */
export function Asks({ game, draft }: Props): VNode | null {
  const answer = useStore($answer);
  const places = useStore($places);
  const { move, position, seat } = draft;
  if (!move) return null;
  const hangs = answer?.ok ? answer.value.assumed.map(({ id }) => id) : [];
  const questions = places
    .flatMap((place) => askedOf(place, position))
    .filter((one) => hangs.includes(one.id) || one.read(position) !== undefined);
  const about = game.desk.about?.(position, seat, move) ?? [];
  const same = (a: JsonObject): boolean => JSON.stringify(a) === JSON.stringify(move);
  return (
    <div class="asks">
      {questions.map((one) => (
        <Ask
          key={one.id}
          asks={one.label}
          answers={one.choices.map(({ value, label }) => ({
            label,
            now: JSON.stringify(one.read(position) ?? one.choices[0]?.value) === JSON.stringify(value),
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
