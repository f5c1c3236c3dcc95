import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { RulingToSend } from '../../features/share/index.ts';
import { sendRuling } from '../../features/share/send-sheet.ts';
import { fetchLessonsByLaw, type LessonsByLaw } from './lessons-by-law.ts';
import './law-ways.css';
import { LAW_LINKS } from './law-words.ts';

export interface LawWaysProps {
  /** Address of the game's front page, with its slash. */
  readonly home: string;
  /** Fragment of the rule on its chapter's page. */
  readonly anchor: string;
  /** The ruling that cites the rule, for the Send button. */
  readonly sending?: RulingToSend | undefined;
}

/** Links from a cited rule to its lesson, its drill and the desk. */
export function LawWays({ home, anchor, sending }: LawWaysProps): VNode {
  const [lessons, setLessons] = useState<LessonsByLaw>({});
  useEffect(() => {
    void fetchLessonsByLaw(home).then(setLessons);
  }, [home]);
  const slug = lessons[anchor];
  // Until the lessons are loaded, the link leads to their list, at the same fragment.
  const lesson = slug === undefined ? `#${anchor}` : `${slug}/`;
  return (
    <p class="law-ways">
      <a href={`${home}learn/${lesson}`}>{LAW_LINKS.lesson}</a>
      <a href={`${home}learn/drill/#${anchor}`}>{LAW_LINKS.drill}</a>
      <a href={`${home}referee/#${anchor}`}>{LAW_LINKS.referee}</a>
      {sending && (
        <button type="button" onClick={() => void sendRuling(sending).catch(() => undefined)}>
          {LAW_LINKS.send}
        </button>
      )}
    </p>
  );
}
