import { expect } from 'vitest';
import type { TestApi, TestClient } from '../start-test-api.ts';
import { aResume, type Resume } from '../../cv-imports/a-resume.ts';

interface Options {
  flags?: string;
  review?: 'after' | 'before';
}

/** Uploads a CV of JSON Resume, which a job will read; returns the import's id. */
export async function startImport(
  client: TestClient,
  resume: Resume,
  { flags, review = 'after' }: Options = {},
) {
  const body = flags === undefined ? {} : { feature_extraction_flags: flags };
  const query = { locale: 'nb', review } as const;
  const input = { query, body, file: aResume(resume) };
  const answer = await client.call('POST /api/main/upload/cv', input);
  expect(answer.status).toBe(202);
  return answer.body;
}

/** Imports a CV; returns also what was found. */
export async function anImport(
  api: TestApi,
  client: TestClient,
  resume: Resume,
  options: Options = {},
) {
  const params = await startImport(client, resume, options);
  await api.runJobs();
  const open = 'GET /api/main/profile-cv-import/{profile_cv_import}';
  return { params, result: (await client.call(open, { params })).body };
}

/** The companies of a profile's jobs, in its order. */
export async function companiesOf(client: TestClient, profile: string): Promise<string[]> {
  const { body } = await client.call('GET /api/main/profile/{profile}', { params: { profile } });
  return body.work_experiences.map(({ company }) => company);
}
