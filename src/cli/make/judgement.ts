import { writeFileSync } from 'node:fs';
import { harvestPositions } from '../../scenarios/judgement/harvest.ts';
import { packJudgementStock } from '../../scenarios/judgement/stock.ts';
import { loadJudgement } from '../games.ts';
import { contentFile, type Maker, parseNumber, printLine } from './maker.ts';

/**
 * Finds positions for judgement, in games between regulars: `--count N` for each decision in
 * `src/games/<game>/judgement.ts`, each answer played out in `--worlds W`, `--seed S`.
 */
export const JUDGEMENT: Maker = {
  flags: {
    count: { type: 'string', default: '16' },
    worlds: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
  async make(game, flags) {
    const [count, worlds, seed] = [
      parseNumber(flags, 'count'),
      parseNumber(flags, 'worlds'),
      parseNumber(flags, 'seed'),
    ];
    const judgement = await loadJudgement(game.id);
    const positions = [...harvestPositions({ game, judgement, count, worlds, seed })];
    const prompts = Object.fromEntries(judgement.decisions.map(({ id, prompt: question }) => [id, question]));
    const command = `npm run make -- judgement ${game.id} --count ${count} --worlds ${worlds} --seed ${seed}`;
    writeFileSync(
      contentFile(game.id, 'judgement.json'),
      packJudgementStock({ command, worlds, seed, unit: judgement.unit, asks: prompts, positions }),
    );
    const countTexts = judgement.decisions.map(
      ({ id }) => `${id} ${positions.filter(({ kind }) => kind === id).length}`,
    );
    printLine(`${game.id}: ${positions.length} (${countTexts.join(', ')})`);
  },
};
