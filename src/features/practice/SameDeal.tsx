import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { joinWords } from '../../cards/words.ts';
import { packMatch } from '../../referee/link.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { $results, addResult, fetchBotScores, writeDeal } from '../challenge/index.ts';
import { isLowWinning, leadOf, type Practice, type SoloPlayer, STRENGTHS, soloPlayerOf } from '../saved-games/index.ts';
import { openSendSheet } from '../share/index.ts';
import { showNotice, stateOf } from './practice.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  readonly soloPlayer: SoloPlayer;
}

type BotScores = readonly number[] | 'asked' | 'lost';

/** Computes what bots score with the same deal, if it is a challenge. */
function useBotScores({ game, match, challenge }: Practice, { strength }: SoloPlayer): BotScores {
  const [bots, setBots] = useState<BotScores>('asked');
  useEffect(() => {
    if (!challenge) return;
    const { options, seed } = match;
    const { scores, stop } = fetchBotScores({ game: game.id, bot: strength, options, seed });
    scores.then(setBots, () => setBots('lost'));
    return stop;
  }, [match.seed]);
  return bots;
}

/** Sends the deal to a friend, with the player's score. */
function sendDeal({ game, match, from }: Practice, { strength }: SoloPlayer, scores: readonly number[]): void {
  if (from) return;
  const json = writeDeal({ game: game.id, options: match.options, seed: match.seed, strength }, { scores });
  const url = `${location.origin}${location.pathname}#${packMatch(json)}`;
  openSendSheet({ title: WORDS.sameDeal, words: WORDS.challenge(game.name, scores.join(' : ')), url }).catch(() =>
    showNotice(WORDS.notPacked),
  );
}

/** Compares the result with others who played the same deal, and sends it to a friend. */
export function SameDeal({ practice }: { readonly practice: Practice }): VNode | null {
  const soloPlayer = soloPlayerOf(practice);
  if (!soloPlayer || practice.from) return null;
  return <Comparison practice={practice} soloPlayer={soloPlayer} />;
}

function Comparison({ practice, soloPlayer }: Props): VNode {
  const { game, challenge } = practice;
  const outcome = game.play.outcome(stateOf(practice));
  const bots = useBotScores(practice, soloPlayer);
  const { scores = [], winners = [] } = outcome ?? {};
  const side = soloPlayer.seat % Math.max(1, scores.length);
  const isLowBest = isLowWinning(scores, winners);
  const inOrder = (sideScores: readonly number[]): readonly number[] => [
    sideScores[side] ?? 0,
    ...sideScores.filter((_, i) => i !== side),
  ];
  useEffect(() => {
    if (!challenge?.day) return;
    const deal = { day: challenge.day, game: game.id, strength: soloPlayer.strength };
    $results.set(addResult($results.get(), deal, inOrder(scores)));
  }, []);
  const describeScores = (sideScores: readonly number[]): string => {
    const [ownScore, ...otherScores] = inOrder(sideScores);
    return WORDS.came(String(ownScore), joinWords(otherScores.map(String)));
  };
  const marginOver = (sideScores: readonly number[]): number =>
    leadOf(scores, side, isLowBest) - leadOf(sideScores, side, isLowBest);
  const strengthName = STRENGTHS.find(({ id }) => id === soloPlayer.strength)?.label ?? '';
  return (
    <div class="same-deal">
      {challenge?.scores && (
        <p class="end-note">
          <strong>{WORDS.friend}:</strong> {describeScores(challenge.scores)}{' '}
          {WORDS.better(marginOver(challenge.scores))}
        </p>
      )}
      {challenge && (
        <Announced class="end-note">
          <strong>{WORDS.inYourChair(strengthName)}:</strong>{' '}
          {typeof bots === 'string' ? WORDS.bots[bots] : `${describeScores(bots)} ${WORDS.better(marginOver(bots))}`}
        </Announced>
      )}
      <button type="button" class="button" onClick={() => sendDeal(practice, soloPlayer, scores)}>
        {WORDS.sameDeal}
      </button>
    </div>
  );
}
