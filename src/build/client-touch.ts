import type { AstroIntegration } from 'astro';

/** Adds the directive `client:touch`, which hydrates a widget at the first touch. */
export function clientTouch(): AstroIntegration {
  return {
    name: 'client-touch',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './src/build/touch.ts' });
      },
    },
  };
}
