/** Texts of the send dialog. */
export const WORDS = {
  share: 'Share …',
  copy: 'Copy words and link',
  link: 'Copy the link',
  qr: 'QR code',
  picture: 'Picture',
  print: 'Print',
  shut: 'Done',
  copied: 'Copied.',
  refused: 'Sharing was refused here. Copy the words and the link, and paste them where you like.',
  notCopied: 'This browser lets nothing be copied: the words stand above.',
  saved: 'The picture is saved with your downloads.',
  notDrawn: 'This browser can’t draw the picture.',
  tooLong: 'The link is too long for a QR code: send the words.',
  scan: 'Hold another phone’s camera to it.',
} as const;
