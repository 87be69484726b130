import { Paragraph, TextRun, type Table } from 'docx';
import type { CvPaper } from '../../platform/ports/cv-paper.ts';
import { clean } from './clean.ts';
import { colours } from './cv-styles.ts';
import { headedTable, wholeWidths } from './headed-table.ts';
import { heading } from './headings.ts';

type Group = CvPaper['roles'] & { mark?: string };

/** The marked names in bold, on a line of their own. */
function names({ heading: title, names: all, mark = '' }: Group): Paragraph[] {
  if (all.length === 0) return [];
  const of = (marked: boolean) =>
    all.filter((one) => one.marked === marked).map(({ name }) => clean(name));
  const [strong, others] = [of(true), of(false)];
  const note = mark === '' ? [] : [new TextRun({ text: ` (${mark})`, color: colours.quiet })];
  const bold = new TextRun({ text: strong.join(', '), bold: true });
  return [
    heading(1, title),
    ...(strong.length > 0 ? [new Paragraph({ children: [bold, ...note] })] : []),
    ...(others.length > 0 ? [new Paragraph({ text: others.join(', ') })] : []),
  ];
}

/** Roles, skills and languages, whose table has these widths. */
export function cvLists(
  { roles, skills, languages }: CvPaper,
  widths: readonly [number, number] = wholeWidths,
): (Paragraph | Table)[] {
  const spoken =
    languages.rows.length === 0
      ? []
      : [heading(1, languages.heading), headedTable(languages.columns, languages.rows, widths)];
  return [...names(roles), ...names(skills), ...spoken];
}
