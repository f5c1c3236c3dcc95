import { useStore } from '@nanostores/preact';
import type { WritableAtom } from 'nanostores';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { PAPER_LENGTH } from '../../scenarios/exam/exam.ts';
import { openSendSheet } from '../share/index.ts';
import { paperAddress } from './address.ts';
import { type CertificateContent, drawCertificate } from './certificate-svg.ts';
import { dayOf, dayText } from './day.ts';
import { type ExamRecord, LONGEST_NAME } from './exam-store.ts';
import { accentOf, type ExamSubject } from './exam-subject.ts';
import type { ExamSitting } from './sitting.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly content: CertificateContent;
  /** The text of the field, untrimmed. */
  readonly name: string;
  /** The certificate as text, for sharing. */
  readonly words: string;
  readonly longest: number;
  readonly onName: (name: string) => void;
}

/** The certificate, the name on it, and the buttons to share or print it. */
export function Certificate({ content, name, words, longest, onName }: Props): VNode {
  const place = useRef<HTMLDivElement>(null);
  const svg = useMemo(() => drawCertificate(content), [content.name, content.paper]);
  useLayoutEffect(() => {
    const svgElement = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    place.current?.replaceChildren(document.importNode(svgElement, true));
  }, [svg]);
  const send = (): void =>
    void openSendSheet({
      title: WORDS.sendCertificate,
      words,
      url: location.href,
      picture: { drawSvg: () => svg },
    }).catch(() => undefined);
  return (
    <section class="exam-certificate" aria-label={words}>
      <div ref={place} class="exam-drawn" role="img" aria-label={words} />
      <div class="exam-keep">
        <label>
          {WORDS.name}
          <input
            type="text"
            autoComplete="name"
            maxLength={longest}
            value={name}
            onInput={({ currentTarget }) => onName(currentTarget.value)}
          />
        </label>
        <div class="buttons">
          <button type="button" class="button primary" onClick={send}>
            {WORDS.send}
          </button>
          <button type="button" class="button" onClick={() => print()}>
            {WORDS.print}
          </button>
        </div>
      </div>
    </section>
  );
}

interface PassedCertificateProps {
  readonly store: WritableAtom<ExamRecord>;
  readonly subject: ExamSubject;
  readonly sitting: ExamSitting;
  readonly rightCount: number;
}

/** The certificate of a passed paper, with the date on which it was passed. */
export function PassedCertificate({ store, subject, sitting, rightCount }: PassedCertificateProps): VNode {
  const { level, seed } = sitting;
  const { name, passed } = useStore(store);
  const passedPaper = passed.find((one) => one.level === level && one.seed === seed);
  return (
    <Certificate
      content={{
        name: name.trim(),
        subjectName: subject.what,
        level: WORDS.level(level),
        rightCount,
        caseCount: PAPER_LENGTH,
        day: dayText(passedPaper?.day ?? dayOf(Date.now())),
        paper: paperAddress(sitting),
        accent: accentOf(subject),
      }}
      name={name}
      words={WORDS.certified(WORDS.exam(subject.what, level), rightCount, PAPER_LENGTH)}
      longest={LONGEST_NAME}
      onName={(typed) => store.set({ ...store.get(), name: typed.slice(0, LONGEST_NAME) })}
    />
  );
}
