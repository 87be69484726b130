import type { ToolProject } from '../../platform/ports/cv-tool-shapes.ts';
import { wholeWord } from '../../platform/text/whole-word.ts';
import type { ReadTexts } from './read-texts.ts';

/** Shorter names stand in too many words. */
const shortest = 3;
const nobody = '…';

/**
 * The texts of a project without the name of a customer who wants to stay hidden, in any language; the
 * genitive is the customer's name as well.
 */
export function withoutHiddenCustomer(project: ToolProject, read: ReadTexts): ReadTexts {
  if (!project.hidesCustomer) return read;
  const instead = read(project.anonymousCustomer) || nobody;
  const names = [...new Set(Object.values(project.customer))]
    .filter((name) => name.length >= shortest)
    .toSorted((a, b) => b.length - a.length);
  const words = names.flatMap((name) => [
    { word: wholeWord(`${name}s`, 'giu'), instead: `${instead}s` },
    { word: wholeWord(name, 'giu'), instead },
  ]);
  return (texts) =>
    words.reduce(
      (text, { word, instead: other }) => text.replaceAll(word, () => other),
      read(texts),
    );
}

/** The customer as the project shows them. */
export const shownCustomer = (project: ToolProject, read: ReadTexts): string =>
  read(project.hidesCustomer ? project.anonymousCustomer : project.customer);
