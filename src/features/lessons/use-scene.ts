import { useStore } from '@nanostores/preact';
import { useMemo } from 'preact/hooks';
import type { JsonObject } from '../../game/json.ts';
import type { Options } from '../../game/options.ts';
import type { GameState } from '../../game/play.ts';
import type { SeatNamer } from '../../game/seat.ts';
import type { ItemRef, Zone } from '../../game/zone.ts';
import type { LessonStep } from '../../scenarios/lesson.ts';
import { laidCards, readLessonMove } from '../../scenarios/question.ts';
import type { LessonGame } from '../../table/fetch-game.ts';
import { $settings } from '../../table/settings.ts';
import { sortHands } from '../../table/sorting.ts';
import { answeredItems, findMovedCards, findPointedAt } from './step-table.ts';
import { $touched, type LessonVisit } from './visit.ts';
import { WORDS } from './words.ts';

/** The cards to be counted, one zone for each filled place of the game's count. */
function countedZones(game: LessonGame, options: Options, score: JsonObject, name: SeatNamer): readonly Zone[] {
  const places = game.desk?.counts[0]?.places(options, name) ?? [];
  return places.flatMap((place): Zone[] => {
    if (place.kind !== 'set' && place.kind !== 'row' && place.kind !== 'pile') return [];
    const things = place.read(score) ?? [];
    const items = things.flatMap((text, i) => {
      const thing = game.desk?.thing(text);
      return thing ? [{ id: `${text}-${i}`, cards: thing.cards }] : [];
    });
    return items.length > 0 ? [{ id: place.id, label: place.label, seat: null, kind: 'row', items }] : [];
  });
}

/** A row of face-up cards; copies of a card are numbered from the second on. */
function createRow(game: LessonGame, id: string, label: string, codes: readonly string[]): Zone {
  const items = codes.flatMap((code, i) => {
    const card = game.pack.read(code);
    const copyNumber = codes.slice(0, i + 1).filter((one) => one === code).length;
    return card === undefined ? [] : [{ id: copyNumber > 1 ? `${code}.${copyNumber}` : code, cards: [card] }];
  });
  return { id, label, seat: null, kind: 'row', items };
}

/** The zones of two hands to compare. */
function comparedZones(game: LessonGame, form: JsonObject): readonly Zone[] {
  const hands = Array.isArray(form['hands']) ? form['hands'] : [];
  const names = [WORDS.hands.first, WORDS.hands.second];
  return hands.map(
    (hand: unknown, i): Zone =>
      createRow(game, `hand-of-${i}`, names[i] ?? '', (Array.isArray(hand) ? hand : []).map(String)),
  );
}

/** The table of a step as the player sees it, and what can be done there. */
export interface LessonScene {
  readonly view: GameState;
  readonly zones: readonly Zone[];
  /** Whether cards are laid out to be looked at, counted or compared, rather than as a table in play. */
  readonly isLaidOut: boolean;
  /** Touched items; in a question about a try, the items of that try. */
  readonly picked: readonly ItemRef[];
  /** Items that are pointed at: those of the text, what a refusal says would fit, or what a shown move played. */
  readonly hinted: readonly ItemRef[];
  readonly canPlay: boolean;
  readonly canTap: boolean;
}

/** Cards to be looked at, counted or compared; undefined if the table itself is shown. */
function layOutCards(visit: LessonVisit, step: LessonStep | undefined): readonly Zone[] | undefined {
  const { game, run, name } = visit;
  const laidRows = laidCards(step);
  if (laidRows) return Object.entries(laidRows).map(([label, codes], i) => createRow(game, `laid-${i}`, label, codes));
  if (step?.word === 'better') return comparedZones(game, step.better);
  if (step?.word !== 'score') return undefined;
  // A question about a count without cards keeps the table as it is.
  const cards = countedZones(game, run.state.options, step.score, name);
  return cards.length > 0 ? cards : undefined;
}

function listHinted({ game, lesson, run, inputs, name }: LessonVisit, zones: readonly Zone[]): readonly ItemRef[] {
  const result = run.remark?.result;
  if (run.phase === 'open') return findPointedAt(game.pack, zones, lesson.steps[run.at]?.look ?? []);
  if (!result?.stateAfter) return result?.fits ?? [];
  const isShown = run.phase === 'done' && inputs.at(-1)?.do === 'skip';
  return isShown ? findMovedCards(game.table.zones(result.view, lesson.you, name), result.picks, zones) : [];
}

/** The scene of the current step; in a step that is read again, nothing can be touched. */
export function useScene(visit: LessonVisit): LessonScene {
  const { game, lesson, run, reading, name } = visit;
  const touched = useStore($touched);
  const { sort } = useStore($settings);
  const step = lesson.steps[run.at];
  const view = useMemo(() => game.visibility.view(run.state, lesson.you), [run.state]);
  const laidOutZones = useMemo(() => layOutCards(visit, step), [step, run.state]);
  const zones = useMemo(
    () => laidOutZones ?? sortHands(game.table.zones(view, lesson.you, name, run.events), sort),
    [laidOutZones, view, run.events, sort],
  );
  const judged = step?.word === 'legal' ? step.legal : step?.word === 'breaks' ? step.breaks : null;
  const answer = run.phase === 'done' ? run.remark?.answer : undefined;
  const picks = judged
    ? game.table.picksOf(view, lesson.you, readLessonMove(game, run.state, judged))
    : answer === undefined
      ? touched
      : answeredItems(step, zones, answer);
  const isCurrent = reading === null;
  const isOpen = isCurrent && run.phase === 'open';
  const canPlay =
    (isOpen && (step?.word === 'move' || step?.word === 'break')) ||
    (isCurrent && run.phase === 'free' && game.play.turn(run.state) === lesson.you);
  const canTap = isOpen && (step?.word === 'tap' || step?.word === 'find');
  const hinted = listHinted(visit, zones);
  return { view, zones, isLaidOut: laidOutZones !== undefined, picked: picks, hinted, canPlay, canTap };
}
