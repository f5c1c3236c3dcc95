import type { ViteUserConfig } from 'astro';

/** Vite's plugin type, of the version that Astro brings. */
export type VitePlugin = NonNullable<NonNullable<ViteUserConfig['plugins']>[number]>;
