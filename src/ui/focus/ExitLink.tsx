import type { VNode } from 'preact';

interface Props {
  readonly says: string;
  /** Where it leads. */
  readonly href?: string;
  /** What it does, where it leads to no other page. */
  readonly onClick?: () => void;
}

/** The way out of what fills the window. */
export function ExitLink({ says, href, onClick }: Props): VNode {
  const sign = (
    <>
      <span aria-hidden="true">×</span>
      <span class="unseen">{says}</span>
    </>
  );
  return href === undefined ? (
    <button type="button" class="focus-out" onClick={onClick}>
      {sign}
    </button>
  ) : (
    <a class="focus-out" href={href}>
      {sign}
    </a>
  );
}
