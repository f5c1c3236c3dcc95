import type { VNode } from 'preact';
import { RefusedMove } from '../../exercise/RefusedMove.tsx';
import {
  describeBestPlay,
  isHeld,
  namesAt,
  type PlayedEnding,
  scoresText,
} from '../../scenarios/ending/played-ending.ts';
import { VerdictMessage } from '../../table/ruling/VerdictMessage.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { EndingSession } from './ending.ts';
import { WORDS } from './words.ts';

/** Whether the last move kept the best result; at the end, the result. */
function Verdict({ played }: { readonly played: PlayedEnding }): VNode | null {
  const { gaveAway, over, now, best } = played;
  const scores = scoresText(played, now);
  if (over) {
    const held = isHeld(played);
    const scores = scoresText(played, best);
    return (
      <VerdictMessage right={held}>
        <p>{held ? WORDS.done(scores) : WORDS.lost(scores, scores)}</p>
      </VerdictMessage>
    );
  }
  if (gaveAway === null) return null;
  return (
    <VerdictMessage right={!gaveAway}>
      <p>{gaveAway ? WORDS.gaveAway(scores) : WORDS.held}</p>
    </VerdictMessage>
  );
}

/** What happened since the player’s last move, and its value; after an illegal try, the ruling. */
export function EndingMessage({ sat, home }: { readonly sat: EndingSession; readonly home: string }): VNode {
  const { played, refused } = sat;
  if (refused) {
    const game = { ...played.game, rules: refused.rules };
    return (
      <RefusedMove says={WORDS.illegal} game={game} home={home} tried={refused} name={namesAt(played)} />
    );
  }
  const said = played.says.join(' ');
  return (
    <Announced as="div" class="exercise-right">
      <Verdict played={played} />
      <p class="ending-says">
        <CardText text={said === '' ? WORDS.quiet : said} />
      </p>
      {played.over && (
        <p class="ending-says">
          {WORDS.bestWay} <CardText text={describeBestPlay(played).join(' ')} />
        </p>
      )}
    </Announced>
  );
}
