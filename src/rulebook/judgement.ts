import type { JudgementStock } from '../scenarios/judgement/judgement.ts';
import { unpackJudgementStock } from '../scenarios/judgement/stock.ts';

const files = import.meta.glob<string>('../../content/*/judgement.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The tables of a game at which there is something to weigh. @throws Error where there are none, or none of ours */
export function judgementOf(game: string): JudgementStock {
  const text = files[`../../content/${game}/judgement.json`];
  if (text === undefined) throw new Error(`npm run make -- judgement ${game}`);
  return unpackJudgementStock(text);
}
