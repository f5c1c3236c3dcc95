import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { createSeed, fetchJson } from '../../exercise/start.ts';
import { useExercise } from '../../exercise/use-exercise.ts';
import { WORDS as EVERY, LOADING_WORDS } from '../../exercise/words.ts';
import type { TableGame } from '../../game/game.ts';
import { createRandom, type Random } from '../../random/random.ts';
import { isDrillMode } from '../../scenarios/drill/kinds.ts';
import type { BookCase } from '../../scenarios/drill/question.ts';
import { fetchRules, fetchTable } from '../../table/fetch-game.ts';
import { ruleIdOfFragment } from '../../table/rule-fragment.ts';
import { fetchExplainer } from '../../table/ruling/explainer.ts';
import { RulingPanel } from '../../table/ruling/lazy-ruling-panel.tsx';
import { $settings, setSetting } from '../../table/settings.ts';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { Wait } from '../../ui/focus/Wait.tsx';
import { rulesToReview } from '../progress/index.ts';
import { DrillReady } from './DrillReady.tsx';
import { DrillTable } from './DrillTable.tsx';
import { $drill, layDrill, replaceTables, ruleOnTables } from './drill.ts';
import { fetchQuestions } from './drill-questions.ts';
import { DrillEnd, DrillVerdict } from './lazy-views.tsx';
import './drill.css';
import { WORDS } from './words.ts';

const DRILL_LENGTH = 6;

/** What a drill should ask first. */
interface CaseFocus {
  /** The rule the player came from, then the others of its chapter. */
  readonly about: readonly string[];
  /** Rules due for review, the longest overdue first. */
  readonly fading: readonly string[];
}

/**
 * Chooses the cases of a drill: first rules in question, then rules to review, then others; no rule more than
 * twice. If the player came from a law, its case is the first.
 */
export function chooseCases(
  cases: readonly BookCase[],
  { about, fading }: CaseFocus,
  random: Random,
): readonly BookCase[] {
  const weakRules = [...about, ...fading];
  const shuffled = random.shuffle(cases);
  const rank = ({ rule }: BookCase): number => (weakRules.includes(rule) ? weakRules.indexOf(rule) : weakRules.length);
  const askedCounts = new Map<string, number>();
  const chosenCases = [...shuffled]
    .sort((a, b) => rank(a) - rank(b))
    .filter(({ rule }) => {
      const askedCount = askedCounts.get(rule) ?? 0;
      askedCounts.set(rule, askedCount + 1);
      return askedCount < 2;
    })
    .slice(0, DRILL_LENGTH);
  const [law] = about;
  const lawIndex = chosenCases.findIndex(({ rule }) => rule === law);
  const [opening] = lawIndex < 0 ? [] : chosenCases.splice(lawIndex, 1);
  return [...(opening ? [opening] : []), ...random.shuffle(chosenCases)];
}

interface Props {
  readonly game: string;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
}

/** The cases of the rulebook that contain a try. */
async function fetchCases(home: string): Promise<readonly BookCase[]> {
  const cases = (await fetchJson(`${home}learn/cases.json`)) as readonly BookCase[];
  return cases.filter(({ json }) => 'move' in json);
}

/** The law named in the address, and the others of its chapter. */
async function fetchRulesInQuestion(id: string): Promise<readonly string[]> {
  const anchor = location.hash.slice(1);
  if (anchor === '') return [];
  const rules = await fetchRules(id);
  const ruleId = ruleIdOfFragment({ id, rules }, anchor);
  if (ruleId === undefined) return [];
  const chapterRules = rules.chapterOf(ruleId)?.rules ?? [];
  return [ruleId, ...chapterRules.map(({ id }) => id).filter((id) => id !== ruleId)];
}

/** Applies the mode named in the link, as if it had been chosen by hand. */
function applyModeOfLink(): void {
  const linkedMode = new URLSearchParams(location.search).get('ask');
  if (isDrillMode(linkedMode) && linkedMode !== $settings.get().drill) setSetting('drill', linkedMode);
}

/** A drill of six tables to rule on. */
export function DrillIsland({ game: id, home }: Props): VNode {
  const drill = useStore($drill);
  const loaded = useRef<{ readonly game: TableGame; readonly cases: readonly BookCase[] } | null>(null);
  const spent = useRef(0);
  const [stage, setStage] = useState<'first' | 'running' | 'again'>('first');

  const startDrill = async (): Promise<void> => {
    const { game, cases } = loaded.current ?? {};
    if (!game || !cases) return;
    const seed = createSeed();
    spent.current = 0;
    const focus = { about: await fetchRulesInQuestion(id), fading: rulesToReview(id, Date.now()) };
    const { drill: mode } = $settings.get();
    const chosenCases = chooseCases(cases, focus, createRandom(seed));
    const { firstQuestions: first, replacement } = await fetchQuestions({ game: id, mode, cases: chosenCases, seed });
    await layDrill(game, first);
    const { run } = $drill.get() ?? {};
    ruleOnTables().catch(() => undefined);
    replacement
      .then(async (questions) => {
        if (questions && $drill.get()?.run === run) await replaceTables(questions);
      })
      .catch(() => undefined);
  };

  const { lost: hasFailed } = useExercise(async () => {
    applyModeOfLink();
    const [game, cases] = await Promise.all([fetchTable(id), fetchCases(home)]);
    loaded.current = { game, cases };
    const preloads = [RulingPanel, DrillVerdict, DrillEnd].map((part) => part.fetch().catch(() => undefined));
    await Promise.all([startDrill(), fetchExplainer(id), ...preloads]);
    // A link from a law has chosen the drill.
    if (location.hash !== '') setStage('running');
  }, id);

  if (!drill) {
    const statusText = hasFailed ? LOADING_WORDS.unreachable : LOADING_WORDS.loading;
    const exitLink = <ExitLink href={`${home}learn/`} label={EVERY.back} />;
    return <Wait introduction={WORDS.coming} exitLink={exitLink} now={statusText} />;
  }
  if (drill.at >= drill.tables.length) {
    const seconds = Math.round(spent.current / 1000);
    const playAgain = (): void => {
      setStage('again');
      void startDrill();
    };
    return <DrillEnd drill={drill} home={home} seconds={seconds} onAgain={playAgain} />;
  }
  if (stage !== 'running') {
    const isAgain = stage === 'again';
    return <DrillReady {...{ drill, home, isAgain }} onChosen={startDrill} onStart={() => setStage('running')} />;
  }
  const spend = (ms: number): void => {
    spent.current += ms;
  };
  return <DrillTable drill={drill} home={home} spent={spent.current} onSpend={spend} />;
}
