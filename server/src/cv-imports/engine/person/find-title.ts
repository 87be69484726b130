import { fold } from '@torg/protocol/fold';
import type { FoundEntry } from '@torg/protocol/cv-imports/read-cv';
import { limits } from '@torg/protocol/limits';
import { dateIn } from '../dates/date-in-line.ts';
import { isProse } from '../entries/line-features.ts';
import { resemblanceOf } from '../fields/words-of-fields.ts';
import { sourceOf } from '../fields/text-of-lines.ts';
import type { Line } from '../lines/cell.ts';

/** `Kari Nordmann – Systemutvikler` is a title but for the name. */
function withoutName(text: string, name: string): string {
  const isBefore = name !== '' && fold(text).startsWith(fold(name));
  return isBefore ? text.slice(name.length).replace(/^[\s,|·•–—-]+/u, '') : text;
}

/** What stands beside the name and names a role. */
export function findTitle(
  top: readonly Line[],
  name: FoundEntry<string> | null,
): FoundEntry<string> | null {
  const place = name?.source[0];
  const after = top.filter(
    (line) => place === undefined || line.page > place.page || line.number >= place.line,
  );
  for (const line of after.slice(0, 8)) {
    for (const cell of line.cells) {
      const text = withoutName(cell.text, name?.item ?? '');
      const isName = place !== undefined && line.number === place.line && text === name?.item;
      const isTitle =
        resemblanceOf(text).role >= 1 && text.length <= limits.account.title && !isProse({ text });
      if (!isTitle || isName || /[@]|https?:|\d{4}/.test(text) || dateIn(text) !== null) continue;
      return { item: text, certainty: 'likely', source: [sourceOf(line)] };
    }
  }
  return null;
}
