import { showAnnounced } from '../../ui/announce/region.ts';
import { readBackups } from '../../ui/device/backup.ts';
import { localStore, onOutsideChange } from '../../ui/device/device.ts';
import { saveFile } from '../../ui/device/file.ts';
import { forgetAll } from '../../ui/device/forget.ts';
import { createButton } from '../../ui/notice/controls.ts';
import { DEVICE_WORDS } from './device-words.ts';
import { MEMORY_KEY } from './memory/rule-memory.ts';
import { showPlayStats } from './play-stats.ts';
import { exportProgress, importProgress } from './portable-progress.ts';
import { $progress, isProgressKept } from './progress.ts';
import { showRuleProgress } from './rule-progress.ts';

const queryAll = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

function showMessage(root: ParentNode, text: string, ...buttons: readonly HTMLElement[]): void {
  for (const place of queryAll(root, '[data-kept-says]')) showAnnounced(place, text, ...buttons);
}

async function readFile(root: ParentNode, input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0];
  if (!file) return;
  const wasImported = importProgress(await file.text());
  input.value = '';
  if (!wasImported) showMessage(root, DEVICE_WORDS.unread);
  else showMessage(root, isProgressKept() ? DEVICE_WORDS.loaded : DEVICE_WORDS.loadedForNow);
}

/** Lists stored data that couldn't be read and was set aside; damaged games are listed where games are played. */
function showAsides(root: ParentNode): void {
  for (const list of queryAll(root, '[data-asides]')) {
    const backups = readBackups(localStore).filter(({ key }) => !key.includes('/match/'));
    list.hidden = backups.length === 0;
    list.replaceChildren(
      ...backups.map(({ key, text }) => {
        const item = document.createElement('li');
        const deleteButton = createButton(DEVICE_WORDS.delete, () => {
          localStore.remove(key);
          showAsides(root);
        });
        item.append(
          `${DEVICE_WORDS.damaged} `,
          createButton(DEVICE_WORDS.file, () => saveFile(text)),
          ' ',
          deleteButton,
        );
        return item;
      }),
    );
  }
}

/** Asks for confirmation, then deletes all data. That can be undone until the page is left. */
function confirmDeleteAll(root: ParentNode): void {
  const confirmButton = createButton(DEVICE_WORDS.deleteAll, () => {
    const takeBack = forgetAll();
    showAsides(root);
    showRuleProgress(root, Date.now());
    const undoButton = createButton(DEVICE_WORDS.undo, () => {
      takeBack();
      showAsides(root);
      showRuleProgress(root, Date.now());
      showMessage(root, DEVICE_WORDS.restored);
    });
    showMessage(root, `${DEVICE_WORDS.deleted} `, undoButton);
    undoButton.focus();
  });
  const cancelButton = createButton(DEVICE_WORDS.cancel, () => showMessage(root, ''));
  showMessage(root, `${DEVICE_WORDS.sure} `, confirmButton, cancelButton);
  cancelButton.focus();
}

/** Connects the buttons to export, import and delete stored data. */
function connectProgressButtons(root: ParentNode): void {
  for (const box of queryAll(root, '[data-kept]')) box.hidden = false;
  for (const button of queryAll(root, '[data-export]'))
    button.addEventListener('click', () => saveFile(exportProgress(), 'fair-deal-progress.json'));
  for (const button of queryAll(root, '[data-forget]')) {
    button.addEventListener('click', () => confirmDeleteAll(root));
  }
  for (const input of queryAll(root, '[data-import]') as HTMLInputElement[]) {
    input.addEventListener('change', () => void readFile(root, input));
  }
}

/** Fills in the sections below the lessons: rules to review, play statistics, stored data. */
export function showStoredProgress(root: ParentNode): void {
  connectProgressButtons(root);
  showAsides(root);
  showPlayStats(root);
  $progress.subscribe(() => showRuleProgress(root, Date.now()));
  onOutsideChange(MEMORY_KEY, () => showRuleProgress(root, Date.now()));
}
