/** To a compiler that doesn’t read `.astro` files; where one does, it finds the file itself. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
