import { expect } from 'vitest';
import { send, signIn, startTorgProcess, type TorgProcess } from '../torg-process.ts';

/** Starts Torg on what was restored, and uses it: a list, a profile with its photo, and a change. */
export async function startAndUse(env: Record<string, string>): Promise<TorgProcess> {
  const torg = await startTorgProcess({ DEMO: '0', ...env });
  try {
    await use(torg);
  } catch (error) {
    await torg.kill('SIGKILL');
    throw error;
  }
  return torg;
}

async function use(torg: TorgProcess): Promise<void> {
  const buyer = await signIn(torg.origin, 'innkjoper@torg.example');
  const call = 'POST /api/main/assignments/mine';
  const mine = await send(torg.origin, buyer, call, { locale: 'nb' });
  expect(mine.status).toBe(200);
  expect(mine.body['total'], 'the assignments are listed').toBeGreaterThan(0);

  const search = await send(torg.origin, buyer, 'POST /api/main/client/search', {
    vectorSearch: { query: 'java' },
  });
  expect(search.status).toBe(200);
  expect(search.body['data'], 'the index of words finds somebody').not.toHaveLength(0);

  const made = await send(torg.origin, buyer, 'POST /api/main/assignments/new');
  expect(made.status, 'and it can be changed').toBe(201);
}

/** The photo of a demo account, byte for byte. */
export async function readPhoto(origin: string, email: string): Promise<Buffer> {
  const cookie = await signIn(origin, email);
  const { body } = await send(origin, cookie, 'GET /api/main/account/me');
  const { image_url } = body['account'] as { image_url: string };
  const answer = await fetch(`${origin}${image_url}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
