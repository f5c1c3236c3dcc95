import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { nothingInline } from './src/build/nothing-inline.ts';

export default defineConfig({
  site: process.env.SITE,
  base: process.env.BASE_PATH,
  trailingSlash: 'always',
  integrations: [mdx(), preact(), nothingInline()],
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
