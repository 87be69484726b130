import type { ReadCv, SourceLine } from '@torg/protocol/cv-imports/read-cv';
import type { CvMetadata, CvPage } from '../../platform/ports/cv-reader.ts';
import { blocksOfPages } from './columns/blocks-of-pages.ts';
import { sourceOf } from './fields/text-of-lines.ts';
import { languageOf } from './language.ts';
import type { Line } from './lines/cell.ts';
import { findEmail, findPhone } from './person/find-contact.ts';
import { findName } from './person/find-name.ts';
import { findTitle } from './person/find-title.ts';
import { readSection } from './read-section.ts';
import { sectionNamed } from './sections/heading-words.ts';
import { withGuessedKinds } from './sections/guess-kinds.ts';
import { splitSections, type Section } from './sections/split-sections.ts';

const nothing: CvMetadata = { title: null, author: null, language: null };

function allFound(sections: readonly Section[]): ReadCv['found'] {
  const found: Record<string, unknown[]> = {};
  for (const section of sections) {
    for (const [flag, entries] of Object.entries(readSection(section))) {
      if (entries.length > 0) (found[flag] ??= []).push(...entries);
    }
  }
  return found;
}

const key = ({ page, line }: Pick<SourceLine, 'page' | 'line'>): string => `${page}:${line}`;

function notPlaced(
  lines: readonly Line[],
  sections: readonly Section[],
  read: Omit<ReadCv, 'not_placed'>,
): SourceLine[] {
  const entries = [...Object.values(read.person), ...Object.values(read.found).flat()];
  const placed = new Set(entries.flatMap((entry) => entry?.source.map(key) ?? []));
  const headings = new Set(
    sections.flatMap(({ heading }) =>
      heading ? [key({ page: heading.page, line: heading.number })] : [],
    ),
  );
  return lines.map(sourceOf).filter((line) => !placed.has(key(line)) && !headings.has(key(line)));
}

/** A heading of a margin shares its line with what stands beside it. */
const isNamed = ({ text, cells }: Line): boolean =>
  [text, cells[0]?.text ?? ''].some((one) => sectionNamed(one) !== null);

/** The lines under headings that name a part of a profile. */
function contentOf(sections: readonly Section[]): Set<string> {
  const named = sections.filter(
    ({ kind, heading }) => kind !== 'top' && kind !== 'contact' && heading && isNamed(heading),
  );
  const lines = named.flatMap((section) => section.lines);
  return new Set(lines.map(({ page, number }) => key({ page, line: number })));
}

/** Reads a CV in seven stages: lines, columns, sections, dates, entries, fields and the person. */
export function readCv(pages: readonly CvPage[], metadata: CvMetadata = nothing): ReadCv {
  const blocks = blocksOfPages(pages);
  const lines = blocks.flatMap((block) => block.lines);
  const sections = withGuessedKinds(splitSections(blocks));
  const email = findEmail(pages, lines);
  const content = contentOf(sections);
  const isContent = (line: Line) => content.has(key({ page: line.page, line: line.number }));
  const name = findName(lines, { email: email?.item ?? null, metadata, isContent });
  const top = sections
    .filter(({ kind }) => kind === 'top' || kind === 'contact')
    .flatMap((section) => section.lines);
  const person = { name, email, phone: findPhone(pages, lines), title: findTitle(top, name) };
  const language = languageOf(lines.map(({ text }) => text).join(' '));
  const read = { language, person, found: allFound(sections) };
  return { ...read, not_placed: notPlaced(lines, sections, read) };
}
