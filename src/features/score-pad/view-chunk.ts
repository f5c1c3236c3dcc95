/** One chunk for setup, menu and chart, which no entry needs. */
export { Chart } from './Chart.tsx';
export { PadMenu } from './PadMenu.tsx';
export { Setup } from './Setup.tsx';
