import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { capitalize } from '../../cards/words.ts';
import { type AmountsField, type ChoiceField, type PadField, type PadWay, POINTS_FIELD } from '../../game/pad.ts';
import { amountErrors, readAmounts, readChoices, readTexts } from '../../game/pad-entry.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { Amounts } from './Amounts.tsx';
import { Piles } from './Piles.tsx';
import { RoundLines } from './RoundLines.tsx';
import { changeWay, isEmptyDraft, type RoundDraft, setAmount, toggleChoice } from './state/draft.ts';
import { $draft, $roundResult, $state, dispatch, editDraft, openRound, writeRound } from './state/pad.ts';
import { isWritable, openingOf, type PadGame, type PadStanding, TYPED_PATH } from './state/standing.ts';
import { WORDS } from './words.ts';

export function UndoButton(): VNode {
  const { past } = useStore($state);
  return (
    <button type="button" class="button" aria-disabled={past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
      {WORDS.undo}
    </button>
  );
}

interface EntryFootProps {
  readonly draft: RoundDraft;
  /** Names of the sides in this round. */
  readonly sides: readonly string[];
  readonly home: string;
  /** The game's word for a round. */
  readonly round: string;
  readonly onWrite: () => void;
}

/** The result of the round, and the button that writes it down: always in view. */
function EntryFoot({ draft, sides, home, round, onWrite }: EntryFootProps): VNode {
  const result = useStore($roundResult);
  const { at } = draft;
  const doubt = result?.doubts[0];
  const canWrite = isWritable(result);
  const points = result?.gains.map((n, side) => `${sides[side]} ${n}`).join(' · ');
  const resultText = result?.note ? `${result.note}. ${points}` : points;
  const label = at === null ? (doubt ? WORDS.writeAll : WORDS.write) : WORDS.change;
  return (
    <div class="pad-foot">
      <Announced skipsFirst class={`pad-comes${result?.fault || doubt ? ' is-doubtful' : ''}`}>
        {at !== null && <strong>{WORDS.correctRound(capitalize(round), at + 1)}. </strong>}
        {result?.fault ? (
          <span class={result.fault.path === TYPED_PATH ? 'unseen' : ''}>
            <CardText text={result.fault.says} />
          </span>
        ) : doubt ? (
          <>
            <CardText text={doubt.says} /> <a href={home + doubt.rule.path}>{doubt.rule.number}</a>
          </>
        ) : (
          (resultText ?? (isEmptyDraft(draft) || at !== null ? WORDS.waiting : ' '))
        )}
      </Announced>
      <div class="pad-buttons">
        {at === null ? (
          <UndoButton />
        ) : (
          <>
            <button type="button" class="button quiet" onClick={() => openRound(null)}>
              {WORDS.discardChange}
            </button>
            <button type="button" class="button" onClick={() => dispatch({ type: 'strike', at })}>
              {WORDS.strike}
            </button>
          </>
        )}
        <button type="button" class="button primary" aria-disabled={!canWrite} onClick={onWrite}>
          {label}
        </button>
      </div>
    </div>
  );
}

interface KeypadProps {
  readonly field: AmountsField;
  readonly draft: RoundDraft;
}

const KEYPAD_KEYS = ['1', '2', '3', '+', '4', '5', '6', '-', '7', '8', '9'] as const;
const SHOWN_SIGNS: Readonly<Record<string, string>> = { '-': '−' };
const SPOKEN_SIGNS: Readonly<Record<string, string>> = { '+': WORDS.plus, '-': WORDS.minus };

/** A keypad, because the phone's own keyboard would cover the pad. */
function Keypad({ field, draft }: KeypadProps): VNode {
  const side = Math.min(draft.who, field.labels.length - 1);
  const nextSide = (side + 1) % field.labels.length;
  const changeText = (change: (text: string) => string): void =>
    editDraft((currentDraft) =>
      setAmount(currentDraft, field, side, change(readTexts(currentDraft.entry, field)[side] ?? '')),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div class="pad-keys" role="group" aria-label={`${WORDS.keys}: ${field.labels[side]}`}>
      {KEYPAD_KEYS.map((key) => (
        <button key={key} type="button" aria-label={SPOKEN_SIGNS[key]} onClick={() => changeText((text) => text + key)}>
          {SHOWN_SIGNS[key] ?? key}
        </button>
      ))}
      <button type="button" aria-label={WORDS.clear} onClick={() => changeText((text) => text.slice(0, -1))}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5h11v14H9l-6-7zM12 9l5 6M17 9l-5 6" />
        </svg>
      </button>
      <button type="button" class="is-zero" onClick={() => changeText((text) => `${text}0`)}>
        0
      </button>
      <button
        type="button"
        class="is-next"
        onClick={() => editDraft((currentDraft) => ({ ...currentDraft, who: nextSide, field: field.id }))}
      >
        {WORDS.nextSide(field.labels[nextSide] ?? '')}
      </button>
    </div>
  );
}

interface EntryChoicesProps {
  readonly field: ChoiceField;
  readonly draft: RoundDraft;
}

/** A field in which one or several values are chosen, as buttons. */
function EntryChoices({ field, draft }: EntryChoicesProps): VNode {
  const chosenValues = readChoices(draft.entry, field);
  return (
    <fieldset class="pad-field">
      <legend>{field.label}</legend>
      <div class={`pad-choices${field.choices.length > 5 ? ' is-even' : ''}`}>
        {field.choices.map(({ value, label }) => (
          <button
            key={label}
            type="button"
            class="chip"
            aria-pressed={chosenValues.includes(value)}
            onClick={() => editDraft((currentDraft) => toggleChoice(currentDraft, field, value))}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface Props {
  readonly game: PadGame;
  readonly standing: PadStanding;
  readonly home: string;
}

/** The field the keypad writes to: the one touched last, or the only one. */
function keypadField(fields: readonly PadField[], draft: RoundDraft): AmountsField | undefined {
  const amounts = fields.filter((field) => field.kind === 'amounts');
  return amounts.find(({ id }) => id === draft.field) ?? (fields.length === 1 ? amounts[0] : undefined);
}

/** The points entered or computed, if the game has a way of entering points. */
function enteredPoints(ways: readonly PadWay[], { entry }: RoundDraft): readonly (number | null)[] {
  const field = ways.flatMap(({ fields }) => fields).find(({ id }) => id === POINTS_FIELD);
  return field?.kind === 'amounts' ? readAmounts(entry, field) : [];
}

/** How the round is entered, if there is a choice. */
function EntryWays({ ways, way }: { readonly ways: readonly PadWay[]; readonly way: PadWay }): VNode | null {
  if (ways.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div class="pad-ways" role="group" aria-label={WORDS.entryMethod}>
      {ways.map((one) => (
        <button
          key={one.id}
          type="button"
          class="chip"
          aria-pressed={one.id === way.id}
          onClick={() => editDraft((currentDraft) => changeWay(currentDraft, one, enteredPoints(ways, currentDraft)))}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}

/** The form for a round. */
export function Entry({ game, standing, home }: Props): VNode | null {
  const draft = useStore($draft);
  const root = useRef<HTMLDivElement>(null);
  const roundCount = standing.rounds.length;
  // On devices with a mouse the first field takes the focus, at first and after each round.
  useEffect(() => {
    const hasFocus = root.current?.contains(document.activeElement);
    if (hasFocus || matchMedia('(hover: hover)').matches) {
      root.current?.querySelector<HTMLInputElement>('[data-amount]')?.focus({ preventScroll: true });
    }
  }, [roundCount]);
  const opening = openingOf(standing, draft?.at ?? null);
  const ways = game.pad.ways(opening);
  const sides = game.pad.sides(opening);
  const way = ways.find(({ id }) => id === draft?.way) ?? ways[0];
  if (!draft || !way) return null;
  const keypadTarget = keypadField(way.fields, draft);
  const finish = (): void => {
    const isChange = $draft.get()?.at !== null;
    const firstError = root.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    firstError?.focus();
    if (firstError) return;
    writeRound();
    if (isChange) root.current?.closest('.pad')?.scrollIntoView({ block: 'start' });
  };
  /** Enter goes to the next blank field, and writes the round down after the last. */
  const goToNextField = (field: AmountsField): void => {
    const currentDraft = $draft.get() ?? draft;
    const texts = readTexts(currentDraft.entry, field);
    if (amountErrors(currentDraft.entry, field)[currentDraft.who]) return;
    const nextBlank = texts.findIndex((text, at) => at > currentDraft.who && text === '');
    const input = root.current?.querySelector<HTMLInputElement>(`[data-amount="${nextBlank}"]`);
    if (input && field.blank !== 'rest') input.focus();
    else if (input && texts.filter((text) => text === '').length > 1) input.focus();
    else finish();
  };
  return (
    <div ref={root} class="pad-entry">
      <EntryWays ways={ways} way={way} />
      {way.fields.map((field) => {
        if (field.kind === 'choice') return <EntryChoices key={field.id} field={field} draft={draft} />;
        if (field.kind === 'piles') return <Piles key={field.id} game={game} field={field} draft={draft} />;
        const isActive = field.id === keypadTarget?.id;
        return (
          <Amounts key={field.id} field={field} draft={draft} isActive={isActive} onDone={() => goToNextField(field)} />
        );
      })}
      {keypadTarget && <Keypad field={keypadTarget} draft={draft} />}
      <EntryFoot draft={draft} sides={sides} home={home} round={game.pad.roundNoun} onWrite={finish} />
      <RoundLines draft={draft} sides={sides} home={home} />
    </div>
  );
}
