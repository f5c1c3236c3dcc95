import type { VNode } from 'preact';
import type { Game } from '../../game/game.ts';
import { anchor, cite } from '../../referee/cite.ts';
import { LawWays } from '../../table/ruling/LawWays.tsx';
import { WORDS } from './words.ts';

/** A law a paper was about, and how often it went how. */
export interface LawMet {
  readonly game: Game;
  readonly home: string;
  readonly rule: string;
  readonly right: number;
  readonly of: number;
}

/** The laws of a paper: those that were missed with the ways to them, then the others in a line. */
export function Laws({ laws, mixed }: { readonly laws: readonly LawMet[]; readonly mixed: boolean }): VNode {
  const missed = laws.filter(({ right, of }) => right < of);
  const known = laws.filter(({ right, of }) => right === of);
  return (
    <>
      {missed.length === 0 ? <p class="exam-all">{WORDS.all}</p> : <h2>{WORDS.lookAgain}</h2>}
      <ul class="exam-laws">
        {missed.map(({ game, home, rule, right, of }) => {
          const { number, title, law, path } = cite(game, rule);
          return (
            <li key={rule}>
              <h3>
                <a href={home + path}>
                  {number} · {title}
                </a>
                <small>
                  {mixed && `${game.name}, `}
                  {right} / {of}
                </small>
              </h3>
              <p>{law}</p>
              <LawWays home={home} anchor={anchor(rule)} />
            </li>
          );
        })}
      </ul>
      {known.length > 0 && <h2>{WORDS.known}</h2>}
      <ul class="exam-known">
        {known.map(({ game, home, rule }) => {
          const { number, title, path } = cite(game, rule);
          return (
            <li key={rule}>
              <a href={home + path}>
                {mixed && `${game.name} `}
                {number} · {title}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
