import type { Parcel } from './parcel.ts';

/**
 * Opens the send dialog, which is fetched on first use.
 * @throws Error if it can't be fetched
 */
export async function openSendSheet(parcel: Parcel): Promise<void> {
  const { showSendSheet } = await import('./SendSheet.tsx');
  showSendSheet(parcel);
}
