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

/** Fillings that are played out per unsaid row, spread evenly over all. */
const MAX_SAMPLES = 12;
/** Seeds that are tried: an event that is the same under all doesn't depend on chance. */
const CHANCE_SAMPLES = 4;

function sampleEvenly<T>(all: readonly T[]): readonly T[] {
  const step = Math.max(1, all.length / MAX_SAMPLES);
  return Array.from({ length: Math.min(MAX_SAMPLES, all.length) }, (_, i) => all[Math.floor(i * step)] as T);
}

/** Adds empty piles where a row was only partly filled: an unsaid pile can't be compared. */
const withEmptyPiles = (rows: readonly UnsaidRow[], position: JsonObject): JsonObject =>
  rows.flat().reduce<JsonObject>((json, place) => {
    const isPile = isCardPlace(place) && place.placeholder === undefined && !place.topOnly;
    const [key = ''] = place.paths.map((path) => /^position\.(\w+)\[/.exec(path)?.[1]);
    return isPile && key in json && place.read(json) === undefined ? place.write(json, []) : json;
  }, position);

/** Keeps the events that happen under every filling and every seed, and lists what the others depend on. */
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
      // An unclear result contradicts nothing.
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

const CHANCE = 'cards or dice that haven’t been seen yet';

/** The referee's answer to a try, with its consequences. */
export interface DeskAnswer extends TryResult {
  /** Unsaid places that would change the ruling, to be answered beside it. */
  readonly openQuestions: readonly OpenQuestion[];
  /** Unsaid facts that further consequences depend on. */
  readonly dependsOn: readonly string[];
}

/** Rules on the draft's move; a fault if it isn't a move of the game. Takes up to two seconds. */
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

/** A ruling without findings or permissions, because they rest on unsaid places. */
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

/** Keeps only the findings that hold under every filling, if the move is illegal under all. */
function keepCommonFindings(tried: TryResult, { common }: RulingDependencies): TryResult {
  const { ruling } = tried;
  if (ruling.verdict !== 'illegal') return tried;
  return common.length > 0 ? { ...tried, ruling: { ...ruling, findings: common } } : tried;
}
