import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { DeskPlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import type { DeskGame } from '../../game/game.ts';
import { changedOptions } from '../../game/options.ts';
import { looksOf } from '../../ui/card/looks.ts';
import { useInput } from '../../ui/use-input.ts';
import {
  $announcement,
  $count,
  $draft,
  $game,
  $isLaying,
  $laidTable,
  $places,
  $problem,
  $tableGame,
  askQuestion,
  choosePlace,
  clearDesk,
} from './state/desk.ts';
import { type DeskDraft, type DeskQuestion, isEmptyDraft, MOVE_QUESTION, placeJsonOf } from './state/draft.ts';
import { findMissingPlace } from './state/things.ts';
import './desk.css';
import { LinkTargetAnchor } from '../share/LinkTargetAnchor.tsx';
import { Editor } from './Editor.tsx';
import './fields.css';
import { PlaceBar } from './PlaceBar.tsx';
import './print.css';
import { Announced } from '../../ui/announce/Announced.tsx';
import { DeskSheet } from './DeskSheet.tsx';
import { faultAt } from './FaultText.tsx';
import { AfterRuling, CountStep, RulingStep, TryActions } from './lazy-parts.tsx';
import { type KnownQuarrel, Start } from './Start.tsx';
import { clearField } from './state/edit.ts';
import { fetchTableGame } from './state/laws.ts';
import { useOpenDesk, useSheetInView } from './use-open-desk.ts';
import { WORDS } from './words.ts';

interface QuestionTabsProps {
  readonly forms: DeskGame['desk']['counts'];
  readonly question: DeskQuestion;
}

/** Tabs for the questions of the desk: a move, or one of the game's counts. */
function QuestionTabs({ forms, question }: QuestionTabsProps): VNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: views of the same desk, not a form's fields.
    <div class="questions" role="group" aria-label={WORDS.questions}>
      {[{ id: MOVE_QUESTION, label: WORDS.allowed }, ...forms].map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={question === id} onClick={() => askQuestion(id)}>
          {label}
        </button>
      ))}
    </div>
  );
}

interface Props {
  readonly id: string;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
  readonly quarrels: readonly KnownQuarrel[];
  /** Path of the law about who begins, relative to `home`. */
  readonly starts: string | null;
}

/** Whether the draft holds nothing yet about its question. */
function isBare(game: DeskGame, draft: DeskDraft): boolean {
  return draft.question === MOVE_QUESTION ? isEmptyDraft(game, draft) : Object.keys(draft.won).length === 0;
}

/** Number of players and of changed house rules. */
function houseNote(game: DeskGame, { options }: DeskDraft): string {
  const houseRules = game.options.filter((option) => !option.structural);
  const changedCount = Object.keys(changedOptions(houseRules, options)).length;
  return `${WORDS.players(game.seats(options))}, ${changedCount === 0 ? WORDS.usual : WORDS.changed(changedCount)}`;
}

interface DeskProps extends Omit<Props, 'id'> {
  readonly game: DeskGame;
  readonly draft: DeskDraft;
}

/** What is wrong with the table, and a way to its place. */
function FaultBar({ fault, places }: { readonly fault: Fault; readonly places: readonly DeskPlace[] }): VNode {
  const faultyPlace = places.find((place) => faultAt(place, fault));
  return (
    <div class="desk-fault">
      <Announced class="step-fault">{fault.says}</Announced>
      <button
        type="button"
        class="chip"
        onClick={() => (faultyPlace ? choosePlace(faultyPlace.id) : clearField(fault.path))}
      >
        {faultyPlace ? WORDS.mend(faultyPlace.label) : WORDS.withoutIt}
      </button>
    </div>
  );
}

/** The table, and beside it the places, the try and the ruling. */
function Desk({ game, draft, home, quarrels, starts }: DeskProps): VNode {
  const tableGame = useStore($tableGame);
  const laidTable = useStore($laidTable);
  const countResult = useStore($count);
  const places = useStore($places);
  const looks = useMemo(() => looksOf(game), [game]);
  const isEmpty = isBare(game, draft);
  const sheet = useRef<HTMLElement>(null);
  useSheetInView(sheet, isEmpty, useStore($isLaying));
  const isCounting = draft.question !== MOVE_QUESTION;
  const result = isCounting ? countResult : laidTable;
  const resultFault = result && !result.ok ? result.fault : null;
  // An unsaid place is missing, not a fault.
  const missingPlace = isCounting ? findMissingPlace(places, resultFault, placeJsonOf(draft)) : null;
  const fault = missingPlace ? null : resultFault;
  const table = !isCounting && laidTable?.ok ? laidTable.value : null;
  const json = placeJsonOf(draft);
  useEffect(() => {
    if (!isEmpty) fetchTableGame(game).catch(() => $problem.set(WORDS.unreachable));
  }, [game, isEmpty]);
  const tryProps = tableGame && table && !isEmpty ? { game: tableGame, laidTable: table } : null;
  return (
    <div class={`desk-grid${isEmpty ? ' is-bare' : ''}`}>
      <PlaceBar
        json={json}
        fault={fault}
        houseRulesSummary={houseNote(game, draft)}
        mover={isCounting ? null : WORDS.itIsYou}
        onClear={isEmpty ? undefined : clearDesk}
      />
      <section ref={sheet} class="desk-table" aria-label={isCounting ? WORDS.counting : WORDS.table}>
        <DeskSheet draft={draft} looks={looks} fault={fault} />
        {isEmpty && <Start game={game} quarrels={isCounting ? [] : quarrels} home={home} starts={starts} />}
        {!isEmpty && fault && <FaultBar fault={fault} places={places} />}
        {!isEmpty && isCounting && <CountStep game={game} draft={draft} home={home} missingPlace={missingPlace} />}
      </section>
      <div class={`desk-dock${tryProps ? ' has-tried' : ''}`}>
        <section class="desk-put" aria-label={isCounting ? WORDS.wonCards : WORDS.layOut}>
          <Editor game={game} draft={draft} home={home} looks={looks} fault={fault} />
        </section>
        {!isCounting && (
          <section class="desk-judged" aria-label={WORDS.ruling}>
            {tryProps && <TryActions {...tryProps} draft={draft} />}
            <RulingStep game={game} draft={draft} home={home} />
          </section>
        )}
      </div>
      <AfterRuling game={game} draft={draft} isLaid={!isEmpty && table !== null} home={home} />
    </div>
  );
}

/**
 * The referee's desk: lay out a table, touch what was tried, read the ruling. On a phone all controls are at the
 * foot of the window.
 */
export function DeskIsland({ id, ...deskProps }: Props): VNode {
  useInput();
  const game = useStore($game);
  const draft = useStore($draft);
  const problem = useStore($problem);
  const announcement = useStore($announcement);
  const isLaying = useStore($isLaying);
  const hasFailed = useOpenDesk(id);
  if (!game || !draft) return <p class="desk-wait">{hasFailed ? WORDS.unreachable : WORDS.loading}</p>;
  return (
    <div
      class={`desk ${isLaying ? 'is-laying' : 'is-looking'}${draft.question === MOVE_QUESTION ? '' : ' is-counting'}`}
    >
      <QuestionTabs forms={game.desk.counts} question={draft.question} />
      {problem && (
        <Announced class="desk-problem">
          {problem} <LinkTargetAnchor />
        </Announced>
      )}
      <Announced class="unseen">{announcement}</Announced>
      <Desk game={game} draft={draft} {...deskProps} />
    </div>
  );
}
