import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { externalScripts } from './src/build/external-scripts.ts';

export default defineConfig({
  site: process.env.SITE,
  base: process.env.BASE_PATH,
  trailingSlash: 'always',
  integrations: [mdx(), preact(), externalScripts()],
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  vite: { worker: { format: 'es' }, build: { assetsInlineLimit: 0 } },
});
