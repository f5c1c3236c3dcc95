/** Texts of the send dialog. */
export const WORDS = {
  site: 'Fair Deal',
  share: 'Share …',
  copy: 'Copy text and link',
  link: 'Copy the link',
  qr: 'QR code',
  picture: 'Picture',
  print: 'Print',
  shut: 'Done',
  copied: 'Copied.',
  refused: 'Sharing was refused here. Copy the text and the link, and paste them where you like.',
  notCopied: 'Your browser won’t let us copy. Select the text above.',
  saved: 'The picture is in your downloads.',
  notDrawn: 'This browser can’t draw the picture.',
  tooLong: 'The link is too long for a QR code: send the text.',
  scan: 'Point another phone’s camera at it.',
} as const;
