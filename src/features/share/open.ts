import type { Parcel } from './parcel.ts';

/** Opens the sheet from which something is sent: fetched when it is first asked for. @throws Error where it can't be had */
export async function openSend(parcel: Parcel): Promise<void> {
  const { showSend } = await import('./SendSheet.tsx');
  showSend(parcel);
}
