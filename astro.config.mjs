import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { nothingInline } from './src/build/nothing-inline.ts';
import { sharedWorkerChunks } from './src/build/shared-worker-chunks.ts';

export default defineConfig({
  site: process.env.SITE,
  base: process.env.BASE_PATH,
  trailingSlash: 'always',
  integrations: [mdx(), preact(), nothingInline(), sharedWorkerChunks()],
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  vite: {
    worker: { format: 'es' },
    build: {
      assetsInlineLimit: 0,
      // What every table needs in one file: a chapter's widgets are counted in bytes.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // What a bot’s worker needs of them must not bring the page’s own code along.
              { name: 'common', test: /cards\/words|build\/load-later|vite\/preload-helper/, priority: 1 },
              {
                name: 'table',
                test: /widgets\/(table\/(?!glide|places|drag)|try\/Actions|card\/CardFace)|preact\/hooks/,
              },
            ],
          },
        },
      },
    },
  },
});
