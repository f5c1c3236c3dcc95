import { useStore } from '@nanostores/preact';
import type { WritableAtom } from 'nanostores';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { PAPER_LENGTH } from '../../scenarios/exam/exam.ts';
import type { TrustedTypes } from '../../ui/trusted-types.ts';
import { openSendSheet } from '../share/index.ts';
import { paperAddress } from './address.ts';
import { type CertificateContent, drawCertificate } from './certificate-svg.ts';
import { dayOf, dayText } from './day.ts';
import { type ExamRecord, LONGEST_NAME } from './exam-store.ts';
import { accentOf, type ExamSubject } from './exam-subject.ts';
import type { ExamSitting } from './sitting.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly store: WritableAtom<ExamRecord>;
  readonly subject: ExamSubject;
  readonly sitting: ExamSitting;
  readonly rightCount: number;
}

/** The certificate of a passed paper, with the date on which it was passed. */
function contentOf({ store, subject, sitting, rightCount }: Props): CertificateContent {
  const { level, seed } = sitting;
  const { name, passed } = store.get();
  const passedPaper = passed.find((one) => one.level === level && one.seed === seed);
  return {
    name: name.trim(),
    subjectName: subject.what,
    level: WORDS.level(level),
    rightCount,
    caseCount: PAPER_LENGTH,
    day: dayText(passedPaper?.day ?? dayOf(Date.now())),
    paper: paperAddress(sitting),
    accent: accentOf(subject),
  };
}

/** The certificate as text. */
const describeCertificate = ({ subject, sitting, rightCount }: Props): string =>
  WORDS.certified(WORDS.exam(subject.what, sitting.level), rightCount, PAPER_LENGTH);

/** Opens the sheet that sends the certificate. */
export const sendCertificate = (paper: Props): void =>
  void openSendSheet({
    title: WORDS.sendCertificate,
    words: describeCertificate(paper),
    url: location.href,
    draw: () => drawCertificate(contentOf(paper)),
  }).catch(() => undefined);

declare const window: { readonly trustedTypes?: TrustedTypes };

/** Takes a drawing of certificate-svg.ts, which escapes the name, as more than text. */
const drawingPolicy = window.trustedTypes?.createPolicy('certificate', { createHTML: (svg) => svg });

/** The certificate, and the name on it. */
export function Certificate(paper: Props): VNode {
  const { store } = paper;
  const { name, passed } = useStore(store);
  const place = useRef<HTMLDivElement>(null);
  const svg = useMemo(() => drawCertificate(contentOf(paper)), [name, passed, paper.sitting]);
  useLayoutEffect(() => {
    const drawing = drawingPolicy?.createHTML(svg) ?? svg;
    const svgElement = new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement;
    place.current?.replaceChildren(document.importNode(svgElement, true));
  }, [svg]);
  return (
    <section class="exam-won" aria-label={describeCertificate(paper)}>
      <div ref={place} class="exam-drawn" role="img" aria-label={describeCertificate(paper)} />
      <label>
        {WORDS.name}
        <input
          type="text"
          autoComplete="name"
          maxLength={LONGEST_NAME}
          value={name}
          onInput={({ currentTarget }) =>
            store.set({ ...store.get(), name: currentTarget.value.slice(0, LONGEST_NAME) })
          }
        />
      </label>
    </section>
  );
}
