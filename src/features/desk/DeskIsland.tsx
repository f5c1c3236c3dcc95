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
import { type DeskDraft, type DeskQuestion, isEmptyDraft, MOVE, placeJsonOf } from './state/draft.ts';
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

/** Stands in for the table until its drawing code is loaded; asks for it again. */
function TablePlaceholder({ game }: { readonly game: DeskGame }): VNode {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    fetchTableGame(game).catch(() => setLost(true));
  }, [game]);
  return <div class="step-wait">{lost && <Announced class="step-fault">{WORDS.unreachable}</Announced>}</div>;
}

interface QuestionTabsProps {
  readonly forms: DeskGame['desk']['counts'];
  readonly asked: DeskQuestion;
}

/** Tabs for the questions of the desk: a move, or one of the game's counts. */
function QuestionTabs({ forms, asked }: QuestionTabsProps): VNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: ways of the same desk, not a form’s fields.
    <div class="questions" role="group" aria-label={WORDS.questions}>
      {[{ id: MOVE, label: WORDS.allowed }, ...forms].map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={asked === id} onClick={() => askQuestion(id)}>
          {label}
        </button>
      ))}
    </div>
  );
}

interface Props {
  readonly id: string;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
  readonly quarrels: readonly KnownQuarrel[];
  /** Path of the law about who begins, relative to `home`. */
  readonly starts: string | null;
}

/** Whether the draft says nothing yet for its question. */
function isBare(game: DeskGame, draft: DeskDraft): boolean {
  return draft.question === MOVE ? isEmptyDraft(game, draft) : Object.keys(draft.won).length === 0;
}

/** Number of players and of changed house rules. */
function houseNote(game: DeskGame, { options }: DeskDraft): string {
  const house = game.options.filter((option) => !option.structural);
  const changed = Object.keys(changedOptions(house, options)).length;
  return `${WORDS.players(game.seats(options))}, ${changed === 0 ? WORDS.usual : WORDS.changed(changed)}`;
}

interface DeskProps extends Omit<Props, 'id'> {
  readonly game: DeskGame;
  readonly draft: DeskDraft;
}

/** The table, and beside it the places, the try and the ruling. */
function Desk({ game, draft, home, quarrels, starts }: DeskProps): VNode {
  const drawn = useStore($tableGame);
  const laid = useStore($laidTable);
  const counted = useStore($count);
  const places = useStore($places);
  const sheet = useRef<HTMLElement>(null);
  const looks = useMemo(() => looksOf(game), [game]);
  const bare = isBare(game, draft);
  const stay = useSteadyScroll(draft);
  const laying = useStore($isLaying);
  useTableInView(sheet, bare, laying);
  const counting = draft.question !== MOVE;
  const result = counting ? counted : laid;
  const wrong = result && !result.ok ? result.fault : null;
  // An unsaid place is missing, not a fault.
  const missing = counting ? findMissingPlace(places, wrong, placeJsonOf(draft)) : null;
  const fault = missing ? null : wrong;
  const table = laid?.ok ? laid.value : null;
  const json = placeJsonOf(draft);
  const tried = !counting && drawn && table && !bare ? { game: drawn, laid: table } : null;
  return (
    <div class={`desk-grid${bare ? ' is-bare' : ''}`}>
      <section ref={sheet} class="desk-table" aria-label={counting ? WORDS.counting : WORDS.table}>
        {bare ? (
          <Start game={game} quarrels={counting ? [] : quarrels} home={home} starts={starts} />
        ) : counting ? (
          <CountStep game={game} draft={draft} home={home} missing={missing} />
        ) : drawn ? (
          <TableStep draft={draft} laid={table} looks={looks} fault={fault} />
        ) : (
          <TablePlaceholder game={game} />
        )}
      </section>
      <div class={`desk-dock${tried ? ' has-tried' : ''}`}>
        <section class="desk-put" onClickCapture={stay} aria-label={counting ? WORDS.wonCards : WORDS.layOut}>
          <PlaceBar
            json={json}
            fault={fault}
            bare={bare}
            house={houseNote(game, draft)}
            mover={counting ? null : WORDS.itIsYou}
          />
          <Editor game={game} draft={draft} home={home} looks={looks} fault={fault} />
        </section>
        {!counting && !bare && laying && (
          <button type="button" class="desk-fold" onClick={() => $isLaying.set(false)}>
            {WORDS.wholeTable}
          </button>
        )}
        {!counting && (
          <section class="desk-judged" aria-label={WORDS.ruling}>
            {tried && <TryActions {...tried} draft={draft} />}
            <RulingStep game={game} draft={draft} home={home} />
          </section>
        )}
      </div>
      <AfterRuling game={game} draft={draft} laid={!bare && table !== null} home={home} />
    </div>
  );
}

/**
 * The referee's desk: lay out a table, touch what was tried, read the ruling. On a phone all controls are at the
 * foot of the window.
 */
export function DeskIsland({ id, ...shown }: Props): VNode {
  useInput();
  const game = useStore($game);
  const draft = useStore($draft);
  const problem = useStore($problem);
  const said = useStore($announcement);
  const laying = useStore($isLaying);
  const lost = useOpenDesk(id);
  if (!game || !draft) return <p class="desk-wait">{lost ? WORDS.unreachable : WORDS.loading}</p>;
  return (
    <div
      class={`desk ${laying ? 'is-laying' : 'is-looking'}${draft.question === MOVE ? '' : ' is-counting'}`}
    >
      <div class="desk-head">
        <QuestionTabs forms={game.desk.counts} asked={draft.question} />
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
      <Announced class="unseen">{said}</Announced>
      <Desk game={game} draft={draft} {...shown} />
    </div>
  );
}
