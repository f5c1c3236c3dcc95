import { clause } from '../../cards/words.ts';
import type { Game } from '../../game/game.ts';
import { writeCase } from '../../referee/case.ts';
import type { CitedReason, NamedTry } from '../../referee/cited-reasons.ts';
import { packCase } from '../../referee/link.ts';
import type { Ruling } from '../../referee/ruling.ts';
import { RULING_LABELS } from '../../table/ruling/labels.ts';
import { looksOf } from '../../ui/card/looks.ts';
import { SUIT_PATH } from '../../ui/card/paths.ts';
import { houseRulesLine } from './house-rule-text.ts';
import type { Parcel, PictureCard } from './parcel.ts';
import { PARCEL_WORDS } from './parcel-words.ts';
import { openSendSheet } from './send-sheet.ts';

/** Number of cards that fit into the picture. */
const MAX_CARDS = 7;

export interface RulingToSend {
  readonly game: Game;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
  readonly ruling: Ruling;
  readonly at: NamedTry;
  /** Reasons of the ruling, the main one first. */
  readonly reasons: readonly CitedReason[];
  /** Address of the page that shows the ruling; default: the desk. */
  readonly url?: string;
}

function cardsOf({ game, at: { move, view, seat } }: RulingToSend): readonly PictureCard[] {
  const looks = looksOf(game);
  const { played, named } = game.notation.cardsOf(move, view, seat);
  const cards = [...played, ...named].slice(0, MAX_CARDS).map(looks);
  return cards
    .filter(({ code }) => code !== '?')
    .map(({ index, suit, art, ink }) => ({
      index,
      path: suit ? SUIT_PATH[suit] : art,
      box: suit ? 24 : 100,
      ink,
    }));
}

/** Address of the referee's desk with this table and move. */
function deskLinkOf({ game, home, at: { move, view, seat } }: RulingToSend): string {
  const caseJson = writeCase({ game, options: view.options, state: view, seat, move });
  return `${location.origin}${home}referee/#${packCase(caseJson)}`;
}

/** Turns a ruling into an item to send: verdict, reason, law and address. */
export function createRulingParcel(rulingToSend: RulingToSend): Parcel {
  const { game, ruling, at, reasons, url = deskLinkOf(rulingToSend) } = rulingToSend;
  const [mainReason] = reasons;
  const head = RULING_LABELS.verdict[ruling.verdict];
  const dependsText = ruling.depends.map(PARCEL_WORDS.dependsOn).join(' ');
  const reason = dependsText === '' ? (mainReason?.says ?? '') : dependsText;
  const source = mainReason ? `${game.name} ${mainReason.cited.number}` : game.name;
  const words = `${head}: ${clause(ruling.tried)}. ${reason} (${source})`;
  return {
    title: PARCEL_WORDS.sendRuling,
    words,
    url,
    paper: [at.turnText, houseRulesLine(game, at.view.options)],
    picture: {
      verdict: ruling.verdict,
      head,
      moveText: ruling.tried,
      reason,
      cards: cardsOf(rulingToSend),
      law: mainReason?.cited.law ?? '',
      source: mainReason ? `${source} · ${mainReason.cited.title}` : source,
    },
  };
}

/**
 * Opens the send dialog with a ruling.
 * @throws Error if the dialog can't be fetched
 */
export async function sendRuling(rulingToSend: RulingToSend): Promise<void> {
  await openSendSheet(createRulingParcel(rulingToSend));
}
