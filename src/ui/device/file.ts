/** Downloads a text as a file. */
export function saveFile(text: string, name = 'fair-deal-kept.json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
