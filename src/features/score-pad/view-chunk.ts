/** What a sheet is set up with and what one does beside filling it in: one file, which no entry waits for. */
export { Chart } from './Chart.tsx';
export { PadMenu } from './PadMenu.tsx';
export { Setup } from './Setup.tsx';
