import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
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
import { AfterRuling, CountStep, RulingStep, TableStep, TryActions } from './lazy-parts.tsx';
import { type KnownQuarrel, Start } from './Start.tsx';
import { fetchTableGame } from './state/laws.ts';
import { useOpenDesk, useSteadyScroll, useTableInView } from './use-open-desk.ts';
import { WORDS } from './words.ts';

/** Shown instead of the table until its drawing code is loaded; requests that code again. */
function TablePlaceholder({ game }: { readonly game: DeskGame }): VNode {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    fetchTableGame(game).catch(() => setHasFailed(true));
  }, [game]);
  return <div class="step-wait">{hasFailed && <Announced class="step-fault">{WORDS.unreachable}</Announced>}</div>;
}

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

/** The table, and beside it the places, the try and the ruling. */
function Desk({ game, draft, home, quarrels, starts }: DeskProps): VNode {
  const tableGame = useStore($tableGame);
  const laidTable = useStore($laidTable);
  const countResult = useStore($count);
  const places = useStore($places);
  const sheet = useRef<HTMLElement>(null);
  const looks = useMemo(() => looksOf(game), [game]);
  const isEmpty = isBare(game, draft);
  const rememberKey = useSteadyScroll(draft);
  const isLaying = useStore($isLaying);
  useTableInView(sheet, isEmpty, isLaying);
  const isCounting = draft.question !== MOVE_QUESTION;
  const result = isCounting ? countResult : laidTable;
  const resultFault = result && !result.ok ? result.fault : null;
  // An unsaid place is missing, not a fault.
  const missingPlace = isCounting ? findMissingPlace(places, resultFault, placeJsonOf(draft)) : null;
  const fault = missingPlace ? null : resultFault;
  const table = laidTable?.ok ? laidTable.value : null;
  const json = placeJsonOf(draft);
  const tryProps = !isCounting && tableGame && table && !isEmpty ? { game: tableGame, laidTable: table } : null;
  return (
    <div class={`desk-grid${isEmpty ? ' is-bare' : ''}`}>
      <section ref={sheet} class="desk-table" aria-label={isCounting ? WORDS.counting : WORDS.table}>
        {isEmpty ? (
          <Start game={game} quarrels={isCounting ? [] : quarrels} home={home} starts={starts} />
        ) : isCounting ? (
          <CountStep game={game} draft={draft} home={home} missingPlace={missingPlace} />
        ) : tableGame ? (
          <TableStep draft={draft} laidTable={table} looks={looks} fault={fault} />
        ) : (
          <TablePlaceholder game={game} />
        )}
      </section>
      <div class={`desk-dock${tryProps ? ' has-tried' : ''}`}>
        <section class="desk-put" onClickCapture={rememberKey} aria-label={isCounting ? WORDS.wonCards : WORDS.layOut}>
          <PlaceBar
            json={json}
            fault={fault}
            isEmpty={isEmpty}
            houseRulesSummary={houseNote(game, draft)}
            mover={isCounting ? null : WORDS.itIsYou}
          />
          <Editor game={game} draft={draft} home={home} looks={looks} fault={fault} />
        </section>
        {!isCounting && !isEmpty && isLaying && (
          <button type="button" class="desk-fold" onClick={() => $isLaying.set(false)}>
            {WORDS.wholeTable}
          </button>
        )}
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
      <div class="desk-head">
        <QuestionTabs forms={game.desk.counts} question={draft.question} />
        {!isBare(game, draft) && (
          <button type="button" class="chip desk-clear" onClick={clearDesk}>
            {WORDS.clear}
          </button>
        )}
      </div>
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
