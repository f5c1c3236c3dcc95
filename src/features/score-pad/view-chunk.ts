/** One chunk for setup, menu and chart, which aren't needed to enter a round. */
export { Chart } from './Chart.tsx';
export { PadMenu } from './PadMenu.tsx';
export { Setup } from './Setup.tsx';
