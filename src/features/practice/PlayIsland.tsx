import { options, type VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { applySettings } from '../../table/settings.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useInput } from '../../ui/use-input.ts';
import './play.css';
import { Setup } from './Setup.tsx';
import './setup.css';
import { fetchLazyParts, OfferDialog, playSounds, Shelf, WayBack } from './lazy-parts.tsx';
import { fetchTableParts, usePracticeSession } from './use-practice-session.ts';
import { WORDS } from './words.ts';

/** Renders in a separate task after each event, so that the browser can handle touches in between. */
function deferRendering(): void {
  options.debounceRendering = (draw) => {
    setTimeout(draw);
  };
}

interface Props {
  readonly id: string;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
}

deferRendering();

/** Loaded while the player sets up a game. */
const Board = lazyComponent(
  () => fetchTableParts().then((module) => module.Board),
  ({ failed }) => <p class="play-wait">{failed ? WORDS.unreachable : WORDS.loading}</p>,
);

/** Loads what is drawn with the table. */
function fetchParts(): void {
  Board.fetch().catch(() => undefined);
  void fetchLazyParts();
}

/** The practice page: set-up and table. */
export function PlayIsland({ id, home }: Props): VNode {
  useInput();
  useEffect(() => applySettings(document.documentElement), [id]);
  const { box, game, table, savedStatus, practice, deal, leave } = usePracticeSession(id, fetchParts);
  const isLoaded = box !== null;
  useEffect(() => {
    if (!isLoaded) return;
    const stopSounds = playSounds().catch(() => undefined);
    return () => void stopSounds.then((stop) => stop?.());
  }, [isLoaded]);
  if (box === null) {
    return (
      <div class="play-wait">
        <p class="setup-sentence">{WORDS.coming}</p>
        <p>{WORDS.loading}</p>
      </div>
    );
  }
  if (box === 'lost') return <p class="play-wait">{WORDS.unreachable}</p>;
  const { savedGame, isUnfinished, problem } = savedStatus;
  return (
    <>
      <OfferDialog />
      {game && <WayBack game={game} />}
      {practice ? (
        <Board practice={practice} home={home} onLeave={leave} />
      ) : (
        <>
          <Setup game={box} savedGame={savedGame} problem={problem} onDeal={deal}>
            {table && savedGame && isUnfinished && <table.SavedGame savedGame={savedGame} />}
          </Setup>
          {game && <Shelf game={game} />}
        </>
      )}
    </>
  );
}
