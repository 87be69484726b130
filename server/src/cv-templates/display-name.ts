import { limits } from '@torg/protocol/limits';

/** A template without a name of its own is called as its file. */
export function displayNameOf(fileName: string): string {
  const name = fileName.replace(/\.docx$/i, '').trim();
  const all = Array.from(name === '' ? fileName : name);
  return all.slice(0, limits.cvTemplate.displayName).join('');
}
