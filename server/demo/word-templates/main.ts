/**
 * Makes the templates for CVs in Word: those to begin with, which the app offers, and those of two
 * companies in the demo data. The same code gives the same files: `npm run templates`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeWordTemplate, type TemplateLook } from './word-template.ts';

const root = join(import.meta.dirname, '../../..');
const offered = join(root, 'web/public');
const starter = { font: 'Calibri', ink: '17382F', accent: '9E3F18' };

const templates: { folder: string; name: string; look: TemplateLook }[] = [
  {
    ...{ folder: offered, name: 'torg-cv-mal.docx' },
    look: { ...starter, locale: 'nb', title: 'CV-mal' },
  },
  {
    ...{ folder: offered, name: 'torg-cv-mall.docx' },
    look: { ...starter, locale: 'sv', title: 'CV-mall' },
  },
  {
    ...{ folder: offered, name: 'torg-cv-template.docx' },
    look: { ...starter, locale: 'en', title: 'CV template' },
  },
  {
    ...{ folder: import.meta.dirname, name: 'blaklokke.docx' },
    look: {
      ...{ locale: 'nb', title: 'Blåklokke CV', font: 'Georgia' },
      ...{ ink: '2F4B8A', accent: '5B6B8C' },
    },
  },
  {
    ...{ folder: import.meta.dirname, name: 'kantarell.docx' },
    look: {
      ...{ locale: 'sv', title: 'Kantarell offert', font: 'Arial', projects: 5 },
      ...{ ink: '7A4A0B', accent: 'B5651D' },
    },
  },
];

await mkdir(offered, { recursive: true });
for (const { folder, name, look } of templates) {
  await writeFile(join(folder, name), await makeWordTemplate(look));
}
