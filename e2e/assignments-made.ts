import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** What one call answers to the person of this page. */
async function ask(page: Page, call: string, body?: unknown): Promise<Record<string, unknown>> {
  const [method, path = ''] = call.split(' ');
  const answer = await page.request.fetch(`/api/main${path}`, { method, data: body });
  expect(answer.ok(), `${call}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
}

export const longText =
  'Vi bytter ut systemet som regner ut hva kundene skal betale, og trenger en som har gjort det før. ' +
  'Du bygger tjenestene sammen med tre av våre egne utviklere, fra første skisse til drift, ' +
  'og lærer bort underveis det som teamet skal leve med etterpå.';

/** A title that no other journey and no other run has. */
export const aTitle = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

export interface Made {
  uuid: string;
  title: string;
}

/** A draft of the buyer's, ready to be published unless something else is asked for. */
export async function makeDraft(page: Page, changes: Record<string, unknown> = {}): Promise<Made> {
  const created = await ask(page, 'POST /assignments/new');
  const uuid = String(created.assignment_uuid);
  const { competencies } = (await ask(page, 'GET /competencies')) as {
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
  const { revision } = await ask(page, `GET /assignment/${uuid}/draft`);
  const saved = await ask(page, `PATCH /assignment/${uuid}`, { revision, changes: all });
  return { uuid, title: String(saved.title) };
}

export async function makePublished(page: Page, changes?: Record<string, unknown>): Promise<Made> {
  const made = await makeDraft(page, changes);
  await ask(page, `POST /assignment/${made.uuid}/publish`);
  return made;
}
