import type { Parcel } from './parcel.ts';

/** Opens the sheet from which something is sent: fetched when it is first asked for. @throws Error where it can't be had */
export async function openSendSheet(parcel: Parcel): Promise<void> {
  const { showSendSheet } = await import('./SendSheet.tsx');
  showSendSheet(parcel);
}
