/** Basket weave of a back: short strands, up and across by turns; dashes make the over and under. */
function weave(): string {
  let d = '';
  for (let i = 0; i < 7; i++) d += `M${14 + i * 12} ${i % 2 ? 22 : 10}V${i % 2 ? 130 : 118}`;
  for (let j = 0; j < 10; j++) d += `M${j % 2 ? 8 : 20} ${16 + j * 12}H${j % 2 ? 92 : 80}`;
  return d;
}

export const WEAVE = weave();
