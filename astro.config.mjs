import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { bookOnly } from './src/build/book-only.ts';
import { CHUNKS } from './src/build/chunks.ts';
import { clientTouch } from './src/build/client-touch.ts';
import { headScript } from './src/build/head-script.ts';
import { laterStyles } from './src/build/later-styles.ts';
import { licences } from './src/build/licences.ts';
import { nothingInline } from './src/build/nothing-inline.ts';
import { offline } from './src/build/offline.ts';
import { preloads } from './src/build/preloads.ts';
import { sharedWorkerChunks } from './src/build/shared-worker-chunks.ts';
import { sheets } from './src/build/sheets.ts';

export default defineConfig({
  site: process.env.SITE,
  base: process.env.BASE_PATH,
  trailingSlash: 'always',
  integrations: [
    mdx(),
    preact(),
    nothingInline(),
    laterStyles(),
    sharedWorkerChunks(),
    bookOnly(),
    clientTouch(),
    headScript(),
    sheets(),
    preloads(),
    licences(),
    // Last: it lists what the others leave behind.
    offline(),
  ],
  // Colours of code would stand inline in a page.
  markdown: { syntaxHighlight: false },
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  vite: {
    worker: { format: 'es' },
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { codeSplitting: { groups: CHUNKS } },
        // Astro marks each chapter for itself with a directive, and reads it before anything is bundled.
        onLog: (level, log, tell) => log.code === 'MODULE_LEVEL_DIRECTIVE' || tell(level, log),
      },
    },
  },
});
