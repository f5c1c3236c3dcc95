import type { VNode } from 'preact';
import { sayVerdict } from '../../stores/drill.ts';
import { WORDS } from './words.ts';

interface Props {
  /** Whether unseen cards could decide it. */
  readonly hangs: boolean;
}

/** Is it allowed? */
export function Verdicts({ hangs }: Props): VNode {
  const verdicts = (['legal', 'illegal', 'depends'] as const).filter((one) => hangs || one !== 'depends');
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class="focus-ways drill-says" role="group" aria-label={WORDS.question}>
      {verdicts.map((verdict) => (
        <button key={verdict} type="button" class="button" onClick={() => sayVerdict(verdict)}>
          {WORDS.verdicts[verdict]}
        </button>
      ))}
    </div>
  );
}
