import type { Page } from '@playwright/test';
import { makeBoard } from './boards-made.ts';
import { expect } from './torg.ts';

interface Criteria {
  inference_status: string | null;
  revision: number;
  criteria: { id: string; criteria: string; importance: string; reason: string }[];
}

/** Makes one call as the person of this page and answers what it says. */
async function call<T>(page: Page, method: string, path: string, data?: unknown): Promise<T> {
  const answer = await page.request.fetch(`/api/main${path}`, { method, data });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** Approves the criteria that are suggested for an assignment, and answers the id of its need. */
export async function approveCriteria(page: Page, assignment: string): Promise<string> {
  const { opportunity } = await call<{ opportunity: string }>(
    page,
    'POST',
    `/assignment/${assignment}/opportunity`,
  );
  const path = `/opportunity/${opportunity}/criteria`;
  await call(page, 'POST', path);
  await expect
    .poll(async () => (await call<Criteria>(page, 'GET', path)).inference_status)
    .toBe('success');
  const { revision, criteria } = await call<Criteria>(page, 'GET', path);
  const approved = criteria.map(({ id, criteria: words, importance, reason }) => ({
    id,
    criteria: words,
    importance,
    reason,
  }));
  await call(page, 'PUT', path, { revision, criteria: approved });
  return opportunity;
}

interface Found {
  account: string;
  name: string;
}

/** Visible consultants, by what they can. */
export async function findConsultants(page: Page, words: string, count: number): Promise<Found[]> {
  const { data } = await call<{ data: Found[] }>(page, 'POST', '/client/search?locale=nb', {
    vectorSearch: { query: words },
    limit: count,
  });
  expect(data.length).toBe(count);
  return data;
}

/** A board with a card about each of them in its inbox; answers its address. */
export async function makeBoardOf(
  page: Page,
  assignment: string,
  people: readonly Found[],
): Promise<string> {
  const path = await makeBoard(page, assignment, []);
  const { evaluation_board: board } = await call<{ evaluation_board: string }>(
    page,
    'GET',
    `/assignment/${assignment}/evaluation-board`,
  );
  for (const { account, name } of people) {
    await call(page, 'POST', `/evaluation-board/${board}/card`, {
      card_title: name,
      profile: account,
    });
  }
  return path;
}

/** Asks a machine about people, for the own side. */
export const assess = (page: Page, assignment: string, profile_ids: readonly string[]) =>
  call(page, 'POST', `/assignment/${assignment}/profile-assessment`, { profile_ids });
