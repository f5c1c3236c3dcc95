import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** A colour, copied unchanged into a stylesheet. */
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'A colour is written #rrggbb.');
const inks = z.object({ main: colour, soft: colour, ink: colour });

/** `content/<game>/index.mdx`: the front page of a game. */
const games = defineCollection({
  loader: glob({
    base: './content',
    pattern: '*/index.mdx',
    generateId: ({ entry }) => entry.replace('/index.mdx', ''),
  }),
  schema: z.object({
    name: z.string(),
    order: z.number(),
    aim: z.string(),
    feel: z.string(),
    players: z.string(),
    minutes: z.union([z.string(), z.number()]),
    pack: z.string(),
    /** The case whose ruling the home page shows. */
    sample: z.string(),
    accent: z.object({ light: inks, dark: inks }),
  }),
});

/** `content/<game>/<chapter>.mdx`: a chapter of its rulebook. */
const chapters = defineCollection({
  loader: glob({
    base: './content',
    pattern: ['*/*.mdx', '!*/index.mdx'],
    generateId: ({ entry }) => entry.replace('.mdx', ''),
  }),
  schema: z.object({ title: z.string(), lead: z.string(), order: z.number() }),
});

export const collections = { games, chapters };
