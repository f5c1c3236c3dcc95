import type { VNode } from 'preact';

interface Props {
  readonly label: string;
  /** Address it leads to; without it, it is a button. */
  readonly href?: string;
  readonly onClick?: () => void;
}

/** The × that leaves a page in focus mode. */
export function ExitLink({ label, href, onClick }: Props): VNode {
  const sign = (
    <>
      <span aria-hidden="true">×</span>
      <span class="unseen">{label}</span>
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
