import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type AmountsField, type PadField, type PadWay, POINTS } from '../../game/pad.ts';
import { amountsIn, typedIn, wrongIn } from '../../game/pad-entry.ts';
import { Amounts } from './Amounts.tsx';
import { Choices } from './Choices.tsx';
import { Foot } from './Foot.tsx';
import { Keypad } from './Keypad.tsx';
import { Lines } from './Lines.tsx';
import { Piles } from './Piles.tsx';
import { counting, type Draft } from './state/draft.ts';
import { $draft, edit, write } from './state/pad.ts';
import { openingOf, type PadGame, type Standing } from './state/reckon.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly game: PadGame;
  readonly standing: Standing;
  readonly home: string;
}

/** The amounts the keys write to: those that were touched, or the only ones there are to type. */
function typedInto(fields: readonly PadField[], draft: Draft): AmountsField | undefined {
  const amounts = fields.filter((field) => field.kind === 'amounts');
  return amounts.find(({ id }) => id === draft.field) ?? (fields.length === 1 ? amounts[0] : undefined);
}

/** The points that were said or follow, where the game can be written so. */
function pointsIn(ways: readonly PadWay[], { entry }: Draft): readonly (number | null)[] {
  const field = ways.flatMap(({ fields }) => fields).find(({ id }) => id === POINTS);
  return field?.kind === 'amounts' ? amountsIn(entry, field) : [];
}

/** How the round can be written down, where there is a choice. */
function Ways({ ways, way }: { readonly ways: readonly PadWay[]; readonly way: PadWay }): VNode | null {
  if (ways.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class="pad-ways" role="group" aria-label={WORDS.way}>
      {ways.map((one) => (
        <button
          key={one.id}
          type="button"
          class="chip"
          aria-pressed={one.id === way.id}
          onClick={() => edit((now) => counting(now, one, pointsIn(ways, now)))}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}

/** A round, while it is written down. */
export function Entry({ game, standing, home }: Props): VNode | null {
  const draft = useStore($draft);
  const root = useRef<HTMLDivElement>(null);
  const written = standing.rounds.length;
  // Whoever has keys types at once, and goes on with the first of the next round.
  useEffect(() => {
    const inside = root.current?.contains(document.activeElement);
    if (inside || matchMedia('(hover: hover)').matches) {
      root.current?.querySelector<HTMLInputElement>('[data-amount]')?.focus({ preventScroll: true });
    }
  }, [written]);
  const opening = openingOf(standing, draft?.at ?? null);
  const ways = game.pad.ways(opening);
  const sides = game.pad.sides(opening);
  const way = ways.find(({ id }) => id === draft?.way) ?? ways[0];
  if (!draft || !way) return null;
  const into = typedInto(way.fields, draft);
  const finish = (): void => {
    const mended = $draft.get()?.at !== null;
    const wrong = root.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    wrong?.focus();
    if (wrong) return;
    write();
    if (mended) root.current?.closest('.pad')?.scrollIntoView({ block: 'start' });
  };
  /** Enter goes to the next that is blank, and writes the round down after the last. */
  const goOn = (field: AmountsField): void => {
    const now = $draft.get() ?? draft;
    const texts = typedIn(now.entry, field);
    if (wrongIn(now.entry, field)[now.who]) return;
    const next = texts.findIndex((text, at) => at > now.who && text === '');
    const input = root.current?.querySelector<HTMLInputElement>(`[data-amount="${next}"]`);
    if (input && field.blank !== 'rest') input.focus();
    else if (input && texts.filter((text) => text === '').length > 1) input.focus();
    else finish();
  };
  return (
    <div ref={root} class="pad-entry">
      <Ways ways={ways} way={way} />
      {way.fields.map((field) => {
        if (field.kind === 'choice') return <Choices key={field.id} field={field} draft={draft} />;
        if (field.kind === 'piles') return <Piles key={field.id} game={game} field={field} draft={draft} />;
        const here = field.id === into?.id;
        return <Amounts key={field.id} field={field} draft={draft} here={here} onDone={() => goOn(field)} />;
      })}
      {into && <Keypad field={into} draft={draft} />}
      <Foot draft={draft} sides={sides} home={home} round={game.pad.round} onWrite={finish} />
      <Lines draft={draft} sides={sides} home={home} />
    </div>
  );
}
