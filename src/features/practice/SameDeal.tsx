import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { joinWords } from '../../cards/words.ts';
import { packMatch } from '../../referee/link.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { $results, addResult, fetchBotScores, writeDeal } from '../challenge/index.ts';
import type { Practice } from '../saved-games/index.ts';
import { isLowWinning, leadOf, type SoloPlayer, STRENGTHS, soloPlayerOf } from '../saved-games/index.ts';
import { openSendSheet } from '../share/index.ts';
import { showNotice, stateOf } from './practice.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  readonly alone: SoloPlayer;
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

/** Sends the deal to a friend, with the player’s score. */
function sendDeal(
  { game, match, from }: Practice,
  { strength }: SoloPlayer,
  scores: readonly number[],
): void {
  if (from) return;
  const json = writeDeal({ game: game.id, options: match.options, seed: match.seed, strength }, { scores });
  const url = `${location.origin}${location.pathname}#${packMatch(json)}`;
  openSendSheet({ title: WORDS.sameDeal, words: WORDS.challenge(game.name, scores.join(' : ')), url }).catch(
    () => showNotice(WORDS.notPacked),
  );
}

/** Compares the result with others who played the same deal, and sends it to a friend. */
export function SameDeal({ practice }: { readonly practice: Practice }): VNode | null {
  const alone = soloPlayerOf(practice);
  if (!alone || practice.from) return null;
  return <Comparison practice={practice} alone={alone} />;
}

function Comparison({ practice, alone }: Props): VNode {
  const { game, challenge } = practice;
  const outcome = game.play.outcome(stateOf(practice));
  const bots = useBotScores(practice, alone);
  const { scores = [], winners = [] } = outcome ?? {};
  const side = alone.seat % Math.max(1, scores.length);
  const low = isLowWinning(scores, winners);
  const inOrder = (all: readonly number[]): readonly number[] => [
    all[side] ?? 0,
    ...all.filter((_, i) => i !== side),
  ];
  useEffect(() => {
    if (!challenge?.day) return;
    const of = { day: challenge.day, game: game.id, strength: alone.strength };
    $results.set(addResult($results.get(), of, inOrder(scores)));
  }, []);
  const told = (all: readonly number[]): string => {
    const [own, ...others] = inOrder(all);
    return WORDS.came(String(own), joinWords(others.map(String)));
  };
  const by = (all: readonly number[]): number => leadOf(scores, side, low) - leadOf(all, side, low);
  const who = STRENGTHS.find(({ id }) => id === alone.strength)?.label ?? '';
  return (
    <div class="same-deal">
      {challenge?.scores && (
        <p>
          <strong>{WORDS.friend}:</strong> {told(challenge.scores)} {WORDS.better(by(challenge.scores))}
        </p>
      )}
      {challenge && (
        <Announced>
          <strong>{WORDS.inYourChair(who)}:</strong>{' '}
          {typeof bots === 'string' ? WORDS.bots[bots] : `${told(bots)} ${WORDS.better(by(bots))}`}
        </Announced>
      )}
      <button type="button" class="button" onClick={() => sendDeal(practice, alone, scores)}>
        {WORDS.sameDeal}
      </button>
    </div>
  );
}
