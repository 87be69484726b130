import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../question.ts';
import type { Player } from '../sign-in.ts';
import type { Side } from '../sides.ts';

const askEveryMs = 1_000;
const fixtures = join(import.meta.dirname, '../../server/cv-corpus/fixtures');
const files = globSync(join(fixtures, '*.pdf')).toSorted();

/** No two uploads have the same bytes, or the second would be answered with the first. */
async function upload({ origin }: Side, { cookie }: Player, turn: number): Promise<void> {
  const form = new FormData();
  const bytes = Buffer.concat([readFileSync(at(files, turn)), Buffer.from(`\n% ${turn}\n`)]);
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

/** Somebody's own CV. */
export async function importOne(side: Side, person: Player, turn: number): Promise<void> {
  await upload(side, person, turn);
  while (!(await isRead(side, person))) await pause(askEveryMs);
}
