import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answer } from '../../search/entry.ts';
import { LawWays } from '../../table/ruling/LawWays.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { later } from '../../ui/later.tsx';
import type { FigureProps } from './Figure.tsx';
import { walk } from './keys.ts';
import './search.css';
import { Announced } from '../../ui/announce/Announced.tsx';
import type { Found } from './asked.ts';
import { createAsking } from './asking.ts';
import { countOf, KIND } from './words.ts';

const Figure = later<FigureProps>(
  () => import('./Figure.tsx').then((loaded) => loaded.Figure),
  () => null,
);

interface AnswersProps {
  readonly answers: readonly Answer[];
  /** Address of the site, with its slash. */
  readonly root: string;
  /** What the games are called, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** All of one game. */
  readonly alone: boolean;
}

/** What answers, best first; the best as large as it is sure to be read. */
function Answers({ answers, root, names, alone }: AnswersProps): VNode {
  if (answers.length === 0) {
    return (
      <p class="search-none">
        One word is often enough: what lies there, or what somebody wants to do. Other names for it are
        understood, too.
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away.
    <ol class="answers" role="list">
      {answers.map((answer, i) => (
        <AnswerRow
          key={answer.path + answer.title}
          answer={answer}
          root={root}
          of={alone ? undefined : names.get(answer.game)}
          best={i === 0}
        />
      ))}
    </ol>
  );
}

interface AnswerRowProps {
  readonly answer: Answer;
  readonly root: string;
  /** The game’s name, where there are several. */
  readonly of: string | undefined;
  readonly best: boolean;
}

function AnswerRow({ answer, root, of, best }: AnswerRowProps): VNode {
  const { game, kind, rule, number, title, path, says, drawn } = answer;
  const href = root + path.slice(1);
  const anchor = /#(.*)$/.exec(path)?.[1];
  return (
    <li class={best && number !== '' ? 'answer is-best' : 'answer'} data-game={game} data-rule={rule}>
      <a class="answer-link" href={href}>
        <span class="answer-kind">
          {[of, number === '' ? KIND[kind] : number].filter((part) => part !== undefined).join(' ')}
        </span>{' '}
        <span class="answer-title">{title}</span>
      </a>
      <p class="answer-says">
        <CardText text={says} />
      </p>
      {best && drawn && rule !== null && <Figure rule={rule} href={href} />}
      {best && kind === 'law' && anchor !== undefined && (
        <div class="answer-ways">
          {drawn && <a href={href}>Try it on the table</a>}
          <LawWays home={`${root}${game}/`} anchor={anchor} />
        </div>
      )}
    </li>
  );
}

interface Searching {
  /** What was found last; null until something was. */
  readonly found: Found | null;
  /** That answers what is asked now. */
  readonly settled: boolean;
  readonly examples: readonly string[];
  /** The index could not be fetched. */
  readonly lost: boolean;
  again(): void;
}

/** What answers a question, as it is typed. */
function useSearch(root: string, query: string, game: string | undefined): Searching {
  const [ask] = useState(() => createAsking());
  const [reply, setReply] = useState<Awaited<ReturnType<typeof ask>>>(null);
  const [lost, setLost] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    ask({ root, query, game }).then(
      (told) => {
        if (gone || told === null) return;
        setReply(told);
        setLost(false);
      },
      () => gone || setLost(true),
    );
    return () => {
      gone = true;
    };
  }, [ask, root, query, game, tries]);
  return {
    found: reply?.found ?? null,
    settled: reply !== null && reply.to.query === query && reply.to.game === game,
    examples: reply?.examples ?? [],
    lost,
    again() {
      setLost(false);
      setTries(tries + 1);
    },
  };
}

interface BeginProps {
  readonly examples: readonly string[];
  readonly onAsk: (query: string) => void;
}

