import { h, render, type VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Parcel } from './parcel.ts';
import { QrDrawing } from './QrDrawing.tsx';
import { makeQr, type QrCode } from './qr.ts';
import { CountSheet, RulingSheet } from './RulingSheet.tsx';
import { type PictureSource, renderPicture } from './render-picture.ts';
import './send.css';
import { Announced } from '../../ui/announce/Announced.tsx';
import { WORDS } from './words.ts';

const textOf = ({ words, url }: Parcel): string => `${words}\n${url}`;

/** Whether the user closed the system's share sheet; any other error means that sharing was refused. */
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Opens the system's share sheet.
 * @returns false if sharing was refused
 */
async function shareNatively(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (failed) {
    return isAbort(failed);
  }
}

async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return WORDS.copied;
  } catch {
    return WORDS.notCopied;
  }
}

/** Shares the picture with the system's sheet, or saves it if that is missing. */
async function sendPicture(source: PictureSource, words: string): Promise<string> {
  try {
    const blob = await renderPicture(source);
    const file = new File([blob], 'fair-deal.png', { type: 'image/png' });
    if (navigator.canShare?.({ files: [file] }) && (await shareNatively({ files: [file], text: words }))) return '';
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = file.name;
    link.click();
    URL.revokeObjectURL(link.href);
    return WORDS.saved;
  } catch {
    return WORDS.notDrawn;
  }
}

function Qr({ code }: { readonly code: QrCode }): VNode {
  return (
    <figure class="send-qr">
      <QrDrawing code={code} />
      <figcaption>{WORDS.scan}</figcaption>
    </figure>
  );
}

function ParcelText({ parcel: { words, url } }: { readonly parcel: Parcel }): VNode {
  return (
    <>
      <p class="send-words">
        <CardText text={words} />
      </p>
      <p class="send-url">{url}</p>
    </>
  );
}

/** The send dialog: the system's share sheet, text, link, QR code, picture, print. */
function SendSheet({ parcel, onClose }: { readonly parcel: Parcel; readonly onClose: () => void }): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [message, setMessage] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const [code, setCode] = useState<QrCode | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { title, words, url, ruling, count, draw } = parcel;
  const isSheet = ruling !== undefined || count !== undefined;
  const sheet = useRef<HTMLElement>(null);
  const saveOrShare = async (): Promise<void> => {
    const source = draw?.() ?? sheet.current;
    if (source) setMessage(await sendPicture(source, words));
  };
  const share = async (): Promise<void> => {
    const isShared = await shareNatively({ title, text: words, url });
    setIsRefused(!isShared);
    setMessage(isShared ? '' : WORDS.refused);
  };
  const showCode = (): void => {
    const qrCode = makeQr(url);
    setMessage(qrCode ? '' : WORDS.tooLong);
    setCode(qrCode);
  };
  const printParcel = (): void => {
    dialog.current?.close();
    print();
  };
  const actionButton = (label: string, onClick: () => void, kind = ''): VNode => (
    <button type="button" class={`button${kind}`} onClick={onClick}>
      {label}
    </button>
  );
  const canShare = 'share' in navigator && !isRefused;
  return (
    <dialog ref={dialog} class="dialog send-sheet" aria-labelledby="send-title" onClose={onClose}>
      <div>
        <h2 id="send-title">{title}</h2>
        {!isSheet && <ParcelText parcel={parcel} />}
        <div class="buttons">
          {canShare && actionButton(WORDS.share, share, ' primary')}
          {actionButton(WORDS.copy, async () => setMessage(await copyText(textOf(parcel))), canShare ? '' : ' primary')}
          {actionButton(WORDS.link, async () => setMessage(await copyText(url)))}
          {actionButton(WORDS.qr, showCode)}
          {(isSheet || draw) && actionButton(WORDS.picture, saveOrShare)}
          {actionButton(WORDS.print, printParcel)}
          <form method="dialog">
            <button type="submit" class="button quiet">
              {WORDS.shut}
            </button>
          </form>
        </div>
        {code && <Qr code={code} />}
        <Announced class="send-told">{message}</Announced>
      </div>
      {ruling && <RulingSheet of={ruling} url={url} sheet={sheet} />}
      {count && <CountSheet of={count} url={url} sheet={sheet} />}
    </dialog>
  );
}

/** Longest address that is printed with what it holds. */
const MAX_PRINTED = 160;

/** Adds a footer for print: the text, the house rules, and the address. */
function addPrintFooter({ words, url, paper = [] }: Parcel): void {
  document.querySelector('.send-paper')?.remove();
  const footer = document.createElement('footer');
  footer.className = 'send-paper';
  const address = url.length > MAX_PRINTED ? (url.split('#')[0] ?? url) : url;
  for (const line of [words, ...paper, address]) {
    const p = document.createElement('p');
    p.textContent = line;
    footer.append(p);
  }
  document.querySelector('main')?.append(footer);
}

/** Opens the dialog; the focus returns to its opener afterwards. */
export function showSendSheet(parcel: Parcel): void {
  const place = document.createElement('div');
  document.body.append(place);
  addPrintFooter(parcel);
  const close = (): void => {
    render(null, place);
    place.remove();
  };
  render(h(SendSheet, { parcel, onClose: close }), place);
}
