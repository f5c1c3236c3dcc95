import type { VNode } from 'preact';
import type { SearchAnswer } from '../../search/entry.ts';
import { LawWays } from '../../table/ruling/LawWays.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { FigureProps } from './Figure.tsx';
import { KIND_LABELS, WORDS } from './words.ts';

const Figure = lazyComponent<FigureProps>(
  () => import('./Figure.tsx').then((module) => module.Figure),
  () => null,
);

interface AnswersProps {
  readonly answers: readonly SearchAnswer[];
  /** Address of the site, with a trailing slash. */
  readonly root: string;
  /** Names of the games by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Whether all answers are of one game. */
  readonly isOneGame: boolean;
}

/** The answers, best first; a law in first place is shown with its table. */
export function Answers({ answers, root, names, isOneGame }: AnswersProps): VNode {
  if (answers.length === 0) {
    return <p class="search-none">{WORDS.noneHelp}</p>;
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away.
    <ol class="answers" role="list">
      {answers.map((answer, i) => (
        <AnswerRow
          key={answer.path + answer.title}
          answer={answer}
          root={root}
          gameName={isOneGame ? undefined : names.get(answer.game)}
          isBest={i === 0}
        />
      ))}
    </ol>
  );
}

interface AnswerRowProps {
  readonly answer: SearchAnswer;
  readonly root: string;
  /** Name of the game, if answers of several are shown. */
  readonly gameName: string | undefined;
  readonly isBest: boolean;
}

function AnswerRow({ answer, root, gameName, isBest }: AnswerRowProps): VNode {
  const { game, kind, rule, number, title, path, says, drawn } = answer;
  const href = root + path.slice(1);
  const anchor = /#(.*)$/.exec(path)?.[1];
  return (
    <li class={isBest && number !== '' ? 'answer is-best' : 'answer'} data-game={game} data-rule={rule}>
      <a class="answer-link" href={href}>
        <span class="answer-kind">
          {[gameName, number === '' ? KIND_LABELS[kind] : number].filter((part) => part !== undefined).join(' ')}
        </span>{' '}
        <span class="answer-title">{title}</span>
      </a>
      <p class="answer-says">
        <CardText text={says} />
      </p>
      {isBest && drawn && rule !== null && <Figure rule={rule} href={href} />}
      {isBest && kind === 'law' && anchor !== undefined && (
        <div class="answer-ways">
          {drawn && <a href={href}>{WORDS.tryIt}</a>}
          <LawWays home={`${root}${game}/`} anchor={anchor} />
        </div>
      )}
    </li>
  );
}
