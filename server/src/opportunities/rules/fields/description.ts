import { limits } from '@torg/protocol/limits';
import type { Source } from '@torg/protocol/opportunities/opportunity-shapes';
import { escapeMarkdown } from '../../../platform/text/escape-markdown.ts';
import type { Field } from './field.ts';
import { sentencesOf } from '../../../reading/reading.queries.ts';
import { cut, isIn, quote, shownAt, withCapital, wordsAt, type ReadNeed } from '../need-text.ts';
import type { Part } from '../text/parts-of-text.ts';

const most = limits.assignment.description.max;

/** Whether a line is about the work: it is no frame, no title, no fact and asks for nothing. */
const isOfWork = (part: Part, title: Source | undefined, need: ReadNeed): boolean =>
  ['prose', 'item', 'heading'].includes(part.kind) &&
  part.section?.kind === undefined &&
  shownAt(need, part) !== '' &&
  !isTitle(wordsAt(need, part), title) &&
  !isFacts(part, need);

/** The line of the title, with what only leads to it. */
const isTitle = (words: string, title: Source | undefined): boolean =>
  title !== undefined &&
  words.includes(title.quote) &&
  words.length < title.quote.length + 40 &&
  !/[.!?]\s/.test(words);

const ofItsOwn: ReadonlySet<string> = new Set(['deadline', 'rate']);

/** A line that says only until when one may answer, or what it may cost. */
function isFacts(part: Part, need: ReadNeed): boolean {
  const sentences = sentencesOf(part.line).filter(
    ({ start, end }) => need.text.slice(start, end).trim() !== '',
  );
  return (
    sentences.every((one) =>
      need.spans.some((span) => ofItsOwn.has(span.kind) && isIn(span, one)),
    ) && part.end - part.start < 160
  );
}

/** A heading stands only over something. */
const withoutEmpty = (parts: readonly Part[]): Part[] =>
  parts.filter(
    ({ kind }, at) => kind !== 'heading' || (parts[at + 1] && parts[at + 1]?.kind !== 'heading'),
  );

function blockOf(need: ReadNeed, part: Part): string {
  const words = escapeMarkdown(shownAt(need, part));
  if (part.kind === 'heading') return `### ${words}`;
  if (part.kind === 'item') return `- ${words}`;
  const isGreetedBefore = need.text.slice(part.line.start, part.start).trim() !== '';
  return isGreetedBefore ? withCapital(words) : words;
}

/** Lines of one list or of one paragraph stand together. */
function isTogether({ text }: ReadNeed, before: Part, part: Part): boolean {
  if (before.kind !== part.kind || part.kind === 'heading') return false;
  return /^[ \t\r]*\n[ \t>]*$/.test(text.slice(before.end, part.line.start));
}

/** The first paragraph, letter for letter. */
function sourceOf(need: ReadNeed, parts: readonly Part[]): Source | undefined {
  const at = parts.findIndex(({ kind }) => kind !== 'heading');
  const first = parts[at];
  if (!first) return undefined;
  let last = first;
  for (const part of parts.slice(at + 1)) {
    if (!isTogether(need, last, part)) break;
    last = part;
  }
  return quote(need, { start: first.start, end: last.end });
}

/** What the text says of the work, in markdown: without greeting, facts and requirements. */
export function descriptionOf(
  needs: readonly ReadNeed[],
  title: Source | undefined,
): Field<string> | undefined {
  let source: Source | undefined;
  const texts = needs.map((need) => {
    const parts = withoutEmpty(need.parts.filter((part) => isOfWork(part, title, need)));
    source ??= sourceOf(need, parts);
    return parts
      .map((part, at) => {
        const before = parts[at - 1];
        const gap = before && (isTogether(need, before, part) ? '\n' : '\n\n');
        return `${gap ?? ''}${blockOf(need, part)}`;
      })
      .join('');
  });
  const value = texts.filter((text) => text !== '').join('\n\n');
  return value === '' ? undefined : { value: cut(value, most), source };
}
