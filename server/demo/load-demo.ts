import { pdfjsCvReader } from '../src/adapters/cv-reader/cv-reader.pdfjs.ts';
import type { External } from '../src/platform/ports/external.ts';
import type { Db, Tx } from '../src/platform/database/tables.ts';
import { updateVisibility } from '../src/profiles/profiles.commands.ts';
import { insertRows } from './insert-rows.ts';
import { assignmentFiles, loadAssignments } from './load/load-assignments.ts';
import { loadBoardAssessments } from './load/assessments/load-board-assessments.ts';
import { boardFiles, loadBoards } from './load/boards/load-boards.ts';
import { loadProfileAssessments } from './load/assessments/load-profile-assessments.ts';
import { loadAgreements } from './load/agreements/load-agreements.ts';
import { loadCareers } from './load/careers/load-careers.ts';
import { assignSalesAdmins, loadCompanies, logoFiles } from './load/load-companies.ts';
import { storeAtOneflow } from './load/contracts/oneflow-there.ts';
import { loadContracts, makeContractFiles, type DemoContractFile } from './load/load-contracts.ts';
import { loadCvImports, makeCvFiles, type DemoCvFile } from './load/load-cv-imports.ts';
import { loadFlowcase, readToolCvs, type DemoToolCv } from './load/load-flowcase.ts';
import {
  loadCvTemplates,
  makeTemplateFiles,
  type DemoTemplateFile,
} from './load/load-cv-templates.ts';
import { loadEvents } from './load/load-events.ts';
import { loadNeeds } from './load/needs/load-needs.ts';
import { makeNeedFiles, type DemoNeedFile } from './load/needs/need-files.ts';
import { loadInterviews } from './load/interviews/load-interviews.ts';
import { loadNewcomers } from './load/load-newcomers.ts';
import { loadPeople } from './load/load-people.ts';
import { loadPhotos, photoFiles } from './load/load-photos.ts';
import { loadProfiles } from './load/load-profiles.ts';
import { loadMails } from './load/load-mails.ts';
import { loadQaInterviews } from './load/load-qa-interviews.ts';
import { loadReviews } from './load/load-reviews.ts';
import { loadSavedProfiles } from './load/load-saved-profiles.ts';
import { loadSavedSearches } from './load/load-saved-searches.ts';
import { loadThreads, messageFiles } from './load/threads/load-threads.ts';
import { loadVocabulary } from './load/load-vocabulary.ts';
import type { Moments } from './load/moments.ts';
import { fileRow, storeFiles, type DemoFile } from './load/files/demo-files.ts';
import { accountId } from './load/demo-ids.ts';
import { demoConsultants } from './data/people.ts';

/** The content of all files of the demo data. */
export interface DemoFileSet {
  logos: DemoFile[];
  photos: DemoFile[];
  attachments: DemoFile[];
  contracts: DemoContractFile[];
  cvs: DemoCvFile[];
  toolCvs: DemoToolCv[];
  templates: DemoTemplateFile[];
  needs: DemoNeedFile[];
}

/** Its process gives way to others, and on a busy machine waits long for its turn. */
const longWaiting = { timeoutMs: 300_000 };

/** Contracts are typeset in a process of their own, so the rest is made at the same time. */
export async function makeDemoFiles(
  db: Db,
  usual: Pick<External, 'typesetting' | 'cvFiles' | 'wordTemplates' | 'cvTool'>,
  moments: Moments,
): Promise<DemoFileSet> {
  const external = { ...usual, cvReader: pdfjsCvReader(longWaiting) };
  const contracts = makeContractFiles(db, external.typesetting, moments);
  const cvs = makeCvFiles(external, moments);
  const templates = makeTemplateFiles(external, moments);
  const needs = makeNeedFiles(external, moments);
  const [logos, photos] = [logoFiles(moments), photoFiles(moments)];
  const attachments = [
    ...[...assignmentFiles(moments), ...messageFiles(moments)],
    ...boardFiles(moments),
  ];
  const made = {
    contracts: await contracts,
    cvs: await cvs,
    templates: await templates,
    needs: await needs,
  };
  const toolCvs = await readToolCvs(external);
  return { logos, photos, attachments, toolCvs, ...made };
}

/** The keys of these files never change, so storing them twice does no harm. */
export async function storeDemoFiles(
  { storage, esignDesk, settings }: Pick<External, 'storage' | 'esignDesk' | 'settings'>,
  files: DemoFileSet,
): Promise<void> {
  const { contracts, cvs, templates, needs } = files;
  const made = [...contracts, ...cvs, ...templates, ...needs].map(({ file }) => file);
  if (esignDesk !== null) storeAtOneflow(settings, contracts);
  await storeFiles(storage, [...files.logos, ...files.photos, ...files.attachments, ...made]);
}

/** Loads profiles with everything that belongs to them; then the rules decide who is visible. */
async function loadConsultants(tx: Tx, { photos }: DemoFileSet, moments: Moments): Promise<void> {
  await loadPhotos(tx, photos);
  await loadProfiles(tx, moments);
  await loadCareers(tx, moments);
  await loadReviews(tx, moments);
  await loadVocabulary(tx, moments);
  await updateVisibility(
    tx,
    demoConsultants.map(({ key }) => accountId(key)),
    moments.now,
  );
  await loadQaInterviews(tx, moments);
}

/** Loads all demo data into a database without accounts. */
export async function loadDemo(tx: Tx, files: DemoFileSet, moments: Moments): Promise<void> {
  await insertRows(tx, 'file', files.logos.map(fileRow));
  await loadCompanies(tx, moments);
  await loadPeople(tx, moments);
  await assignSalesAdmins(tx);
  await loadContracts(tx, files.contracts, moments);
  await loadConsultants(tx, files, moments);
  await insertRows(tx, 'file', files.attachments.map(fileRow));
  await loadAssignments(tx, moments);
  await loadThreads(tx, moments);
  await loadAgreements(tx, moments);
  await loadMails(tx, moments);
  await loadSavedProfiles(tx, moments);
  await loadSavedSearches(tx, moments);
  await loadCvImports(tx, files.cvs);
  await loadFlowcase(tx, files.toolCvs, moments);
  await loadCvTemplates(tx, files.templates);
  await loadNeeds(tx, files.needs, moments);
  await loadInterviews(tx, moments);
  await loadBoards(tx, moments);
  await loadBoardAssessments(tx, moments);
  await loadProfileAssessments(tx, moments);
  await loadEvents(tx, moments);
  await loadNewcomers(tx, moments);
}
