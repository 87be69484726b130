import type { Page } from '@playwright/test';
import { makeBoard } from './boards-made.ts';
import { expect } from './torg.ts';

const criteria = [
  { criteria: 'Har brukt Kotlin', importance: 'ABSOLUTE' },
  { criteria: 'Erfaring med PostgreSQL', importance: 'NICE_TO_HAVE' },
];

/** Makes one call as the person of this page and answers what it says. */
async function call<T>(page: Page, method: string, path: string, data?: unknown): Promise<T> {
  const answer = await page.request.fetch(`/api/main${path}`, { method, data });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** Approves criteria for an assignment's own need. */
export async function approveCriteria(page: Page, assignment: string): Promise<void> {
  const { opportunity } = await call<{ opportunity: string }>(
    page,
    'POST',
    `/assignment/${assignment}/opportunity`,
  );
  const path = `/opportunity/${opportunity}/criteria`;
  const { revision } = await call<{ revision: number }>(page, 'GET', path);
  await call(page, 'PUT', path, { revision, criteria });
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
