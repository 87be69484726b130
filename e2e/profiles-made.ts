import { expect, type Page } from '@playwright/test';

interface Entry {
  uuid: string;
  revision: number;
  name: string;
  description: string;
}
interface Profile {
  account: string;
  phone: string | null;
  image: string | null;
  projects: {
    uuid: string;
    project_name: string;
    to_year: number | null;
    project_roles: Entry[];
  }[];
  courses: Entry[];
  availability: string | null;
}

export async function ownId(page: Page): Promise<string> {
  const answer = await page.request.get('/api/main/account/me');
  const { account } = (await answer.json()) as { account: { account: string } };
  return account.account;
}

/** The profile on the server, fetched outside the page. */
export async function onServer(page: Page, id: string): Promise<Profile> {
  return (await page.request.get(`/api/main/profile/${id}`)).json() as Promise<Profile>;
}

export async function addCourse(page: Page, id: string, name: string): Promise<Entry> {
  const entry = { kind: 'course', item: { name, year: 2021, month: 3 } };
  const answer = await page.request.post(`/api/main/profile/${id}/items`, { data: { entry } });
  expect(answer.status()).toBe(201);
  const { courses } = await onServer(page, id);
  return courses.find((one) => one.name === name) as Entry;
}

export const takeAway = (page: Page, id: string, item: string) =>
  page.request.delete(`/api/main/profile/${id}/items/${item}`);
