import { useEffect, useState } from 'preact/hooks';
import { keeps } from './keeps.ts';
import { fetchSoon } from './soon.tsx';
import { openDesk } from './state/address.ts';
import { fetchLaws } from './state/laws.ts';

/**
 * Opens the desk of a game while the page is shown, with what looks cards up and the settings this device keeps.
 * @returns whether the game could not be fetched
 */
export function useOpenDesk(id: string): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let leave = (): void => undefined;
    let undress = (): void => undefined;
    let unwatch = (): void => undefined;
    import('./state/lookups.ts').then(
      ({ watchLookUps }) => {
        unwatch = watchLookUps();
      },
      () => undefined,
    );
    if (keeps('settings')) {
      import('../../table/settings.ts').then(
        ({ wearSettings }) => {
          undress = wearSettings(document.documentElement);
        },
        () => undefined,
      );
    }
    void fetchSoon();
    openDesk(id).then(
      (left) => {
        leave = left;
        fetchLaws();
      },
      () => setLost(true),
    );
    return () => {
      undress();
      unwatch();
      leave();
    };
  }, [id]);
  return lost;
}
