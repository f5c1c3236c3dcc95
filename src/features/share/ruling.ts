import { clause } from '../../cards/words.ts';
import type { Game } from '../../game/game.ts';
import { writeCase } from '../../referee/case.ts';
import { citeReasons, type NamedTry } from '../../referee/cited-reasons.ts';
import { packCase } from '../../referee/link.ts';
import type { Ruling } from '../../referee/ruling.ts';
import { fetchExplainer } from '../../table/ruling/explainer.ts';
import { describeReading, RULING_LABELS } from '../../table/ruling/labels.ts';
import { dependsOnText } from '../../table/ruling/panel-words.ts';
import { houseRulesLine } from './house-rule-text.ts';
import type { Parcel } from './parcel.ts';
import { PARCEL_WORDS } from './parcel-words.ts';

/** Number of house rules named that would change the ruling. */
const MAX_READINGS = 2;

export interface RulingToSend {
  readonly game: Game;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
  readonly ruling: Ruling;
  readonly at: NamedTry;
  /** Address of the page that shows the ruling; default: the desk. */
  readonly url?: string;
}

/** Address of the referee's desk with this table and move. */
function deskLinkOf({ game, home, at: { move, view, seat } }: RulingToSend): string {
  const caseJson = writeCase({ game, options: view.options, state: view, seat, move });
  return `${location.origin}${home}referee/#${packCase(caseJson)}`;
}

/** Turns a ruling into an item to send, explained as in its panel: verdict, reason, law and address. */
export async function createRulingParcel(rulingToSend: RulingToSend): Promise<Parcel> {
  const explainer = await fetchExplainer(rulingToSend.game.id);
  const { game, ruling, at, url = deskLinkOf(rulingToSend) } = rulingToSend;
  const { verdict, tried, depends } = ruling;
  const [reason] = explainer ? explainer.explainRuling(game, ruling, explainer.reasons, at) : citeReasons(game, ruling);
  const says = depends.length > 0 ? depends.map(dependsOnText).join(' ') : (reason?.says ?? '');
  const source = reason ? `${game.name} ${reason.cited.number}` : game.name;
  const { played, named } = game.notation.cardsOf(at.move, at.view, at.seat);
  const readings = explainer?.readingsOf(game, ruling, at) ?? ruling.readings;
  const houseRules = houseRulesLine(game, at.view.options);
  return {
    title: PARCEL_WORDS.sendRuling,
    words: `${RULING_LABELS.verdict[verdict]}: ${clause(tried)}. ${says} (${source})`,
    url,
    paper: [at.turnText, houseRules],
    ruling: {
      game,
      verdict,
      tried,
      turnText: at.turnText,
      says,
      reason,
      cards: [...played, ...named],
      houseRules: [houseRules, ...readings.slice(0, MAX_READINGS).map(describeReading)],
    },
  };
}
