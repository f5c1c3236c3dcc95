import type { VNode } from 'preact';
import { CardText } from '../../ui/card/CardText.tsx';

/** An author's text as paragraphs, with coloured cards. */
export function Paragraphs({ text }: { readonly text: string }): VNode {
  return (
    <>
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph) => (
          <p key={paragraph}>
            <CardText text={paragraph.replace(/\s+/g, ' ')} />
          </p>
        ))}
    </>
  );
}
