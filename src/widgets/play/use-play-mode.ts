import { useLayoutEffect } from 'preact/hooks';

/** While a table stands, the page is nothing but the table: a thin head, no title, no foot. */
export function usePlayMode(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['mode'] = 'play';
    scrollTo(0, 0);
    return () => {
      delete dataset['mode'];
    };
  }, []);
}
