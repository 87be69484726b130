import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { run } from '../tools/child.ts';
import { postgresPrograms, startPostgres } from '../tools/test/postgres.ts';
import { requestCount, checkAgreement } from './agreement.ts';
import { aiTable } from './assessments/ai-table.ts';
import { matrixWork } from './assessments/matrix-work.ts';
import { besideReading } from './beside/beside.ts';
import type { Cast } from './cast.ts';
import { cvTable } from './cvs/cv-table.ts';
import { cvWork } from './cvs/cv-work.ts';
import { measure, middle, type Figures } from './measure.ts';
import { chainWork } from './contracts/chain-work.ts';
import { paperWork } from './contracts/paper-work.ts';
import type { WorkRow } from './contracts/work.ts';
import { crowd, type CrowdFigures } from './people.ts';
import type { Question } from './question.ts';
import { questions } from './questions.ts';
import { putIntoReadme, table, workTable, type CrowdRow, type Row } from './report.ts';
import { readingTable } from './reading.ts';
import { qualityTable } from './search-quality.ts';
import { startBareSide, startTorgSide, type Side } from './sides.ts';

/**
 * Torg beside a bare handler, on the same questions and the same database in one run.
 * `npm run bench -- [--seconds 6] [--rounds 3] [--people 1000 | 0] [--only profile,word] [--readme] [--no-embedded]`
 * `--only work` measures what is done beside requests: contracts, CVs and matrices, and people beside
 * files that are being read.
 * `--vectors` asks about vectors instead, on a server that has pgvector; `--only quality` measures
 * how well the search finds, `--only cv` how well CVs are read, `--only reading` how well other
 * texts are, and `--only ai` how well people are assessed, all without a server.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    people: { type: 'string', default: '1000' },
    'people-seconds': { type: 'string', default: '60' },
    profiles: { type: 'string', default: '20000' },
    assignments: { type: 'string', default: '5000' },
    contracts: { type: 'string', default: '20000' },
    only: { type: 'string', default: '' },
    readme: { type: 'boolean', default: false },
    'no-embedded': { type: 'boolean', default: false },
    vectors: { type: 'boolean', default: false },
  },
});
const size = {
  profiles: Number(options.profiles),
  assignments: Number(options.assignments),
  contracts: Number(options.contracts),
};
const seconds = Number(options.seconds);
const rounds = Number(options.rounds);
const peopleSeconds = Number(options['people-seconds']);
const warmUpSeconds = 3;
/** Fewer are answered by code that is not compiled yet, which says nothing about either side. */
const warmUpRequests = 2_000;
const mostWarmUps = 5;
/** Each can be signed once: more than both sides manage in their time. */
const signatures = 2 * (Math.ceil(600 * (warmUpSeconds + rounds * seconds)) + warmUpRequests);
/** The embedded database has no index of vectors, so it is asked about this many profiles only. */
const mostCompared = 5_000;
/** The questions whose names contain a word of `--only`; those that are asked without workers last. */
const chosen = (cast: Cast): Question[] =>
  questions(cast)
    .filter(
      ({ name }) =>
        options.only.split(',').some((one) => name.includes(one)) &&
        name.startsWith('vector') === options.vectors,
    )
    .toSorted(
      (one, other) => Number(one.withoutJobs ?? false) - Number(other.withoutJobs ?? false),
    );
const say = (text: string): void => void process.stderr.write(`${text}\n`);

async function prepare(where: { databaseUrl?: string; dataDir: string }): Promise<Cast> {
  await mkdir(where.dataDir, { recursive: true });
  const cast = `${where.dataDir}-cast.json`;
  const url = where.databaseUrl === undefined ? [] : ['--database-url', where.databaseUrl];
  const of = ['--profiles', options.profiles, '--assignments', options.assignments];
  const contracts = ['--contracts', options.contracts, '--waiting', String(signatures / 2)];
  const script = fileURLToPath(new URL('./prepare.ts', import.meta.url));
  const isWithin = where.databaseUrl !== undefined || size.profiles <= mostCompared;
  const vectors = options.vectors && isWithin ? ['--vectors'] : [];
  const args = [
    ...[script, '--data-dir', where.dataDir, '--cast', cast],
    ...[...url, ...of, ...contracts, ...vectors],
  ];
  const filled = await run('node', args);
  if (filled.code !== 0) throw new Error(filled.output);
  return JSON.parse(await readFile(cast, 'utf8')) as Cast;
}

const byMeaning = ({ vectors }: Cast) => ({ SEARCH_BY_MEANING: vectors === null ? '0' : '1' });

/** Alternates between the sides, so that both meet the same load of the machine. */
async function measureSides(question: Question, sides: { torg: Side; bare?: Side }) {
  const figures: Record<'torg' | 'bare', Figures[]> = { torg: [], bare: [] };
  const next = { torg: requestCount, bare: requestCount };
  const measureOne = async (name: 'torg' | 'bare', forSeconds: number) => {
    const side = sides[name];
    if (side === undefined) return [];
    const { connections = 16 } = question;
    const run = { seconds: forSeconds, connections, firstTurn: next[name] };
    const { turns, ...measured } = await measure(side, question[name], run);
    next[name] = turns;
    return [measured];
  };
  const warmUp = async (name: 'torg' | 'bare') => {
    const enough = next[name] + warmUpRequests;
    for (let time = 0; time < mostWarmUps && next[name] < enough; time += 1) {
      await measureOne(name, warmUpSeconds);
    }
  };
  await warmUp('bare');
  await warmUp('torg');
  for (let round = 0; round < rounds; round += 1) {
    figures.bare.push(...(await measureOne('bare', seconds)));
    figures.torg.push(...(await measureOne('torg', seconds)));
  }
  return { torg: middle(figures.torg), bare: middle(figures.bare) };
}

