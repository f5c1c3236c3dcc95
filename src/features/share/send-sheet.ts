import type { Parcel, SentRuling } from './parcel.ts';
import type { RulingToSend } from './ruling.ts';

/**
 * Opens the send dialog, which is fetched on first use.
 * @throws Error if it can't be fetched
 */
export async function openSendSheet(parcel: Parcel): Promise<void> {
  const { showSendSheet } = await import('./SendSheet.tsx');
  showSendSheet(parcel);
}

async function packRuling(rulingToSend: RulingToSend): Promise<Parcel> {
  const { createRulingParcel } = await import('./ruling.ts');
  return createRulingParcel(rulingToSend);
}

/**
 * Opens the send dialog with a ruling.
 * @throws Error if the dialog can't be fetched
 */
export async function sendRuling(rulingToSend: RulingToSend): Promise<void> {
  await openSendSheet(await packRuling(rulingToSend));
}

/**
 * A ruling in the form in which it is sent, to be shown elsewhere.
 * @throws Error if its explanations can't be fetched
 */
export async function fetchSentRuling(rulingToSend: RulingToSend): Promise<SentRuling | undefined> {
  return (await packRuling(rulingToSend)).ruling;
}
