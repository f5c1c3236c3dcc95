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
        // Astro marks each chapter for itself with a directive, and reads it before anything is bundled.
        onLog: (level, log, tell) => log.code === 'MODULE_LEVEL_DIRECTIVE' || tell(level, log),
      },
    },
  },
});
