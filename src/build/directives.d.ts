import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch. */
    'client:touch'?: boolean;
  }
}
