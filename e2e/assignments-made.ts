import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Makes one call as the person of this page and returns the response body. */
async function callAs(page: Page, call: string, body?: unknown): Promise<Record<string, unknown>> {
  const [method, path = ''] = call.split(' ');
  const answer = await page.request.fetch(`/api/main${path}`, { method, data: body });
  expect(answer.ok(), `${call}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
}

export const longText =
  'Vi bytter ut systemet som regner ut hva kundene skal betale, og trenger en som har gjort det før. ' +
  'Du bygger tjenestene sammen med tre av våre egne utviklere, fra første skisse til drift, ' +
  'og lærer bort underveis det som teamet skal leve med etterpå.';

/** A title that no other journey and no other run uses. */
export const aTitle = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

export interface Made {
  uuid: string;
  title: string;
}

/** Creates a draft that the buyer could publish, unless `changes` prevent it. */
export async function makeDraft(page: Page, changes: Record<string, unknown> = {}): Promise<Made> {
  const created = await callAs(page, 'POST /assignments/new');
  const uuid = String(created.assignment_uuid);
  const { competencies } = (await callAs(page, 'GET /competencies')) as {
    competencies: { uuid: string; name: string; type: string }[];
  };
  const kotlin = competencies.find(({ name, type }) => name === 'Kotlin' && type === 'skill');
  const title = aTitle('Utvikler til avregning');
  const all = {
    title,
    description: longText,
    skills: [kotlin?.uuid],
    percent: 80,
    allow_remote_work: true,
    deadline: { deadline_is_continuous: true },
    ...changes,
  };
  const { revision } = await callAs(page, `GET /assignment/${uuid}/draft`);
  const saved = await callAs(page, `PATCH /assignment/${uuid}`, { revision, changes: all });
  return { uuid, title: String(saved.title) };
}

export async function makePublished(page: Page, changes?: Record<string, unknown>): Promise<Made> {
  const made = await makeDraft(page, changes);
  await callAs(page, `POST /assignment/${made.uuid}/publish`);
  return made;
}
