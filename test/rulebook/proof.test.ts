import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasChoice } from '../../src/game/options.ts';
import { games } from '../../src/games/index.ts';
import { joinBook } from '../../src/rulebook/book.ts';
import { contentOf } from '../../src/rulebook/content.ts';
import { type Coverage, coverageOf } from '../../src/rulebook/coverage.ts';
import { countProofs, type ProvableKind, proveRules, type RuleProof } from '../../src/rulebook/proof.ts';

const PROOF_FILE = new URL('../proof.md', import.meta.url);

const proofs = games.map((game) => {
  const reached = coverageOf(game.id);
  if (!reached) throw new Error(`nothing was counted of ${game.id}: npm run proof`);
  return { game, reached, shown: proveRules(joinBook(game, contentOf(game.id))) };
});

function shownOfAll(proofs: readonly RuleProof[], ...kinds: readonly ProvableKind[]): string {
  const sum = countProofs(proofs, ...kinds);
  const otherOnlyText = sum.onlyWithCount > 0 ? `, ${sum.onlyWithCount} only with another` : '';
  return `${sum.shownCount} of ${sum.total}${otherOnlyText}`;
}

function values({ values: all }: Coverage, keys: readonly string[]): string {
  const times = keys.flatMap((key) => Object.values(all[key] ?? {}));
  return `${times.filter((n) => n > 0).length} of ${times.length}`;
}

/** Returns the rules that have an example although no random game reached them. */
const byHand = ({ rules }: Coverage, proofs: readonly RuleProof[]): readonly string[] =>
  proofs.flatMap(({ rule, by, onlyWith }) =>
    (rules[rule] ?? 0) > 0 ? [] : [`- \`${rule}\`: ${by ? `case \`${by.id}\`` : `only with \`${onlyWith}\``}`],
  );

function proofTable(): string {
  const rows = proofs.map(({ game, reached, shown }) => {
    const keys = game.options.filter(hasChoice).map(({ key }) => key);
    const cells = [
      game.name,
      shownOfAll(shown, 'restriction'),
      shownOfAll(shown, 'permission', 'exception'),
      shownOfAll(shown, 'consequence'),
      `${keys.length}`,
      values(reached, keys),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const hands = proofs.map(({ game, reached, shown }) => {
    const { games: gameCount, decisions, tries } = reached;
    return `## ${game.name}

${gameCount} games, ${decisions} decisions, ${tries} tries. Shown by hand alone:

${byHand(reached, shown).join('\n')}
`;
  });
  return `# What is shown of every rule

Made by \`npm run proof\`; nothing here is typed. A restriction counts where an example of the book is refused by it and by nothing else, a permission where one is allowed by it, a consequence where something happens by it. Values of house rules count where the random games of \`npm test\` were played under them; of a number both its edges, and one where the least is none. What came about in those games must come about in them again.

| game | restrictions, alone | permissions, exceptions | consequences | house rules | their values |
|---|---|---|---|---|---|
${rows.join('\n')}

${hands.join('\n')}`;
}

test('every rule is counted, and every value of every house rule', () => {
  for (const { game, reached, shown } of proofs) {
    expect(Object.keys(reached.rules)).toEqual(shown.map(({ rule }) => rule));
    expect(Object.keys(reached.values)).toEqual(game.options.map(({ key }) => key));
  }
});

test('the table of shown rules is the recorded one', () => {
  if (process.env['UPDATE']) writeFileSync(PROOF_FILE, proofTable());
  expect(proofTable()).toBe(readFileSync(PROOF_FILE, 'utf8'));
});
