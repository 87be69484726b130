import { PDF, Standard14Font } from '@libpdf/core';
import { headings, type SectionName } from '../data/headings.ts';
import { diceOf } from '../people/dice.ts';
import type { MadeUpCv } from '../people/made-up-cv.ts';
import { printPeriod, type DateLook } from '../people/print-date.ts';

interface Text {
  text: string;
  x: number;
  y: number;
  size: number;
  bold: boolean;
}

interface DrawnLook {
  name: string;
  heldOut: boolean;
  look: DateLook;
  /** where the dates of entries stand */
  dateX: number;
  contentX: number;
  headingSize: number;
  /** drawn in any order, as some programs do */
  shuffled: boolean;
  /** company, title or both on the first line */
  first: 'company' | 'title';
}

export const drawnLooks: DrawnLook[] = [
  {
    name: 'drawn-tabs',
    heldOut: false,
    look: { form: 'dotted', dash: ' – ', open: 0 },
    dateX: 50,
    contentX: 170,
    headingSize: 13,
    shuffled: false,
    first: 'company',
  },
  {
    name: 'drawn-shuffled',
    heldOut: true,
    look: { form: 'short', dash: ' - ', open: 0 },
    dateX: 420,
    contentX: 50,
    headingSize: 14,
    shuffled: true,
    first: 'title',
  },
];

const [bottom, top] = [60, 790];
const fonts = { plain: Standard14Font.of('Helvetica'), bold: Standard14Font.of('Helvetica-Bold') };

/** Words in lines that fit. */
function wrapped(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || fonts.plain.widthOfTextAtSize(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** A page after the other from the top; what does not fit goes on to the next. */
function typewriter() {
  const pages: Text[][] = [[]];
  let y = top;
  return {
    pages,
    down(by: number) {
      y -= by;
      if (y >= bottom) return;
      pages.push([]);
      y = top;
    },
    put(text: string, x: number, size = 10, bold = false) {
      pages.at(-1)?.push({ text, x, y, size, bold });
    },
  };
}

function textsOf(cv: MadeUpCv, { look, dateX, contentX, headingSize, first }: DrawnLook): Text[][] {
  const writer = typewriter();
  const head = (section: SectionName): void => {
    writer.down(26);
    writer.put(headings[cv.language][section][0] ?? '', 50, headingSize, true);
    writer.down(6);
  };
  const line = (text: string, bold = false, x = contentX): void => {
    writer.down(14);
    writer.put(text, x, 10, bold);
  };
  const paragraph = (text: string): void => {
    for (const one of wrapped(text, 340, 10)) line(one);
  };
  const entry = (date: string, strong: string, plain: string, text: string): void => {
    writer.down(8);
    line(strong, true);
    writer.put(date, dateX);
    line(plain);
    if (text !== '') paragraph(text);
  };
  writer.put(cv.name, 50, 22, true);
  for (const text of [cv.title, cv.email, cv.phone]) line(text, false, 50);
  head('summary');
  paragraph(cv.summary);
  head('jobs');
  for (const job of cv.jobs) {
    const [strong, plain] =
      first === 'company' ? [job.company, job.title] : [job.title, job.company];
    entry(printPeriod(job, look, cv.language), strong, plain, job.lines.join(' '));
  }
  head('educations');
  for (const one of cv.educations) {
    entry(
      printPeriod(one, look, cv.language),
      first === 'company' ? one.school : one.degree,
      first === 'company' ? one.degree : one.school,
      '',
    );
  }
  head('languages');
  for (const one of cv.languages) line(`${one.name}: ${one.level}`);
  return writer.pages;
}

export async function drawn(cv: MadeUpCv, drawnLook: DrawnLook): Promise<Uint8Array> {
  const pdf = PDF.create();
  const dice = diceOf(cv.jobs.length * 7 + 1);
  for (const texts of textsOf(cv, drawnLook)) {
    const page = pdf.addPage({ size: 'a4' });
    const order = drawnLook.shuffled ? dice.some(texts, texts.length) : texts;
    for (const { text, x, y, size, bold } of order) {
      page.drawText(text, { x, y, size, font: bold ? 'Helvetica-Bold' : 'Helvetica' });
    }
  }
  return pdf.save();
}
