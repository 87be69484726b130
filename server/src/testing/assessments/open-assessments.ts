import { afterAll } from 'vitest';
import { startTestApi } from '../start-test-api.ts';
import { anAssessmentDesk } from './an-assessment-desk.ts';

/** For tests: an API with one desk, for all tests of the file that awaits it at its top. */
export async function openAssessments() {
  const api = await startTestApi();
  afterAll(() => api.close());
  return { api, desk: await anAssessmentDesk(api) };
}
