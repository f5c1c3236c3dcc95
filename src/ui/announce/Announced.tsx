import { createElement, type JSX, type VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type * as RegionModule from './region.ts';

type Region = typeof RegionModule;

/** Loads the module of the live region, then calls back with it, in the order of the calls. */
export function withLiveRegion(callback: (region: Region) => void): void {
  void import('./region.ts').then(callback, () => undefined);
}

interface Props extends JSX.HTMLAttributes<HTMLElement> {
  readonly as?: 'p' | 'div' | 'span' | 'h2';
  /** Whether the first text is not announced, because it is part of the page. */
  readonly skipsFirst?: boolean;
}

/** An element whose text is announced when it appears and when it changes, except text served with the page. */
export function Announced({ as = 'p', skipsFirst, ...rest }: Props): VNode {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = root.current as HTMLElement;
    const isServedText = skipsFirst || element.closest('[ssr]') !== null;
    withLiveRegion(({ sayChange }) => sayChange(element, isServedText));
  });
  return createElement(as, { ...rest, ref: root }) as VNode;
}
