import type { CvEntry, CvPaper, PaperPicture } from '../../platform/ports/cv-paper.ts';
import { paragraphsOf } from '../../platform/text/paragraphs.ts';

/** `180 000` stays together at the end of a line. */
const joined = (text: string): string => text.replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00A0');

const blocks = (text: string) => paragraphsOf(joined(text));

const picture = (one: PaperPicture | null) =>
  one && {
    content: one.content,
    format: one.mediaType === 'image/png' ? 'png' : 'jpg',
    alt: one.alt,
    wide: one.width / one.height,
  };

/** Longer entries are broken between pages; so many characters fit on a quarter of one. */
const keptTogether = 900;

const entry = (one: CvEntry) => ({
  ...one,
  fits: one.texts.reduce((sum, { text }) => sum + text.length, 0) < keptTogether,
  texts: one.texts.map(({ heading, text }) => ({ heading, blocks: blocks(text) })),
});

/** A CV as plain values; its pictures are bytes. */
export function cvData(paper: CvPaper): object {
  const { made, locale, photo, logo, about, sections } = paper;
  const [year, month, day] = made.toISOString().slice(0, 10).split('-').map(Number);
  return {
    ...paper,
    lang: locale,
    made: { year, month, day },
    photo: picture(photo),
    logo: picture(logo),
    about: { heading: about.heading, blocks: blocks(about.text) },
    sections: sections.map((one) => ({ ...one, entries: one.entries.map(entry) })),
  };
}
