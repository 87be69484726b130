import { setTimeout as pause } from 'node:timers/promises';
import { makePdf } from '../../server/demo/load/files/pdf.ts';
import { readCorpus } from '../../server/reading-corpus/parse-corpus.ts';
import { at } from '../question.ts';
import type { Player } from '../sign-in.ts';
import type { Side } from '../sides.ts';

const askEveryMs = 1_000;
/** A tender is longer than one such text. */
const textsOfOne = 4;

const texts = readCorpus('tuned', ['needs']).map(({ text }) => text);

interface Need {
  opportunity: string;
  context: { text_status: string }[];
  structured_opportunity: { inference_status: string } | null;
}

async function answerOf(what: string, answer: Response, status: number): Promise<Need> {
  if (answer.status !== status) throw new Error(`${what} was answered ${answer.status}`);
  return (await answer.json()) as Need;
}

async function upload({ origin }: Side, { cookie }: Player, turn: number): Promise<string> {
  const some = Array.from({ length: textsOfOne }, (_, place) => at(texts, turn + place));
  const form = new FormData();
  form.append('opportunity_name', `Anbud ${turn}`);
  const pdf = makePdf(`Anbud ${turn}`, some.join('\n\n'));
  form.append('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'anbud.pdf');
  const request = { method: 'POST', headers: { cookie }, body: form };
  const answer = await fetch(`${origin}/api/main/opportunity?locale=nb`, request);
  return (await answerOf('a need', answer, 201)).opportunity;
}

async function isRead({ origin }: Side, { cookie }: Player, need: string): Promise<boolean> {
  const address = `${origin}/api/main/opportunity/${need}?locale=nb`;
  const answer = await fetch(address, { headers: { cookie } });
  const { context, structured_opportunity: made } = await answerOf('reading it', answer, 200);
  if (context.some((one) => one.text_status === 'failed')) throw new Error('a file is not read');
  return made?.inference_status === 'success';
}

/** A need made of a file, until its fields have been read from it. */
export async function readNeed(side: Side, person: Player, turn: number): Promise<void> {
  const need = await upload(side, person, turn);
  while (!(await isRead(side, person, need))) await pause(askEveryMs);
}
