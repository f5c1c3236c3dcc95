import type { ViteUserConfig } from 'astro';

/** Type of a plug-in for the version of Vite that Astro uses. */
export type VitePlugin = NonNullable<NonNullable<ViteUserConfig['plugins']>[number]>;