/** What to ask, for whoever has not asked yet. */
function Begin({ examples, onAsk }: BeginProps): VNode {
  return (
    <div class="search-begin">
      <p>
        Ask as you would across the table, in your own words. Laws, house rules, words and lessons answer.
      </p>
      {examples.length > 0 && (
        <ul class="search-examples">
          {examples.map((example) => (
            <li key={example}>
              <button type="button" class="chip" onClick={() => onAsk(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A game to look in; all of them where there is no id. */
interface Scope {
  readonly id: string | undefined;
  readonly name: string;
}

interface AskProps {
  readonly query: string;
  readonly scopes: readonly Scope[];
  readonly game: string | undefined;
  readonly onAsk: (query: string, game: string | undefined) => void;
}

/** The field to ask in, and of which game. */
function Ask({ query, scopes, game, onAsk }: AskProps): VNode {
  return (
    <search>
      <form onSubmit={(event) => event.preventDefault()}>
        <label class="search-label" for="search-field">
          What do you want to know?
        </label>
        <input
          id="search-field"
          type="search"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          enterkeyhint="search"
          maxLength={200}
          value={query}
          onInput={({ currentTarget }) => onAsk(currentTarget.value, game)}
        />
        <fieldset class="search-of">
          <legend class="unseen">In which game</legend>
          {scopes.map(({ id, name }) => (
            <button
              key={name}
              type="button"
              class="chip"
              aria-pressed={id === game}
              onClick={() => onAsk(query, id)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </form>
    </search>
  );
}

export interface SearchBoxProps {
  /** Address of the site, with its slash. */
  readonly root: string;
  readonly games: readonly { readonly id: string; readonly name: string }[];
  /** The game one is in. */
  readonly game?: string | undefined;
  readonly query?: string;
  /** The game that is looked through at first; the one one is in unless another is named. */
  readonly start?: string | undefined;
  /** What was asked and answered, for whoever keeps it. */
  readonly onAnswer?: (query: string, game: string | undefined) => void;
}

/** A field to ask in, of which game, and what answers. */
export function SearchBox({
  root,
  games,
  game: from,
  query: given = '',
  start,
  onAnswer,
}: SearchBoxProps): VNode {
  const [query, setQuery] = useState(given);
  const [game, setGame] = useState(start ?? from);
  const box = useRef<HTMLDivElement>(null);
  const { found, settled, examples, lost, again } = useSearch(root, query, game);
  const entered = useRef(false);
  const names = new Map(games.map(({ id, name }) => [id, name]));
  const ask = (asked: string, of: string | undefined): void => {
    entered.current = false;
    setQuery(asked);
    setGame(of);
  };
  // The first answer to what stands there, and to nothing before it: it may still be on its way.
  const enter = (): void => {
    entered.current = !settled;
    if (settled) box.current?.querySelector<HTMLElement>('.answer-link')?.click();
  };
  useEffect(() => {
    if (!settled) return;
    onAnswer?.(query, game);
    if (entered.current) enter();
  }, [settled, query, game]);
  // In a game there are two ways to look, elsewhere any game may be meant.
  const own = from === undefined ? games : games.filter(({ id }) => id === from);
  const scopes: readonly Scope[] = [...own, { id: undefined, name: 'All games' }];
  const isAsked = query.trim() !== '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows walk through what can be reached by Tab as well.
    <div class="search" ref={box} onKeyDown={(event) => walk(event, { box: box.current, onEnter: enter })}>
      <Ask query={query} scopes={scopes} game={game} onAsk={ask} />
      <Announced class="search-count">
        {isAsked && found && countOf(found, game && names.get(game))}
        {isAsked && !found && !lost && 'Looking…'}
      </Announced>
      {lost ? (
        <p class="search-lost">
          The search could not be fetched.{' '}
          <button type="button" class="chip" onClick={again}>
            Try again
          </button>
        </p>
      ) : isAsked && found ? (
        <Answers answers={found.answers} root={root} names={names} alone={found.game !== undefined} />
      ) : (
        <Begin examples={examples} onAsk={(asked) => ask(asked, game)} />
      )}
    </div>
  );
}
