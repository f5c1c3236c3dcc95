import { createElement, type JSX, type VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type * as RegionModule from './region.ts';

type Region = typeof RegionModule;

/** Passes the live region's module on once it is loaded, in the order of the calls. */
export function announce(does: (region: Region) => void): void {
  void import('./region.ts').then(does, () => undefined);
}

interface Props extends JSX.HTMLAttributes<HTMLElement> {
  readonly as?: 'p' | 'div' | 'span' | 'h2';
  /** The first text is part of the page; only changes are announced. */
  readonly onlyChanges?: boolean;
}

/** An element whose text is announced when it appears and when it changes, except text served with the page. */
export function Announced({ as = 'p', onlyChanges, ...rest }: Props): VNode {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = root.current as HTMLElement;
    const isPage = onlyChanges || element.closest('[ssr]') !== null;
    announce(({ sayChange }) => sayChange(element, isPage));
  });
  return createElement(as, { ...rest, ref: root }) as VNode;
}
