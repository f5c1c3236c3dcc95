import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { capitalize } from '../../cards/words.ts';
import { type Citation, cite } from '../../referee/cite.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { Entry, UndoButton } from './Entry.tsx';
import { Chart, PadMenu } from './lazy-views.tsx';
import { Rounds, Totals } from './Rounds.tsx';
import { $draft, $message, dispatch, proposeNextGame } from './state/pad.ts';
import type { Sheet } from './state/sheet.ts';
import { openingOf, type PadGame, type PadStanding } from './state/standing.ts';
import { WORDS } from './words.ts';

interface RoundHeadProps {
  readonly game: PadGame;
  readonly standing: PadStanding;
  /** The round that is being changed; null for the next one. */
  readonly at: number | null;
  readonly home: string;
}

/** Who deals and begins, or who has won, with the rule; or which round is being changed. */
function RoundHead({ game, standing, at, home }: RoundHeadProps): VNode {
  const { endedAt, rounds, nextRound } = standing;
  const { roundNoun } = game.pad;
  if (at !== null) {
    return (
      <p class="pad-next">
        <strong>{WORDS.correctRound(capitalize(roundNoun), at + 1)}.</strong>
      </p>
    );
  }
  const link = (id: string | null): VNode | null => {
    if (id === null) return null;
    const rule = cite(game, id);
    return (
      <a href={home + rule.path} title={rule.law}>
        <span class="unseen">{WORDS.rule} </span>
        {rule.number}
      </a>
    );
  };
  const lastRound = endedAt === null ? undefined : rounds[endedAt];
  if (lastRound?.nextRound.over && endedAt !== null) {
    const { winners, rule } = lastRound.nextRound.over;
    const points = lastRound.totals.toSorted((a, b) => (game.pad.best === 'most' ? b - a : a - b));
    const sides = game.pad.sides(openingOf(standing, endedAt));
    const winnerNames = winners.map((side) => sides[side] ?? '');
    return (
      <Announced class="pad-next is-over">
        <strong>{WORDS.won(winnerNames, sides.length, WORDS.scores(points))}</strong> {link(rule)}
        {rounds.length > endedAt + 1 && ` ${WORDS.decidedEarlier(roundNoun, endedAt + 1)}`}
      </Announced>
    );
  }
  return (
    <p class="pad-next">
      <strong>{WORDS.next(capitalize(roundNoun), rounds.length + 1)}</strong> {nextRound.says} {link(nextRound.rule)}
    </p>
  );
}

interface GameOverButtonsProps {
  readonly onNew: () => void;
  readonly onPlayOn: () => void;
}

function GameOverButtons({ onNew, onPlayOn }: GameOverButtonsProps): VNode {
  const firstButton = useRef<HTMLButtonElement>(null);
  // The field with the focus has been removed.
  useEffect(() => {
    if (document.activeElement === document.body) firstButton.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="pad-buttons">
      <UndoButton />
      <button type="button" class="button" onClick={onPlayOn}>
        {WORDS.playOn}
      </button>
      <button ref={firstButton} type="button" class="button primary" onClick={onNew}>
        {WORDS.newGame}
      </button>
    </div>
  );
}

interface Props {
  readonly game: PadGame;
  readonly sheet: Sheet;
  readonly standing: PadStanding;
  readonly home: string;
  readonly leaves: Citation;
  readonly onNew: () => void;
}

/** The sheet of a table: totals, the next round, and all rounds before. */
export function SheetView({ game, sheet, standing, home, leaves, onNew }: Props): VNode {
  const draft = useStore($draft);
  const message = useStore($message);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [playedOnId, setPlayedOnId] = useState('');
  const top = useRef<HTMLDivElement>(null);
  const isOver = standing.endedAt !== null;
  const at = draft?.at ?? null;
  const playAgain = (): void => dispatch({ type: 'begin', sheet: proposeNextGame(game, sheet, standing) });
  return (
    <div class="pad">
      <div ref={top} class="pad-top">
        <Totals game={game} standing={standing} />
        <button type="button" class="pad-more" aria-label={WORDS.tables} onClick={() => setIsMenuOpen(true)}>
          <span aria-hidden="true">•••</span>
        </button>
        <Announced class="pad-said">{message}</Announced>
      </div>
      <div class="pad-now">
        <RoundHead game={game} standing={standing} at={at} home={home} />
        {isOver && at === null && playedOnId !== sheet.id ? (
          <GameOverButtons onNew={playAgain} onPlayOn={() => setPlayedOnId(sheet.id)} />
        ) : (
          <Entry game={game} standing={standing} home={home} />
        )}
      </div>
      <Rounds
        standing={standing}
        round={game.pad.roundNoun}
        at={at}
        onMend={() => top.current?.scrollIntoView({ block: 'start' })}
      />
      {standing.rounds.filter(({ gains }) => gains.some((n) => n !== 0)).length > 1 && <Chart standing={standing} />}
      {isMenuOpen && (
        <PadMenu
          home={home}
          leaves={leaves}
          game={game}
          onClose={() => setIsMenuOpen(false)}
          onNew={() => {
            setIsMenuOpen(false);
            onNew();
          }}
        />
      )}
    </div>
  );
}
