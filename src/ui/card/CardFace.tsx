import type { VNode } from 'preact';
import type { CardLook } from './card-look.ts';
import './card.css';
import { COURT_PATH, SUIT_PATH } from './paths.ts';

/** Basket weave of a card back: short strands in both directions; dashes make the over and under. */
function weave(): string {
  let pathData = '';
  for (let i = 0; i < 7; i++) pathData += `M${14 + i * 12} ${i % 2 ? 22 : 10}V${i % 2 ? 130 : 118}`;
  for (let j = 0; j < 10; j++) pathData += `M${j % 2 ? 8 : 20} ${16 + j * 12}H${j % 2 ? 92 : 80}`;
  return pathData;
}

const WEAVE_PATH = weave();

interface Props {
  readonly look: CardLook;
  /** Width in pixels; by default `--card-w`. */
  readonly size?: number;
}

/** A small pip below the index and a large one in the opposite corner. */
function pips({ index, suit, art }: CardLook): readonly { readonly d: string; readonly at: string }[] {
  if (suit === null) {
    const [smallPip, largePip] =
      index === ''
        ? ['translate(5 7) scale(.3)', 'translate(15 52) scale(.8)']
        : ['translate(6 47) scale(.31)', 'translate(31 70) scale(.63)'];
    return [
      { d: art, at: smallPip },
      { d: art, at: largePip },
    ];
  }
  const d = SUIT_PATH[suit];
  const large = index === 'A' ? 'translate(29 67) scale(2.7)' : 'translate(42 81) scale(2.1)';
  return [
    { d, at: 'translate(7 48) scale(1.15)' },
    { d, at: large },
  ];
}

/** Drawing of a playing card. Its accessible name is given by the element around it. */
export function CardFace({ look, size }: Props): VNode {
  const { code, index, suit, ink } = look;
  const kind = code === '?' ? 'back' : (suit ?? ink);
  const court = suit && COURT_PATH[index];
  return (
    <svg
      class={`card-face is-${kind}`}
      viewBox="0 0 100 140"
      aria-hidden="true"
      data-card={code}
      {...(size === undefined ? {} : { width: size })}
    >
      {code === '?' ? (
        <>
          <rect x="6" y="6" width="88" height="128" rx="5" />
          <path d={WEAVE_PATH} />
        </>
      ) : (
        <>
          {index !== '' && (
            <text x="6" y="40" class={index.length > 1 ? 'is-long' : undefined}>
              {index}
            </text>
          )}
          {pips(look).map(({ d, at }) => (
            <path key={at} d={d} transform={at} />
          ))}
          {court && <path class="card-court" d={court} />}
        </>
      )}
    </svg>
  );
}
