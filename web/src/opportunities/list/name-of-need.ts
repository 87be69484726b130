import { limits } from '@torg/protocol/limits';

const { name: most } = limits.opportunity;

const short = (words: string): string | undefined =>
  words.replaceAll(/\s+/g, ' ').trim().slice(0, most).trim() || undefined;

/** The name that somebody wrote; else that of the first file, else the first line of the text. */
export function nameOfNeed(
  written: string,
  files: readonly Pick<File, 'name'>[],
  text: string,
): string | undefined {
  const firstLine = text.split('\n').find((line) => line.trim() !== '');
  const file = files[0]?.name.replace(/\.[a-z]{2,4}$/i, '').replaceAll('_', ' ');
  const subject = firstLine?.replace(/^\s*(emne|ämne|subject):/i, '');
  return short(written) ?? short(file ?? '') ?? short(subject ?? '');
}
