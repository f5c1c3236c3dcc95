import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
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
  /** Whether they have a page of their own, which is wide enough for two columns at a desk. */
  readonly isPage: boolean;
}

/** The answers, best first. One is shown with its table: the first, or on a wide page the one pointed at. */
export function Answers({ answers, root, names, isOneGame, isPage }: AnswersProps): VNode {
  const [pointedAt, setPointedAt] = useState<SearchAnswer | undefined>();
  if (answers.length === 0) {
    return <p class="search-none">{WORDS.noneHelp}</p>;
  }
  const chosen = answers.find((answer) => answer === pointedAt) ?? answers[0];
  const point = (answer: SearchAnswer): void => {
    if (isPage && matchMedia('(min-width: 60.01rem)').matches) setPointedAt(answer);
  };
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away.
    <ol class="answers" role="list">
      {answers.map((answer) => (
        <AnswerRow
          key={answer.path + answer.title}
          answer={answer}
          root={root}
          gameName={isOneGame ? undefined : names.get(answer.game)}
          isChosen={answer === chosen && (isPage || answer.number !== '')}
          onPoint={() => point(answer)}
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
  readonly isChosen: boolean;
  readonly onPoint: () => void;
}

function AnswerRow({ answer, root, gameName, isChosen, onPoint }: AnswerRowProps): VNode {
  const { game, kind, rule, number, title, path, says } = answer;
  return (
    <li
      class={isChosen ? 'answer is-best' : 'answer'}
      data-game={game}
      data-rule={rule}
      onPointerEnter={onPoint}
      onFocusCapture={onPoint}
    >
      <a class="answer-link" href={root + path.slice(1)}>
        <span class="answer-kind">
          {[gameName, number === '' ? KIND_LABELS[kind] : number].filter((part) => part !== undefined).join(' ')}
        </span>{' '}
        <span class="answer-title">{title}</span>
      </a>
      <p class="answer-says">
        <CardText text={says} />
      </p>
      {isChosen && <AnswerPreview answer={answer} root={root} />}
    </li>
  );
}

/** The table of an answer, and where to go from it; beside the list the answer itself as well, in large type. */
function AnswerPreview({ answer, root }: { readonly answer: SearchAnswer; readonly root: string }): VNode {
  const { game, kind, rule, title, path, says, drawn } = answer;
  const href = root + path.slice(1);
  const anchor = /#(.*)$/.exec(path)?.[1];
  return (
    <div class="answer-preview">
      <div>
        <div aria-hidden="true" class="answer-large">
          <p class="answer-title">{title}</p>
          <p>
            <CardText text={says} />
          </p>
        </div>
        {drawn && rule !== null && <Figure key={rule} rule={rule} href={href} />}
        {kind === 'law' && anchor !== undefined && (
          <div class="answer-ways">
            {drawn && <a href={href}>{WORDS.tryIt}</a>}
            <LawWays home={`${root}${game}/`} anchor={anchor} />
          </div>
        )}
      </div>
    </div>
  );
}
