import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillTown } from '../server/demo/fill-town.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { postgresPrograms, startPostgres } from '../tools/test/postgres.ts';
import { makeCast, type Cast } from './cast.ts';
import { measure, middle, type Figures } from './measure.ts';
import { crowd } from './people.ts';
import { questions, type Question } from './questions.ts';
import { putIntoReadme, table, type Row } from './report.ts';
import { startBareSide, startTorgSide, type Side } from './sides.ts';

/**
 * Torg beside a bare handler, on the same questions and the same database in one run.
 * `npm run bench -- [--seconds 6] [--rounds 3] [--people 1000] [--readme] [--no-embedded]`
 */
const { values: wish } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    people: { type: 'string', default: '1000' },
    'people-seconds': { type: 'string', default: '60' },
    profiles: { type: 'string', default: '20000' },
    assignments: { type: 'string', default: '5000' },
    readme: { type: 'boolean', default: false },
    'no-embedded': { type: 'boolean', default: false },
  },
});
const seconds = Number(wish.seconds);
const rounds = Number(wish.rounds);
const connections = 16;
const say = (text: string): void => void process.stderr.write(`${text}\n`);

async function prepare(where: { databaseUrl?: string; dataDir: string }): Promise<Cast> {
  const database = await openDatabase({ ...where, databaseConnections: 4 }, silentLog);
  await migrate(database);
  const size = { profiles: Number(wish.profiles), assignments: Number(wish.assignments) };
  await database.withoutTimeouts((db) => fillTown(db, size));
  const cast = await makeCast(database.db);
  await database.close();
  return cast;
}

/** Rounds of one side after the other, so that both meet the same moods of the machine. */
async function ask(question: Question, sides: { torg: Side; bare?: Side }, firstTurn: number) {
  const torg: Figures[] = [];
  const bare: Figures[] = [];
  const next = { torg: firstTurn, bare: firstTurn };
  for (let round = 0; round < rounds; round += 1) {
    if (sides.bare) {
      const run = { seconds, connections, firstTurn: next.bare };
      const figures = await measure(sides.bare, question.bare, run);
      next.bare = figures.turns;
      bare.push(figures);
    }
    const run = { seconds, connections, firstTurn: next.torg };
    const figures = await measure(sides.torg, question.torg, run);
    next.torg = figures.turns;
    torg.push(figures);
  }
  return { torg: middle(torg), bare: middle(bare) };
}

async function onPostgres(
  dataDir: string,
): Promise<{ rows: Row[]; crowd: Awaited<ReturnType<typeof crowd>> }> {
  const programs = postgresPrograms();
  if (programs === undefined)
    throw new Error('the bench needs a PostgreSQL server on this machine');
  const server = await startPostgres(programs);
  const databaseUrl = server.url;
  say('filling PostgreSQL');
  const cast = await prepare({ databaseUrl, dataDir });
  const torg = await startTorgSide(4311, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  say(`${wish.people} people`);
  const figures = await crowd(torg, cast, Number(wish.people), Number(wish['people-seconds']));
  const bare = await startBareSide(4312, databaseUrl);
  const rows: Row[] = [];
  for (const question of questions(cast)) {
    say(question.name);
    const both = await ask(question, { torg, bare }, 0);
    if (both.torg.failed + both.bare.failed > 0)
      say(`  failed: ${both.torg.failed}, bare ${both.bare.failed}`);
    rows.push({ name: question.name, target: question.target, ...both });
  }
  await Promise.all([torg.stop(), bare.stop()]);
  await server.stop();
  return { rows, crowd: figures };
}

async function onEmbedded(dataDir: string) {
  say('filling the embedded database');
  const cast = await prepare({ dataDir });
  const torg = await startTorgSide(4313, { DATA_DIR: dataDir });
  const people = await crowd(torg, cast, 200, Number(wish['people-seconds']));
  const figures: Figures[] = [];
  for (const question of questions(cast)) {
    say(`${question.name}, embedded`);
    figures.push((await ask(question, { torg }, 0)).torg);
  }
  await torg.stop();
  return { figures, crowd: people };
}

const folder = await mkdtemp(join(tmpdir(), 'torg-bench-'));
try {
  const server = await onPostgres(join(folder, 'server'));
  const crowds = [{ where: 'PostgreSQL', figures: server.crowd }];
  let rows = server.rows;
  if (!wish['no-embedded']) {
    const embedded = await onEmbedded(join(folder, 'embedded'));
    rows = rows.map((row, at) => ({ ...row, embedded: embedded.figures[at] as Figures }));
    crowds.push({ where: 'the embedded database', figures: embedded.crowd });
  }
  const text = table(rows, crowds);
  process.stdout.write(`${text}\n`);
  if (wish.readme) await putIntoReadme(text);
} finally {
  await rm(folder, { recursive: true, force: true });
}
