import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { bookOnly } from './src/build/book-only.ts';
import { chunks } from './src/build/chunks.ts';
import { clientTouch } from './src/build/client-touch.ts';
import { licences } from './src/build/licences.ts';
import { offline } from './src/build/offline.ts';
import { pages } from './src/build/pages.ts';

export default defineConfig({
  site: process.env.SITE,
  base: process.env.BASE_PATH,
  trailingSlash: 'always',
  integrations: [
    mdx(),
    preact(),
    chunks(),
    bookOnly(),
    clientTouch(),
    pages(),
    licences(),
    // Last: it lists the files the others write.
    offline(),
  ],
  // Highlighting needs inline styles, which the policy forbids.
  markdown: { syntaxHighlight: false },
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  vite: {
    worker: { format: 'es' },
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // A feature's index only re-exports: importing one thing from it must not load the others.
        treeshake: {
          moduleSideEffects: [{ test: /\/src\/features\/[^/]+\/index\.ts$/, sideEffects: false }],
        },
        // Astro puts a directive into each chapter and reads it before bundling; the bundler warns about it.
        onLog: (level, log, tell) => log.code === 'MODULE_LEVEL_DIRECTIVE' || tell(level, log),
      },
    },
  },
});
