import { headings, type SectionName } from '../data/headings.ts';
import type { PrintedAs } from '../people/expected-cv.ts';
import type { MadeUpCv, MadeUpPeriod } from '../people/made-up-cv.ts';
import { printPeriod, type DateLook } from '../people/print-date.ts';

/** How a layout prints CVs. Held-out ones are never looked at while the engine is tuned. */
export interface Layout {
  name: string;
  heldOut: boolean;
  print: (cv: MadeUpCv) => string;
  /** what the layout does not print is not expected */
  leavesOut?: PrintedAs['leavesOut'];
  /** whether it prints years without months */
  yearsOnly?: boolean;
  /** of consultants with many projects, the first of whom has no job */
  isExport?: boolean;
  /** the same CV as this layout can show it */
  shows?: (cv: MadeUpCv) => MadeUpCv;
}

export const esc = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface Words {
  head: (section: SectionName, which?: number) => string;
  date: (period: MadeUpPeriod) => string;
}

export const wordsOf = (cv: MadeUpCv, look: DateLook): Words => ({
  head: (section, which = 0) => {
    const all = headings[cv.language][section];
    return esc(all[which % all.length] ?? '');
  },
  date: (period) => esc(printPeriod(period, look, cv.language)),
});

export const page = (style: string, body: string, language: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>CV</title><style>
@page { size: A4; margin: 18mm } * { box-sizing: border-box } body { margin: 0; font: 10pt 'DejaVu Sans', sans-serif; line-height: 1.4 }
h1, h2, h3, p, ul, dl { margin: 0 } ul { padding-left: 14pt } ${style}</style><body>${body}</body></html>`;

export const bullets = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${esc(line)}</li>`).join('')}</ul>`;

export const paragraphs = (lines: readonly string[]): string =>
  `<p>${lines.map(esc).join(' ')}</p>`;
