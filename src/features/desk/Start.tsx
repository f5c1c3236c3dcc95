import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { DeskGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { openMishaps, PracticeButtons } from './lazy-parts.tsx';
import { $lastDesk, openLastDesk } from './state/address.ts';
import { $clearedDraft, $problem, restoreDraft, showCase, showExample } from './state/desk.ts';
import { fetchTableGame } from './state/laws.ts';
import './start.css';
import { WORDS } from './words.ts';

/** A well-known dispute, as a case to start from. */
export interface KnownQuarrel {
  readonly title: string;
  readonly json: JsonObject;
}

interface Props {
  readonly game: DeskGame;
  readonly quarrels: readonly KnownQuarrel[];
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
  /** Path of the law about who begins, relative to `home`. */
  readonly starts: string | null;
}

/** The empty desk: instructions, the last desk, and known disputes. */
export function Start({ game, quarrels, home, starts }: Props): VNode {
  const cleared = useStore($clearedDraft);
  const lastDesk = useStore($lastDesk);
  const reportFailure = (): void => $problem.set(WORDS.unreachable);
  /** Lays out a case, now or as soon as the table can be drawn; reports a failed load. */
  const choose = (lay: () => void): void => {
    lay();
    fetchTableGame(game).catch(reportFailure);
  };
  return (
    <div class="desk-start">
      <p>{WORDS.start}</p>
      <div class="desk-start-head">
        <h2>{WORDS.known}</h2>
        {starts !== null && <a href={home + starts}>{WORDS.starts}</a>}
        <button type="button" aria-haspopup="dialog" onClick={() => openMishaps(home).catch(reportFailure)}>
          {WORDS.trouble}
        </button>
      </div>
      <div class="desk-start-ways">
        {cleared && (
          <button type="button" class="chip" onClick={restoreDraft}>
            {WORDS.putBack}
          </button>
        )}
        {!cleared && lastDesk !== null && (
          <button type="button" class="chip" onClick={() => openLastDesk().catch(reportFailure)}>
            {WORDS.before}
          </button>
        )}
        {quarrels.map(({ title, json }) => (
          <button key={title} type="button" class="desk-quarrel" onClick={() => choose(() => showCase(json))}>
            <CardText text={title} />
          </button>
        ))}
        <PracticeButtons game={game} />
        <button type="button" class="chip" onClick={() => choose(showExample)}>
          {WORDS.example}
        </button>
      </div>
    </div>
  );
}
