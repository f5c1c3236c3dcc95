import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { contentOf } from '../../src/rulebook/content.ts';
import { attributeValues, parseTags } from '../../src/rulebook/tags.ts';

test.each(games.map((game) => [game.name, game] as const))(
  '%s is told in ten cards, each with its own rule',
  (_, game) => {
    const tags = contentOf(game.id).chapters.flatMap(({ body }) => parseTags(body));
    const rules = attributeValues(tags, 'TellCard', 'rule');
    expect(rules).toHaveLength(10);
    expect(new Set(rules).size).toBe(10);
  },
);
