import type { XmlElement } from '../../platform/ports/cv-files.ts';

/** The element at a path of names below another one. */
export function at(
  element: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined {
  let here = element;
  for (const name of path) here = here?.children.find((one) => one.name === name);
  return here;
}

/** All elements of that name, however deep; those within one of them are not looked for. */
export const all = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).flatMap((one) => (one.name === name ? [one] : all(one, name)));

/** All letters of an element, with a line for each of its children. */
export function wordsOf(element: XmlElement | undefined): string {
  if (element === undefined) return '';
  const own = element.text.trim();
  const below = element.children.map(wordsOf).filter((text) => text !== '');
  return [own, ...below].filter((text) => text !== '').join('\n');
}

/** Text that may be HTML, as the editor of Europass writes it. */
export const plainText = (element: XmlElement | undefined): string =>
  wordsOf(element)
    .replaceAll(/<\/(p|li|div|ul|ol)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<li[^>]*>/gi, '- ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
