import { catchTooMuch, fault, type Result, TooMuch } from '../../../game/fault.ts';
import type { DeskGame, Game } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { GameState } from '../../../game/play.ts';
import { createRandom } from '../../../random/random.ts';
import { playPresupposed } from '../../../referee/presupposition.ts';
import { citeEvent, type TryResult } from '../../../referee/try-result.ts';
import { tryMove } from '../../../table/judge.ts';
import { type DeskDraft, deskNaming } from './draft.ts';
import { fillRow } from './fillings.ts';
import { layTable } from './laid-table.ts';
import {
  type DeskTry,
  describeUnsaid,
  findDependencies,
  isTurnKept,
  type OpenQuestion,
  type RulingDependencies,
  readState,
} from './ruling-dependencies.ts';
import { isCardPlace } from './things.ts';
import { findUnsaid, type UnsaidRow } from './unsaid-rows.ts';

/** So many answers to what was not said are played out, spread over all there are. */
const MAX_SAMPLES = 12;
/** So often chance is asked: what is the same every time is not its doing. */
const CHANCE_SAMPLES = 4;

function sampleEvenly<T>(all: readonly T[]): readonly T[] {
  const step = Math.max(1, all.length / MAX_SAMPLES);
  return Array.from({ length: Math.min(MAX_SAMPLES, all.length) }, (_, i) => all[Math.floor(i * step)] as T);
}

/** The same where piles beside one that was filled are empty: one that nobody counted can’t be compared. */
const withEmptyPiles = (rows: readonly UnsaidRow[], position: JsonObject): JsonObject =>
  rows.flat().reduce<JsonObject>((json, place) => {
    const isPile = isCardPlace(place) && place.placeholder === undefined && !place.topOnly;
    const [key = ''] = place.paths.map((path) => /^position\.(\w+)\[/.exec(path)?.[1]);
    return isPile && key in json && place.read(json) === undefined ? place.write(json, []) : json;
  }, position);

/** Of what a try brings about only what comes whatever was not said, and however chance falls; and what the rest depends on. */
function findCertainEvents(
  game: DeskGame<Game>,
  draft: DeskDraft,
  at: DeskTry,
  tried: TryResult,
): Pick<TryResult, 'citedEvents' | 'unclear'> & { readonly dependsOn: readonly string[] } {
  const { citedEvents, unclear } = tried;
  if (citedEvents.length === 0) return { citedEvents, unclear, dependsOn: [] };
  const { seat, move } = at;
  const name = deskNaming(draft);
  const told = (state: GameState): ReadonlySet<string> | null => {
    try {
      const played = playPresupposed(game, state, seat, move);
      // What can't be told there contradicts nothing.
      return played.unclear ? null : new Set(played.events.map((event) => citeEvent(game, event, name).says));
    } catch (error) {
      if (error instanceof TooMuch) return null;
      throw error;
    }
  };
  let left = citedEvents;
  const dependsOn: string[] = [];
  const keep = (states: readonly GameState[], needs: string): void => {
    const before = left.length;
    const all = states.flatMap((state) => told(state) ?? []);
    left = left.filter(({ says }) => all.every((one) => one.has(says)));
    if (left.length < before || all.some((one) => one.size !== citedEvents.length)) dependsOn.push(needs);
  };
  const rows = findUnsaid(game, draft, true);
  for (const place of rows) {
    const ways = sampleEvenly([...fillRow(game, draft, draft.position, place)]).map((json) =>
      withEmptyPiles(rows, json),
    );
    keep(
      ways
        .flatMap((position) => readState(game, draft, position) ?? [])
        .filter((state) => isTurnKept(game, state, at)),
      describeUnsaid(place),
    );
  }
  if (draft.seed === null) {
    const falls = Array.from({ length: CHANCE_SAMPLES }, (_, i) => createRandom(i + 2).state());
    keep(
      falls.map((chance) => ({ ...at.state, chance })),
      CHANCE,
    );
  }
  return { citedEvents: left, unclear, dependsOn };
}

/** What a shuffle or a throw decides. */
const CHANCE = 'cards or dice that nobody has seen yet';

/** What the referee says of the try, and what comes of it. */
export interface DeskAnswer extends TryResult {
  /** What was not said and would turn the ruling: to be answered beside it. */
  readonly openQuestions: readonly OpenQuestion[];
  /** What else comes of the try depends on these, which were not said. */
  readonly dependsOn: readonly string[];
}

/** The ruling on the draft's move; a fault where it is no move of the game. It may take a second or two. */
export function answerDraft(game: DeskGame<Game>, draft: DeskDraft): Result<DeskAnswer> {
  if (!draft.move) return fault('bad-move', 'move', '');
  const laid = layTable(game, draft);
  if (!laid.ok) return laid;
  const { state, name, required, position } = laid.value;
  const { seat } = draft;
  const move = game.notation.move.read(draft.move, draft.options, seat);
  if (!move.ok) return move;
  return catchTooMuch(() => {
    const tried = tryMove({ game, state, seat, name }, move.value);
    const at = { seat, move: move.value, state };
    const found = findDependencies(game, { ...draft, position }, { ...at, ruled: tried.ruling, required });
    if (found.openQuestions.length > 0) return withholdRuling(tried, found);
    return {
      ...keepCommonFindings(tried, found),
      openQuestions: [],
      ...findCertainEvents(game, draft, at, tried),
    };
  });
}

/** A ruling that must wait for answers: nothing in it rests on what was not said. */
function withholdRuling(tried: TryResult, { openQuestions, maybe }: RulingDependencies): DeskAnswer {
  const ruling = {
    ...tried.ruling,
    verdict: 'depends',
    findings: [],
    permits: [],
    depends: [...openQuestions.map(({ needs }) => needs), ...tried.ruling.depends],
    maybe,
    nearest: [],
    readings: [],
  } as const;
  return {
    ...tried,
    ruling,
    marks: [],
    fits: [],
    citedEvents: [],
    after: null,
    unclear: null,
    turn: '',
    openQuestions: openQuestions,
    dependsOn: [],
  };
}

/** Of what is never allowed only the rules are named that it breaks whatever was not said. */
function keepCommonFindings(tried: TryResult, { common }: RulingDependencies): TryResult {
  const { ruling } = tried;
  if (ruling.verdict !== 'illegal') return tried;
  return common.length > 0 ? { ...tried, ruling: { ...ruling, findings: common } } : tried;
}
