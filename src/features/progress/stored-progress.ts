import { showAnnounced } from '../../ui/announce/region.ts';
import { readBackups } from '../../ui/device/backup.ts';
import { localStore, onOutsideChange } from '../../ui/device/device.ts';
import { saveFile } from '../../ui/device/file.ts';
import { forgetAll } from '../../ui/device/forget.ts';
import { createButton } from '../../ui/notice/controls.ts';
import { MEMORY_KEY } from './memory/rule-memory.ts';
import { showPlayStats } from './play-stats.ts';
import { exportProgress, importProgress } from './portable-progress.ts';
import { $progress, isProgressKept } from './progress.ts';
import { showRuleProgress } from './rule-progress.ts';

const all = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

function showMessage(root: ParentNode, text: string, ...buttons: readonly HTMLElement[]): void {
  for (const place of all(root, '[data-kept-says]')) showAnnounced(place, text, ...buttons);
}

async function readFile(root: ParentNode, input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0];
  if (!file) return;
  const read = importProgress(await file.text());
  input.value = '';
  if (!read) showMessage(root, 'This file can’t be read. Nothing here has changed.');
  else
    showMessage(
      root,
      isProgressKept() ? 'Loaded and saved on this device.' : 'Loaded for as long as this page is open.',
    );
}

/** Lists stored data that couldn’t be read and was set aside; damaged games are listed where games are played. */
function showAsides(root: ParentNode): void {
  for (const list of all(root, '[data-asides]')) {
    const found = readBackups(localStore).filter(({ key }) => !key.includes('/match/'));
    list.hidden = found.length === 0;
    list.replaceChildren(
      ...found.map(({ key, text }) => {
        const item = document.createElement('li');
        const away = createButton('Delete it', () => {
          localStore.remove(key);
          showAsides(root);
        });
        item.append(
          'Damaged data, kept as it was found. ',
          createButton('Save it as a file', () => saveFile(text)),
          ' ',
          away,
        );
        return item;
      }),
    );
  }
}

/** Asks for confirmation before deleting all data; it can be undone until the page is left. */
function askToForget(root: ParentNode): void {
  const yes = createButton('Yes, delete everything', () => {
    const takeBack = forgetAll();
    showAsides(root);
    showRuleProgress(root, Date.now());
    const back = createButton('Undo', () => {
      takeBack();
      showAsides(root);
      showRuleProgress(root, Date.now());
      showMessage(root, 'Everything is back.');
    });
    showMessage(root, 'Everything is deleted. ', back);
    back.focus();
  });
  const no = createButton('No', () => showMessage(root, ''));
  showMessage(
    root,
    'Delete everything saved here for all games: lessons, rules, games, house rules and settings? ',
    yes,
    no,
  );
  no.focus();
}

/** Connects the buttons to export, import and delete stored data. */
function connectProgressButtons(root: ParentNode): void {
  for (const box of all(root, '[data-kept]')) box.hidden = false;
  for (const button of all(root, '[data-export]'))
    button.addEventListener('click', () => saveFile(exportProgress(), 'fair-deal-progress.json'));
  for (const button of all(root, '[data-forget]')) {
    button.addEventListener('click', () => askToForget(root));
  }
  for (const input of all(root, '[data-import]') as HTMLInputElement[]) {
    input.addEventListener('change', () => void readFile(root, input));
  }
}

/** Fills in what is below the lessons: rules to review, play statistics, stored data. */
export function showStoredProgress(root: ParentNode): void {
  connectProgressButtons(root);
  showAsides(root);
  showPlayStats(root);
  $progress.subscribe(() => showRuleProgress(root, Date.now()));
  onOutsideChange(MEMORY_KEY, () => showRuleProgress(root, Date.now()));
}
