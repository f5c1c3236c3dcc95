/** Size of link previews in px, as social networks want it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
