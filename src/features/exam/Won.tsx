import { useStore } from '@nanostores/preact';
import type { WritableAtom } from 'nanostores';
import type { VNode } from 'preact';
import { LENGTH } from '../../scenarios/exam/exam.ts';
import { addressOf } from './address.ts';
import { Certificate } from './Certificate.tsx';
import { dayOf, dayText } from './day.ts';
import type { KeptExam } from './kept.ts';
import { LONGEST_NAME } from './key.ts';
import { accentOf, type Named } from './named.ts';
import type { Sitting } from './sitting.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly kept: WritableAtom<KeptExam>;
  readonly named: Named;
  readonly sitting: Sitting;
  readonly right: number;
}

/** The certificate of a paper that was passed, on the day it was. */
export function Won({ kept, named, sitting, right }: Props): VNode {
  const { level, seed } = sitting;
  const { name, passed } = useStore(kept);
  const first = passed.find((one) => one.level === level && one.seed === seed);
  return (
    <Certificate
      of={{
        name: name.trim(),
        what: named.what,
        level: WORDS.level(level),
        right,
        of: LENGTH,
        day: dayText(first?.day ?? dayOf(Date.now())),
        paper: addressOf(sitting),
        accent: accentOf(named),
      }}
      name={name}
      words={WORDS.certified(WORDS.exam(named.what, level), right, LENGTH)}
      longest={LONGEST_NAME}
      onName={(typed) => kept.set({ ...kept.get(), name: typed.slice(0, LONGEST_NAME) })}
    />
  );
}
