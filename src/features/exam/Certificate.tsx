import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { openSend } from '../share/open.ts';
import { type CertificateOf, certificate } from './certificate.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly of: CertificateOf;
  /** As it is being typed. */
  readonly name: string;
  /** Its words, as they are sent. */
  readonly words: string;
  readonly longest: number;
  readonly onName: (name: string) => void;
}

/** The certificate, for whom it is, and the ways to keep it. */
export function Certificate({ of, name, words, longest, onName }: Props): VNode {
  const place = useRef<HTMLDivElement>(null);
  const svg = useMemo(() => certificate(of), [of.name, of.paper]);
  useLayoutEffect(() => {
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    place.current?.replaceChildren(document.importNode(drawn, true));
  }, [svg]);
  const send = (): void =>
    void openSend({
      title: WORDS.sendCertificate,
      words,
      url: location.href,
      picture: { draws: () => svg },
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
