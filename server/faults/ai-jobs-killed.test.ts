import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import {
  aLanguageModel,
  type RunningLanguageModel,
} from '../src/adapters/language-model/a-language-model.ts';
import { answerBySchema } from '../src/adapters/language-model/think.ts';
import { copyDemo } from './demo-folder.ts';
import {
  freePort,
  launchTorg,
  send,
  signIn,
  untilReady,
  type TorgProcess,
} from './torg-process.ts';

const needs = 50;
/** While the model thinks about the first ones, and each time later. */
const killedAfterMs = [500, 1_500, 3_000];
const thinkingMs = 400;
/** A busy machine takes long to fill the first database. */
const readyWithinMs = 150_000;

let dataDir = '';
let torg: TorgProcess;
let model: RunningLanguageModel;

async function start(): Promise<void> {
  const { url, key = '', name } = model.settings;
  torg = launchTorg(await freePort(), {
    ...{ DATA_DIR: dataDir, LANGUAGE_MODEL_URL: url },
    ...{ LANGUAGE_MODEL_KEY: key, LANGUAGE_MODEL_NAME: name },
  });
  await untilReady(torg, readyWithinMs);
}
beforeAll(async () => {
  model = await aLanguageModel(async (question) => {
    await pause(thinkingMs);
    return answerBySchema(question);
  });
  dataDir = await mkdtemp(join(tmpdir(), 'torg-fault-'));
  await copyDemo(inject('demoFolder'), dataDir);
  await start();
}, 180_000);
afterAll(async () => {
  await torg.kill('SIGTERM');
  await model.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function writeNeed(cookie: string, number: number): Promise<string> {
  const form = new FormData();
  form.append('opportunity_name', `Behov ${number}`);
  form.append('content', `Vi trenger en Java-utvikler nummer ${number} i Bergen.`);
  const address = `${torg.origin}/api/main/opportunity`;
  const answer = await fetch(address, { method: 'POST', headers: { cookie }, body: form });
  expect(answer.status).toBe(201);
  const { opportunity } = (await answer.json()) as { opportunity: string };
  return opportunity;
}

interface Answer {
  inference_status: string;
  answered_by: string;
}

it('answers every question when the process is killed again and again meanwhile', async () => {
  const cookie = await signIn(torg.origin, 'admin@torg.example');
  const ids: string[] = [];
  for (let number = 1; number <= needs; number += 1) ids.push(await writeNeed(cookie, number));
  const answers = async () => {
    const all: Answer[] = [];
    for (const id of ids) {
      const { body } = await send(torg.origin, cookie, `GET /api/main/opportunity/${id}`);
      all.push(body['structured_opportunity'] as Answer);
    }
    return all;
  };
  const waiting: number[] = [];
  for (const afterMs of killedAfterMs) {
    await pause(afterMs);
    await torg.kill('SIGKILL');
    await start();
    const pending = (await answers()).filter((one) => one.inference_status === 'pending');
    waiting.push(pending.length);
  }
  expect(waiting[0], 'killed while it had much to ask').toBeGreaterThan(1);
  await vi.waitFor(
    async () => {
      const states = (await answers()).map((one) => one.inference_status);
      expect(states).toEqual(Array.from({ length: needs }, () => 'success'));
    },
    { timeout: 200_000, interval: 1_000 },
  );
  const by = new Set((await answers()).map(({ answered_by }) => answered_by));
  expect([...by]).toEqual([model.settings.name]);
}, 400_000);
