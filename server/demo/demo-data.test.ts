import { afterAll, beforeAll, describe } from 'vitest';
import { silentLog } from '../src/platform/log.ts';
import { startTestApi, type TestApi } from '../src/testing/start-test-api.ts';
import { checkAgreements } from './checks/agreements.check.ts';
import { checkAnonymousCvs } from './checks/anonymous-cvs.check.ts';
import { checkBoardAssessments } from './checks/board-assessments.check.ts';
import { checkBoards } from './checks/boards.check.ts';
import { checkConsultants } from './checks/consultants.check.ts';
import { checkFlowcase } from './checks/flowcase.check.ts';
import { checkInterviews } from './checks/interviews.check.ts';
import { checkNeeds } from './checks/needs.check.ts';
import { checkProfileAssessments } from './checks/profile-assessments.check.ts';
import { loadDemoIfEmpty } from './load-demo-if-empty.ts';

/** Loading takes longer than looking, so all look at the same; those that change it come last. */
describe('once loaded', () => {
  let api: TestApi;
  const demo = (): TestApi => api;
  beforeAll(async () => {
    api = await startTestApi();
    await loadDemoIfEmpty(api.torg.parts, silentLog);
  }, 400_000);
  afterAll(() => api.close());

  checkConsultants(demo);
  checkNeeds(demo);
  checkInterviews(demo);
  checkBoardAssessments(demo);
  checkProfileAssessments(demo);
  checkAnonymousCvs(demo);
  checkAgreements(demo);
  checkBoards(demo);
  checkFlowcase(demo);
});
