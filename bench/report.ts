import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { Figures } from './measure.ts';
import type { CrowdFigures } from './people.ts';

export interface Row {
  name: string;
  target: number;
  torg: Figures;
  bare: Figures;
  embedded?: Figures;
}

const whole = (value: number): string => value.toFixed(0);
const ratio = (value: number): string => value.toFixed(2);
const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

function rowOf({ name, target, torg, bare, embedded }: Row): string {
  const share = torg.throughput / bare.throughput;
  const tail = torg.p99 / bare.p99;
  const cells = [
    name,
    `${whole(bare.throughput)}/s`,
    `${whole(torg.throughput)}/s`,
    `**${ratio(share)}** (≥ ${target})${share >= target ? '' : ' ✗'}`,
    `${ms(bare.p99)} / ${ms(torg.p99)}`,
    `${ratio(tail)} (≤ 2)${tail <= 2 ? '' : ' ✗'}`,
    embedded ? ratio(embedded.throughput / bare.throughput) : '',
  ];
  return `| ${cells.join(' | ')} |`;
}

export function table(rows: Row[], crowds: { where: string; figures: CrowdFigures }[]): string {
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  const lines = [
    `Measured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, PostgreSQL, server, load and`,
    'database on one machine; 20,000 profiles and 5,000 assignments. The bare handler is Fastify + `pg` with',
    'no sessions, no rights and no events.',
    '',
    '| question | bare | Torg | share | p99 bare / Torg | p99 ratio | embedded, share |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(rowOf),
    '',
    '| people, 5 s between clicks | clicks | p50 | p99 | errors | memory after |',
    '|---|---|---|---|---|---|',
    ...crowds.map(
      ({ where, figures }) =>
        `| ${figures.people} on ${where} | ${figures.clicks} | ${ms(figures.p50)} | ${ms(figures.p99)} | ${figures.errors} | ${figures.memory} MiB |`,
    ),
  ];
  return lines.join('\n');
}

const begin = '<!-- bench -->';
const end = '<!-- /bench -->';

/** Puts the table between its marks in the README. */
export async function putIntoReadme(text: string): Promise<void> {
  const file = new URL('../README.md', import.meta.url);
  const readme = await readFile(file, 'utf8');
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < 0) throw new Error(`README.md has no ${begin} … ${end}`);
  await writeFile(file, `${readme.slice(0, from + begin.length)}\n${text}\n${readme.slice(to)}`);
}
