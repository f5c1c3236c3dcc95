import type { VNode } from 'preact';
import './card.css';

const SUIT_CLASSES: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' };

/** A rank and its symbol, or a symbol alone. */
const CARD_PATTERN = /((?:10|[2-9AJQK])?[♠♥♦♣])\uFE0E?/u;

/** A sentence with cards: each stays on one line, in its colour, and never becomes an emoji. */
export function CardText({ text }: { readonly text: string }): VNode {
  return (
    <>
      {text.split(CARD_PATTERN).map((part, i) => {
        const suit = i % 2 === 1 ? SUIT_CLASSES[part.slice(-1)] : undefined;
        return suit ? <span class={`card-said card-said-${suit}`}>{`${part}\uFE0E`}</span> : part;
      })}
    </>
  );
}
