import { createElement, type JSX, type VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type * as RegionModule from './region.ts';

type Region = typeof RegionModule;

/** Does something with the live region as soon as it is there, in the order it was asked for. */
export function announce(does: (region: Region) => void): void {
  void import('./region.ts').then(does, () => undefined);
}

interface Props extends JSX.HTMLAttributes<HTMLElement> {
  readonly as?: 'p' | 'div' | 'span' | 'h2';
  /** What stands there at first is part of the page, and only changes are events. */
  readonly onlyChanges?: boolean;
}

/** An element whose words are announced when they come and when they change; not those the page was sent with. */
export function Announced({ as = 'p', onlyChanges, ...rest }: Props): VNode {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = root.current as HTMLElement;
    const isPage = onlyChanges || element.closest('[ssr]') !== null;
    announce(({ sayChange }) => sayChange(element, isPage));
  });
  return createElement(as, { ...rest, ref: root }) as VNode;
}
