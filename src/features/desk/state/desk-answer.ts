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
import { WORDS } from './words.ts';

/** Maximum number of fillings played out per unsaid row, spread evenly over all fillings. */
const MAX_SAMPLES = 12;
/** Number of seeds that are tried. An event that is the same under all of them doesn't depend on chance. */
const CHANCE_SAMPLES = 4;

function sampleEvenly<T>(items: readonly T[]): readonly T[] {
  const step = Math.max(1, items.length / MAX_SAMPLES);
  return Array.from({ length: Math.min(MAX_SAMPLES, items.length) }, (_, i) => items[Math.floor(i * step)] as T);
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
  deskTry: DeskTry,
  tryResult: TryResult,
): Pick<TryResult, 'citedEvents' | 'unclear'> & { readonly dependsOn: readonly string[] } {
  const { citedEvents, unclear } = tryResult;
  if (citedEvents.length === 0) return { citedEvents, unclear, dependsOn: [] };
  const { seat, move } = deskTry;
  const name = deskNaming(draft);
  const listEventTexts = (state: GameState): ReadonlySet<string> | null => {
    try {
      const outcome = playPresupposed(game, state, seat, move);
      // An unclear result rules out no event.
      return outcome.unclear ? null : new Set(outcome.events.map((event) => citeEvent(game, event, name).says));
    } catch (error) {
      if (error instanceof TooMuch) return null;
      throw error;
    }
  };
  let certainEvents = citedEvents;
  const dependsOn: string[] = [];
  const keepEventsOf = (states: readonly GameState[], fact: string): void => {
    const countBefore = certainEvents.length;
    const eventSets = states.flatMap((state) => listEventTexts(state) ?? []);
    certainEvents = certainEvents.filter(({ says }) => eventSets.every((one) => one.has(says)));
    if (certainEvents.length < countBefore || eventSets.some((one) => one.size !== citedEvents.length))
      dependsOn.push(fact);
  };
  const rows = findUnsaid(game, draft, true);
  for (const place of rows) {
    const positions = sampleEvenly([...fillRow(game, draft, draft.position, place)]).map((json) =>
      withEmptyPiles(rows, json),
    );
    keepEventsOf(
      positions
        .flatMap((position) => readState(game, draft, position) ?? [])
        .filter((state) => isTurnKept(game, state, deskTry)),
      describeUnsaid(place),
    );
  }
  if (draft.seed === null) {
    const chances = Array.from({ length: CHANCE_SAMPLES }, (_, i) => createRandom(i + 2).state());
    keepEventsOf(
      chances.map((chance) => ({ ...deskTry.state, chance })),
      WORDS.chance,
    );
  }
  return { citedEvents: certainEvents, unclear, dependsOn };
}

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
  const laidTable = layTable(game, draft);
  if (!laidTable.ok) return laidTable;
  const { state, name, required, position } = laidTable.value;
  const { seat } = draft;
  const move = game.notation.move.read(draft.move, draft.options, seat);
  if (!move.ok) return move;
  return catchTooMuch(() => {
    const tryResult = tryMove({ game, state, seat, name }, move.value);
    const deskTry = { seat, move: move.value, state };
    const dependencies = findDependencies(
      game,
      { ...draft, position },
      { ...deskTry, ruled: tryResult.ruling, required },
    );
    if (dependencies.openQuestions.length > 0) return withholdRuling(tryResult, dependencies);
    return {
      ...keepCommonFindings(tryResult, dependencies),
      openQuestions: [],
      ...findCertainEvents(game, draft, deskTry, tryResult),
    };
  });
}

/** A ruling without findings or permissions, because they rest on unsaid places. */
function withholdRuling(tryResult: TryResult, { openQuestions, maybe }: RulingDependencies): DeskAnswer {
  const ruling = {
    ...tryResult.ruling,
    verdict: 'depends',
    findings: [],
    permits: [],
    depends: [...openQuestions.map(({ needs }) => needs), ...tryResult.ruling.depends],
    maybe,
    nearest: [],
    readings: [],
  } as const;
  return {
    ...tryResult,
    ruling,
    marks: [],
    fits: [],
    citedEvents: [],
    stateAfter: null,
    unclear: null,
    turnText: '',
    openQuestions,
    dependsOn: [],
  };
}

/** Keeps only the findings that hold under every filling, if the move is illegal under all. */
function keepCommonFindings(tryResult: TryResult, { common }: RulingDependencies): TryResult {
  const { ruling } = tryResult;
  if (ruling.verdict !== 'illegal') return tryResult;
  return common.length > 0 ? { ...tryResult, ruling: { ...ruling, findings: common } } : tryResult;
}
