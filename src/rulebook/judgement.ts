import type { JudgementStock } from '../scenarios/judgement/judgement.ts';
import { unpackJudgementStock } from '../scenarios/judgement/stock.ts';

const files = import.meta.glob<string>('../../content/*/judgement.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The judgement tables of a game. @throws Error if there are none, or they can't be read */
export function judgementOf(game: string): JudgementStock {
  const text = files[`../../content/${game}/judgement.json`];
  if (text === undefined) throw new Error(`npm run make -- judgement ${game}`);
  return unpackJudgementStock(text);
}
