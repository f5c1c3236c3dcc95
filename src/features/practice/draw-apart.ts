import { options } from 'preact';

/** What a touch does and what that draws are two tasks: between them the window has a breath, and hears the next touch. */
export function drawApart(): void {
  options.debounceRendering = (draw) => {
    setTimeout(draw);
  };
}
