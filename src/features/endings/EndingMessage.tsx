import type { VNode } from 'preact';
import { RefusedMove } from '../../exercise/RefusedMove.tsx';
import { namesAt, type PlayedEnding, scoresText } from '../../scenarios/ending/played-ending.ts';
import { VerdictMessage } from '../../table/ruling/VerdictMessage.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { EndingSession } from './ending.ts';
import { WORDS } from './words.ts';

/** Whether the last move kept the best result. */
function Verdict({ playedEnding }: { readonly playedEnding: PlayedEnding }): VNode | null {
  const { hasErred, bestFromHere } = playedEnding;
  const scores = scoresText(playedEnding, bestFromHere);
  if (hasErred === null) return null;
  return (
    <VerdictMessage isRight={!hasErred}>
      <p>{hasErred ? WORDS.gaveAway(scores) : WORDS.held}</p>
    </VerdictMessage>
  );
}

/** The events since the player's last move and the value of that move, or the ruling on an illegal try. */
export function EndingMessage({ session, home }: { readonly session: EndingSession; readonly home: string }): VNode {
  const { played, refusedTry } = session;
  if (refusedTry) {
    const game = { ...played.game, rules: refusedTry.rules };
    return (
      <RefusedMove message={WORDS.illegal} game={game} home={home} tryResult={refusedTry} name={namesAt(played)} />
    );
  }
  const summary = played.sentences.join(' ');
  return (
    <Announced as="div" class="exercise-right">
      <Verdict playedEnding={played} />
      <p class="ending-says">
        <CardText text={summary === '' ? WORDS.quiet : summary} />
      </p>
    </Announced>
  );
}
