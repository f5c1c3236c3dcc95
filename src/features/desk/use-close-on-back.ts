import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** State of the entry in the history that stands for an open dialog. */
const DIALOG_ENTRY = 'dialog';

/** The browser's Back closes the dialog: while it is open, it has an entry in the history. */
export function useCloseOnBack(dialog: RefObject<HTMLDialogElement>): void {
  useLayoutEffect(() => {
    const close = (): void => dialog.current?.close();
    history.pushState(DIALOG_ENTRY, '');
    addEventListener('popstate', close);
    return () => {
      removeEventListener('popstate', close);
      if (history.state === DIALOG_ENTRY) history.back();
    };
  }, [dialog]);
}
