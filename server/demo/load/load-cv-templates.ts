import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CvTemplate } from '@torg/protocol/cv-templates/cv-templates';
import '../../src/cv-templates/cv-templates.tables.ts';
import { checkOf } from '../../src/cv-templates/check-of.ts';
import type { External } from '../../src/platform/ports/external.ts';
import type { Tx } from '../../src/platform/database/tables.ts';
import { demoCvTemplates, type DemoCvTemplate } from '../word-templates/demo-templates.ts';
import { insertRows } from '../insert-rows.ts';
import { cvTemplateId, fileId, organizationId } from './demo-ids.ts';
import { fileRow, type DemoFile } from './files/demo-files.ts';
import type { Moments } from './moments.ts';

export interface DemoTemplateFile {
  template: DemoCvTemplate;
  file: DemoFile;
  check: CvTemplate['check'];
}

const folder = join(import.meta.dirname, '..', 'word-templates');
const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const keyOf = ({ file }: DemoCvTemplate): string => `cv-template:${file}`;

/** Reads the files and looks into them as into every uploaded one. */
export async function makeTemplateFiles(
  { wordTemplates }: Pick<External, 'wordTemplates'>,
  { days }: Moments,
): Promise<DemoTemplateFile[]> {
  const made: DemoTemplateFile[] = [];
  for (const template of demoCvTemplates) {
    const content = await readFile(join(folder, template.file));
    const checked = await wordTemplates.check(content);
    if (!('tags' in checked)) throw new Error(`${template.file} is no template`);
    const { name, daysAgo } = template;
    const about = { key: keyOf(template), name: `${name}.docx`, mediaType, content };
    const createdAt = days(-daysAgo);
    const file: DemoFile = { ...about, purpose: 'cv_template', uploadedBy: null, createdAt };
    made.push({ template, file, check: checkOf(checked.tags) });
  }
  return made;
}

/** Loads the templates of companies. */
export async function loadCvTemplates(tx: Tx, files: readonly DemoTemplateFile[]): Promise<void> {
  await insertRows(
    tx,
    'file',
    files.map(({ file }) => fileRow(file)),
  );
  await insertRows(
    tx,
    'cv_template',
    files.map(({ template, file, check }) => ({
      cv_template: cvTemplateId(template.file),
      organization: organizationId(template.company),
      display_name: template.name,
      file: fileId(file.key),
      found: check,
      created_at: file.createdAt,
      updated_at: file.createdAt,
    })),
  );
}
