/** To a compiler that doesn’t read `.astro` files; where one does, it finds the file itself. */
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

  const component: AstroComponentFactory;
  export default component;
}
