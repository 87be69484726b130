import { Paragraph, TextRun, type Table } from 'docx';
import type { CvEntry, CvPaper, CvSection } from '../../platform/ports/cv-paper.ts';
import { clean } from './clean.ts';
import { colours } from './cv-styles.ts';
import { textOf } from './cv-text.ts';
import { headedTable } from './headed-table.ts';
import { heading } from './headings.ts';

const line = (text: string, color: string, keepNext: boolean): Paragraph[] =>
  text === ''
    ? []
    : [
        new Paragraph({
          keepNext,
          spacing: { after: 40 },
          children: [new TextRun({ text: clean(text), color })],
        }),
      ];

/** A project, a job or a school. */
function entry({ title, where, period, duration, texts, tags }: CvEntry, words: CvPaper['words']) {
  const when = [period, duration].filter((part) => part !== '').join(' · ');
  const hasMore = texts.length > 0 || tags.length > 0;
  return [
    heading(2, title),
    ...line(where, colours.clay, hasMore || when !== ''),
    ...line(when, colours.quiet, hasMore),
    ...texts.flatMap((part) => [
      ...(part.heading === '' ? [] : [heading(3, part.heading)]),
      ...textOf(part.text),
    ]),
    ...(tags.length === 0 ? [] : line(`${words.tags}: ${tags.join(', ')}`, colours.quiet, false)),
  ];
}

/** Short things with a year are a table. */
function dated({ entries }: CvSection, words: CvPaper['words']): Table {
  const rows = entries.map(({ title, period, texts }) => {
    const name = new Paragraph({
      spacing: { after: 0 },
      children: [new TextRun({ text: clean(title), bold: true })],
    });
    const told = [name, ...texts.flatMap(({ text }) => textOf(text))];
    return [period, told] satisfies [string, Paragraph[]];
  });
  return headedTable([words.when, words.what], rows);
}

export const cvSections = ({ sections, words }: CvPaper): (Paragraph | Table)[] =>
  sections.flatMap((section) => [
    heading(1, section.heading),
    ...(section.kind === 'dated'
      ? [dated(section, words)]
      : section.entries.flatMap((one) => entry(one, words))),
  ]);
