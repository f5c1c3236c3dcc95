import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { Practice } from '../../stores/match-record.ts';
import { playerName } from '../../stores/names.ts';
import { $advice, $tried, attempt } from '../../stores/practice.ts';
import { CardText } from '../card/CardText.tsx';
import { RulingPanel } from '../ruling/RulingPanel.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  readonly home: string;
}

/** Where the referee speaks; the coach, while there is nothing to rule on. The room is the same for both. */
export function Dock({ practice, home }: Props): VNode {
  const tried = useStore($tried);
  const advice = useStore($advice);
  return (
    <div class="board-dock is-docked">
      <RulingPanel
        game={practice.game}
        home={home}
        ruling={tried?.ruling ?? null}
        at={tried && { ...tried.at, name: playerName }}
        onTry={attempt}
      >
        {advice ? (
          <p class="play-coach">
            <strong>{WORDS.coach}</strong> <CardText text={advice.says} />
          </p>
        ) : (
          <p>{WORDS.waitingForTry}</p>
        )}
      </RulingPanel>
    </div>
  );
}
