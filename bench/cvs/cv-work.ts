import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pdfjsCvReader } from '../../server/src/adapters/cv-reader/cv-reader.pdfjs.ts';
import { typstTypesetting } from '../../server/src/adapters/typesetting/typesetting.typst.ts';
import { docxWordDocuments } from '../../server/src/adapters/word-documents/word-documents.docx.ts';
import { docxWordTemplates } from '../../server/src/adapters/word-templates/word-templates.docxtemplater.ts';
import { readCv } from '../../server/src/cv-imports/engine/read-cv.ts';
import { notPlacedOf, personOf, rowsOf } from '../../server/src/cv-imports/reading/rows-of.ts';
import { middleOf, middlesOf, type WorkRow } from '../contracts/work.ts';
import { bareTexts } from './bare-pdf.ts';
import { bareDocument, bareFill, withoutCounts } from './bare-word.ts';
import { cpuOfWork } from './cpu-of-work.ts';
import { cvPaperOf, templateFieldsOf } from './cv-papers.ts';

const atOnce = 30;
const rounds = 5;
const most = { pdf: 20, docx: 1.5, template: 1.5, import: 3 };
const root = join(import.meta.dirname, '../..');

type Work = (turn: number) => Promise<unknown>;

const cpuOfBoth = (works: Record<'torg' | 'bare', Work>, times = atOnce) =>
  middlesOf(rounds, {
    torg: () => cpuOfWork(times, works.torg),
    bare: () => cpuOfWork(times, works.bare),
  });

interface Beside {
  work: string;
  torg: number;
  bare: number;
  limit: number;
}

function rowBeside({ work, torg, bare, limit }: Beside): WorkRow {
  const times = torg / bare;
  const figures = `${torg.toFixed(0)} / ${bare.toFixed(0)} ms of the processor`;
  return {
    ...{ work, figure: `${times.toFixed(2)} × (${figures})`, promise: `≤ ${limit} ×` },
    isKept: times <= limit,
  };
}

async function pdfRow(): Promise<WorkRow> {
  const typesetting = typstTypesetting();
  const typeset: Work = (turn) => typesetting.typeset('cv', cvPaperOf(turn));
  const cpu = await middleOf(rounds, () => cpuOfWork(atOnce, typeset));
  await typesetting.close();
  return {
    work: 'a CV as PDF',
    figure: `${cpu.toFixed(0)} ms of the processor`,
    promise: `≤ ${most.pdf}`,
    isKept: cpu <= most.pdf,
  };
}

async function docxRow(): Promise<WorkRow> {
  const documents = docxWordDocuments();
  const cpu = await cpuOfBoth({
    torg: (turn) => documents.writeCv(cvPaperOf(turn)),
    bare: (turn) => bareDocument(cvPaperOf(turn)),
  });
  await documents.close();
  const work = 'a CV as DOCX, beside the same by bare docx';
  return rowBeside({ work, ...cpu, limit: most.docx });
}

async function templateRow(): Promise<WorkRow> {
  const starter = await readFile(join(root, 'web/public/torg-cv-template.docx'));
  const template = withoutCounts(starter);
  const templates = docxWordTemplates();
  const pictures = { image: null, company_logo: null };
  const cpu = await cpuOfBoth({
    torg: (turn) =>
      templates.fill(template, { fields: templateFieldsOf(cvPaperOf(turn)), pictures }),
    bare: async (turn) => bareFill(template, templateFieldsOf(cvPaperOf(turn))),
  });
  await templates.close();
  const work = 'a CV in a template, beside bare docxtemplater';
  return rowBeside({ work, ...cpu, limit: most.template });
}

/** CVs of many layouts, each once a round. */
async function corpus(): Promise<Buffer[]> {
  const folder = join(root, 'server/cv-corpus/fixtures');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf')).toSorted();
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

async function importRow(): Promise<WorkRow> {
  const files = await corpus();
  const ofTurn = (turn: number) => files[turn % files.length] ?? Buffer.alloc(0);
  const reader = pdfjsCvReader();
  const readOne = async (file: Buffer) => {
    const read = await reader.readPdf(file);
    if ('error' in read) throw new Error(read.error);
    const cv = readCv(read.pages, read.metadata);
    return JSON.stringify([rowsOf(cv), personOf(cv), notPlacedOf(cv)]);
  };
  const cpu = await cpuOfBoth(
    { torg: (turn) => readOne(ofTurn(turn)), bare: (turn) => bareTexts(ofTurn(turn)) },
    files.length,
  );
  await reader.close();
  const work = 'reading a CV for an import, beside bare PDF.js';
  return rowBeside({ work, ...cpu, limit: most.import });
}

/** What CVs take out of and into Torg, once everything is warm. */
export const cvWork = async (): Promise<WorkRow[]> => [
  await pdfRow(),
  await docxRow(),
  await templateRow(),
  await importRow(),
];
