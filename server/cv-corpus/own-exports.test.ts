import { afterAll, describe, expect, it } from 'vitest';
import { cvDesigns, cvFormats, type CvDesign, type CvFormat } from '@torg/protocol/cvs/cv-terms';
import type { FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';
import { locales, type Locale } from '@torg/protocol/terms';
import { boundedCvFiles } from '../src/adapters/cv-files/cv-files.bounded.ts';
import { pdfjsCvReader } from '../src/adapters/cv-reader/cv-reader.pdfjs.ts';
import { typstTypesetting } from '../src/adapters/typesetting/typesetting.typst.ts';
import { docxWordDocuments } from '../src/adapters/word-documents/word-documents.docx.ts';
import { readUpload } from '../src/cv-imports/reading/read-upload.ts';
import { sampleCv } from '../src/cv-templates/preview/sample-cv.ts';
import type { CvContent } from '../src/cvs/cvs.queries.ts';
import { cvPaper } from '../src/cvs/paper/cv-paper.ts';

const mediaTypes: Record<CvFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The entries of a CV by the flag under which an import finds them. */
const countsOf = (cv: CvContent): Partial<Record<FeatureExtractionFlag, number>> => ({
  project: cv.projects.length,
  work_experience: cv.work_experiences.length,
  education: cv.educations.length,
  certification: cv.certifications.length,
  course: cv.courses.length,
  honor: cv.honors.length,
  presentation: cv.presentations.length,
  publication: cv.publications.length,
  position_experience: cv.positions.length,
  language: cv.languages.length,
  profile_skill: cv.skills.length,
  profile_role: cv.roles.length,
});

describe('a CV that Torg made, when it is imported again', () => {
  const typesetting = typstTypesetting();
  const word = docxWordDocuments();
  const readers = { cvReader: pdfjsCvReader(), cvFiles: boundedCvFiles() };
  afterAll(async () => {
    await Promise.all(
      [typesetting, word, readers.cvReader, readers.cvFiles].map((one) => one.close()),
    );
  });

  async function madeAndRead(format: CvFormat, design: CvDesign, locale: Locale) {
    const cv = sampleCv('full', locale);
    const pictures = { photo: null, logo: null };
    const paper = cvPaper(cv, { design, version: 1, pictures });
    const bytes =
      format === 'pdf' ? await typesetting.typeset('cv', paper) : await word.writeCv(paper);
    const read = await readUpload(readers, mediaTypes[format], bytes);
    if ('error' in read) throw new Error(read.error);
    return { cv, read: read.cv };
  }

  const all = cvFormats.flatMap((format) =>
    cvDesigns.flatMap((design) => locales.map((locale) => [format, design, locale] as const)),
  );
  it.each(all)(
    'as %s, %s, in %s has as many entries, and the same projects',
    async (format, design, locale) => {
      const { cv, read } = await madeAndRead(format, design, locale);
      const counts = countsOf(cv);
      const found = Object.fromEntries(
        Object.keys(counts).map((flag) => [
          flag,
          read.found[flag as keyof typeof counts]?.length ?? 0,
        ]),
      );
      expect(found).toEqual(counts);
      const projects = cv.projects.map(({ name, customer, roles, role_description }) => [
        ...[name, customer, roles.map((role) => role.name), role_description],
      ]);
      const readProjects = read.found.project?.map(({ item }) => [
        ...[
          item.project_name,
          item.project_customer,
          item.project_roles,
          item.project_role_description,
        ],
      ]);
      expect(readProjects).toEqual(projects);
      const skills = read.found.profile_skill?.map(({ item }) => item.name);
      expect(skills?.toSorted()).toEqual(cv.skills.map(({ name }) => name).toSorted());
      expect(read.person.name?.item).toBe(cv.name);
      expect(read.person.email?.item).toBe(cv.email);
    },
  );
});
