import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { RulingToSend } from '../../features/share/ruling.ts';
import { fetchLessonsByLaw, type LessonsByLaw } from './lessons-by-law.ts';
import './law-ways.css';

export interface LawWaysProps {
  /** Address of the game’s front page, with its slash. */
  readonly home: string;
  /** The law’s name on its chapter’s page. */
  readonly anchor: string;
  /** The ruling that rests on it, to be sent. */
  readonly sending?: RulingToSend | undefined;
}

async function send(sending: RulingToSend): Promise<void> {
  const { sendRuling } = await import('../../features/share/ruling.ts');
  await sendRuling(sending);
}

/** From a law that was cited to where it is learned, drilled and argued. */
export function LawWays({ home, anchor, sending }: LawWaysProps): VNode {
  const [lessons, setLessons] = useState<LessonsByLaw>({});
  useEffect(() => {
    void fetchLessonsByLaw(home).then(setLessons);
  }, [home]);
  const slug = lessons[anchor];
  // Until it is known which lesson it is, the way leads to the list of them, at the same place.
  const lesson = slug === undefined ? `#${anchor}` : `${slug}/`;
  return (
    <p class="law-ways">
      <a href={`${home}learn/${lesson}`}>Lesson</a>
      <a href={`${home}learn/drill/#${anchor}`}>Drill</a>
      <a href={`${home}referee/#${anchor}`}>At the desk</a>
      {sending && (
        <button type="button" onClick={() => void send(sending).catch(() => undefined)}>
          Send
        </button>
      )}
    </p>
  );
}