const isChosen = (name: string): boolean =>
  !options.vectors && options.only.split(',').some((one) => name.includes(one));

/** Nothing else runs meanwhile. */
async function measureWork(databaseUrl: string): Promise<WorkRow[]> {
  say('work beside requests');
  return [
    ...(await paperWork()),
    ...(await cvWork()),
    ...(await matrixWork()),
    ...(await chainWork(databaseUrl)),
  ];
}

/** Asks all questions of both sides; ends with a Torg that leaves the jobs to nobody, or as it was. */
async function askBoth(
  cast: Cast,
  settings: Record<string, string>,
  { torg: first, bare }: { torg: Side; bare: Side },
): Promise<{ rows: Row[]; torg: Side }> {
  const rows: Row[] = [];
  let torg = first;
  const all = chosen(cast);
  // Ahead of all measuring, so that a run does not fail after half an hour of it.
  const onlyRead = all.filter((question) => question.torg(0).method === 'GET');
  for (const question of onlyRead) await checkAgreement(question, { torg, bare });
  for (const question of all) {
    say(question.name);
    if (question.withoutJobs && torg === first) {
      await first.stop();
      torg = await startTorgSide({ ...settings, ROLE: 'api' });
    }
    if (!onlyRead.includes(question)) await checkAgreement(question, { torg, bare });
    const both = await measureSides(question, { torg, bare });
    rows.push({ question, ...both });
  }
  return { rows, torg };
}

async function onPostgres(
  dataDir: string,
): Promise<{ rows: Row[]; crowd: CrowdFigures | undefined; work: WorkRow[] }> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('the bench needs a PostgreSQL server to start');
  const server = await startPostgres(programs);
  const databaseUrl = server.url;
  say('filling PostgreSQL');
  const cast = await prepare({ databaseUrl, dataDir });
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...byMeaning(cast) };
  const torg = await startTorgSide(settings);
  say(`${options.people} people`);
  const people = Number(options.people);
  const figures = people > 0 ? await crowd(torg, cast, people, peopleSeconds) : undefined;
  const isWork = isChosen('work');
  const beside = figures && isWork ? await besideReading(torg, cast, figures, peopleSeconds) : [];
  const bare = await startBareSide(databaseUrl);
  const outcome = await askBoth(cast, settings, { torg, bare });
  await Promise.all([outcome.torg.stop(), bare.stop()]);
  const work = isWork ? [...beside, ...(await measureWork(databaseUrl))] : [];
  await server.stop();
  return { rows: outcome.rows, crowd: figures, work };
}

async function onEmbedded(dataDir: string) {
  say('filling the embedded database');
  const cast = await prepare({ dataDir });
  const torg = await startTorgSide({ DATA_DIR: dataDir, ...byMeaning(cast) });
  const people = await crowd(torg, cast, 200, peopleSeconds);
  const figures: Figures[] = [];
  for (const question of chosen(cast)) {
    say(`${question.name}, embedded`);
    figures.push((await measureSides(question, { torg })).torg);
  }
  await torg.stop();
  return { figures, crowd: people };
}

async function measureAll(folder: string): Promise<void> {
  const server = await onPostgres(join(folder, 'server'));
  const crowds: CrowdRow[] = server.crowd ? [{ where: 'PostgreSQL', figures: server.crowd }] : [];
  let { rows } = server;
  if (!options['no-embedded']) {
    const embedded = await onEmbedded(join(folder, 'embedded'));
    rows = rows.map((row, place) => ({ ...row, embedded: embedded.figures[place] as Figures }));
    crowds.push({ where: 'the embedded database', figures: embedded.crowd });
  }
  const isAll = options.only === '';
  const quality = isAll ? `\n\n${await qualityTable(join(folder, 'quality'))}` : '';
  const cvs = isAll ? `\n\n${await cvTable()}` : '';
  const work = server.work.length > 0 ? `\n\n${workTable(server.work)}` : '';
  const ai = isAll ? `\n\n${await aiTable()}` : '';
  const text = `${table(rows, crowds, size)}${work}${quality}${cvs}${ai}`;
  process.stdout.write(`${text}\n`);
  if (options.readme) await putIntoReadme(text);
}

const folder = await mkdtemp(join(tmpdir(), 'torg-bench-'));
try {
  if (options.only === 'quality') process.stdout.write(`${await qualityTable(folder)}\n`);
  else if (options.only === 'cv') process.stdout.write(`${await cvTable()}\n`);
  else if (options.only === 'reading') process.stdout.write(`${readingTable()}\n`);
  else if (options.only === 'ai') process.stdout.write(`${await aiTable()}\n`);
  else await measureAll(folder);
} finally {
  // A program that is still running when something failed may write there meanwhile.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
