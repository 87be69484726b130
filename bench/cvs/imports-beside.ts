import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cast } from '../cast.ts';
import type { WorkRow } from '../contracts/work.ts';
import { crowd, type CrowdFigures } from '../people.ts';
import type { Player } from '../sign-in.ts';
import { memoryOf, type Side } from '../sides.ts';

const askEveryMs = 1_000;
const most = { times: 2, memory: 250 };
const fixtures = join(import.meta.dirname, '../../server/cv-corpus/fixtures');

async function corpus(): Promise<Buffer[]> {
  const names = (await readdir(fixtures)).filter((name) => name.endsWith('.pdf')).toSorted();
  return Promise.all(names.map((name) => readFile(join(fixtures, name))));
}

/** No two uploads have the same bytes, or the second would be answered with the first. */
async function upload({ origin }: Side, { cookie }: Player, content: Buffer, turn: number) {
  const form = new FormData();
  const bytes = Buffer.concat([content, Buffer.from(`\n% ${turn}\n`)]);
  form.append('file', new Blob([bytes], { type: 'application/pdf' }), 'cv.pdf');
  const address = `${origin}/api/main/upload/cv-pdf?locale=nb`;
  const answer = await fetch(address, { method: 'POST', headers: { cookie }, body: form });
  if (answer.status !== 202) throw new Error(`an upload was answered ${answer.status}`);
}

async function isRead({ origin }: Side, { account, cookie }: Player): Promise<boolean> {
  const address = `${origin}/api/main/profile/${account}/cv-import`;
  const answer = await fetch(address, { headers: { cookie } });
  const { cv_imports: all } = (await answer.json()) as { cv_imports: { status: string }[] };
  if (all.some(({ status }) => status === 'failed')) throw new Error('a CV could not be read');
  return all.every(({ status }) => status === 'success');
}

/** Twenty people whose CVs are being read or wait for it, until `stop`, which tells how many were read. */
async function startImports(side: Side, people: readonly Player[]) {
  const files = await corpus();
  let isStopped = false;
  let [turn, count] = [0, 0];
  const importOn = async (person: Player): Promise<void> => {
    while (!isStopped) {
      turn += 1;
      await upload(side, person, files[turn % files.length] ?? Buffer.alloc(0), turn);
      while (!(await isRead(side, person))) await pause(askEveryMs);
      count += 1;
    }
  };
  const all = Promise.all(people.map(importOn));
  return async (): Promise<number> => {
    isStopped = true;
    await all;
    return count;
  };
}

/** Whom nobody has sent interest for yet: the same assignments in another order. */
function rotated({ unanswered, ...cast }: Cast): Cast {
  const half = Math.floor(unanswered.length / 2);
  return { ...cast, unanswered: [...unanswered.slice(half), ...unanswered.slice(0, half)] };
}

/** What many people wait while CVs are read, beside what they wait otherwise. */
export async function besideImports(
  side: Side,
  cast: Cast,
  alone: CrowdFigures,
  seconds: number,
): Promise<WorkRow[]> {
  const stop = await startImports(side, cast.importers);
  const beside = await crowd(side, rotated(cast), alone.people, seconds);
  const count = await stop();
  const memory = await memoryOf(side);
  const times = beside.p99 / alone.p99;
  const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
  return [
    {
      work: `p99 of ${alone.people} people beside ${cast.importers.length} imports at once (${count} were read), and without them`,
      figure: `${times.toFixed(2)} × (${ms(beside.p99)} / ${ms(alone.p99)})`,
      promise: `≤ ${most.times} ×`,
      isKept: times <= most.times,
    },
    {
      work: 'memory of the server after these imports',
      figure: `${memory} MiB`,
      promise: `≤ ${most.memory}`,
      isKept: memory <= most.memory,
    },
  ];
}
