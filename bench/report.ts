import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { run } from '../tools/child.ts';
import type { WorkRow } from './contracts/work.ts';
import type { Figures } from './measure.ts';
import type { CrowdFigures } from './people.ts';
import type { Question } from './question.ts';

export interface CrowdRow {
  where: string;
  figures: CrowdFigures;
}

export interface Row {
  question: Question;
  torg: Figures;
  bare: Figures;
  embedded?: Figures;
}

const perSecond = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)}/s`;
const ratio = (value: number): string => value.toFixed(2);
const cpuMs = (value: number): string => `${value.toFixed(2)} ms`;
const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** In bold, with the promise after it, and a cross if it is broken. */
const promised = (text: string, promise: string, isKept: boolean): string =>
  `**${text}** (${promise})${isKept ? '' : ' ✗'}`;

const atMost = (value: number, most: number | undefined): string =>
  most === undefined ? ratio(value) : promised(ratio(value), `≤ ${most}`, value <= most);

function rowOf({ question, torg, bare, embedded }: Row, hasEmbedded: boolean): string {
  const { name, target, mostMedian, mostTail } = question;
  const share = torg.throughput / bare.throughput;
  const failed = torg.failed + bare.failed + (embedded?.failed ?? 0);
  const cells = [
    failed === 0 ? name : `${name}, ${failed} failed ✗`,
    perSecond(bare.throughput),
    perSecond(torg.throughput),
    target === undefined
      ? ratio(share)
      : promised(ratio(share), `≥ ${ratio(target)}`, share >= target),
    `${ms(bare.p50)} / ${ms(torg.p50)}`,
    atMost(torg.p50 / bare.p50, mostMedian),
    `${ms(bare.p99)} / ${ms(torg.p99)}`,
    atMost(torg.p99 / bare.p99, mostTail),
    Number.isNaN(torg.cpu + bare.cpu)
      ? ''
      : `${cpuMs(bare.cpu)} / ${cpuMs(torg.cpu)}, ${ratio(torg.cpu / bare.cpu)}`,
    ...(hasEmbedded ? [embedded ? ratio(embedded.throughput / bare.throughput) : ''] : []),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The limits for many people at once, on either database: milliseconds, and MiB. */
const most = { p99: 60, memory: 250 };

function crowdRowOf({ where, figures }: CrowdRow): string {
  const { people, clicks, p50, p99, errors, memory } = figures;
  const cells = [
    `${people} on ${where}`,
    `${clicks}`,
    ms(p50),
    promised(ms(p99), `≤ ${most.p99} ms`, p99 <= most.p99),
    errors === 0 ? '0' : `${errors} ✗`,
    promised(`${memory} MiB`, `≤ ${most.memory}`, memory <= most.memory),
  ];
  return `| ${cells.join(' | ')} |`;
}

const workRowOf = ({ work, figure, promise, isKept = true }: WorkRow): string =>
  `| ${work} | ${promise === undefined ? figure : promised(figure, promise, isKept)} |`;

/** Work beside the requests; its processor time is that of the processes that do it. */
export function workTable(rows: readonly WorkRow[]): string {
  return ['| work beside requests | what it takes |', '|---|---|', ...rows.map(workRowOf)].join(
    '\n',
  );
}

export function table(
  rows: readonly Row[],
  crowds: readonly CrowdRow[],
  size: { profiles: number; assignments: number; contracts: number },
): string {
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  const [profiles, assignments, contracts] = [size.profiles, size.assignments, size.contracts].map(
    (count) => count.toLocaleString('en'),
  );
  const hasEmbedded = rows.some(({ embedded }) => embedded !== undefined);
  const columns = [
    ...['question', 'bare', 'Torg', 'share', 'p50 bare / Torg', 'p50 ratio', 'p99 bare / Torg'],
    ...['p99 ratio', 'CPU a request bare / Torg, ratio'],
    ...(hasEmbedded ? ['embedded, share'] : []),
  ];
  const lines = [
    `Measured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, PostgreSQL; server, load and`,
    `database on one machine; ${profiles} profiles, ${assignments} assignments and ${contracts} contracts. The bare handler is Fastify + \`pg\` with`,
    'no sessions, no rights and no events, but where contracts are asked about it finds its caller by the session,',
    'checks rights, and signs with the chain;',
    'both sides are checked to answer the same before they are measured.',
    'CPU is that of server and database; it varies less than the rest when the machine has other work.',
    'People are measured from their fifth click on.',
    '',
    `| ${columns.join(' | ')} |`,
    `|${columns.map(() => '---|').join('')}`,
    ...rows.map((row) => rowOf(row, hasEmbedded)),
    '',
    '| people, 5 s on average between clicks | clicks | p50 | p99 | errors | memory after |',
    '|---|---|---|---|---|---|',
    ...crowds.map(crowdRowOf),
  ];
  return lines.join('\n');
}

const begin = '<!-- bench -->';
const end = '<!-- /bench -->';

/** Writes the table between its markers in the README. */
export async function putIntoReadme(text: string): Promise<void> {
  const file = new URL('../README.md', import.meta.url);
  const readme = await readFile(file, 'utf8');
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < 0) throw new Error(`README.md has no ${begin} … ${end}`);
  await writeFile(file, `${readme.slice(0, from + begin.length)}\n${text}\n${readme.slice(to)}`);
  await run('oxfmt', [fileURLToPath(file)]);
}
