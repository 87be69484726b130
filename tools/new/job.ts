import { type Request, type Change, inDomain, Mistake, type Read } from './change.ts';
import { toList } from './domain.ts';
import { formsOf, type Forms, singular } from './forms.ts';
import { addImport, append, literalOf } from './insert.ts';

/** `job assignments/remind-editors`: a job on a schedule, its test, and its registration. */
export function makeJob({ name, read }: Request): Change[] {
  const { domain, own } = inDomain(name);
  const job = formsOf(own);
  const folder = `server/src/${domain}`;
  const jobs = `${folder}/${domain}.jobs.ts`;
  const list = listIn(read(jobs)) ?? `${singular(formsOf(domain).camel)}Jobs`;
  return [
    { path: `${folder}/${job.kebab}.ts`, text: jobText(job), fresh: true },
    { path: `${folder}/${job.kebab}.test.ts`, text: testText(job), fresh: true },
    addJob(jobs, list, job, read),
    ...(read(jobs) === undefined ? [registerJobs(domain, list, read)] : []),
  ];
}

/** The name of the domain's list of jobs. */
function listIn(text = ''): string | undefined {
  return /export const (\w+Jobs)\b/.exec(text)?.[1];
}

function addJob(path: string, list: string, job: Forms, read: Read): Change {
  const present = read(path) ?? `export const ${list} = [];\n`;
  const span = literalOf(present, list);
  if (!span) throw new Mistake(`${path} holds no list ${list}.`);
  const line = `import { ${job.camel} } from './${job.kebab}.ts';`;
  return { path, text: addImport(append(present, span, job.camel), line) };
}

/** Registers the domain's jobs with the worker. */
function registerJobs(domain: string, list: string, read: Read): Change {
  const line = `import { ${list} } from './${domain}/${domain}.jobs.ts';`;
  const path = 'server/src/domains.ts';
  return toList({ path, list: 'allJobs', entry: `...${list}`, line }, read);
}

function jobText({ kebab, camel, words }: Forms): string {
  return `import { z } from 'zod';
import { defineJob } from '../platform/jobs/job-definition.ts';

/** Sends every admin a mail once a day. */
export const ${camel} = defineJob({
  name: '${kebab}',
  input: z.object({}),
  schedule: '17 6 * * *',
  async run({ db, external }) {
    const admins = await db.selectFrom('account').select('email').where('role', '=', 'admin').execute();
    const text = '${words}';
    const mails = admins.map(({ email }) => ({ to: email, subject: text, text, html: text }));
    await Promise.all(mails.map((mail) => external.mail.send(mail)));
  },
});
`;
}

function testText({ kebab, camel, words }: Forms): string {
  return `import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { ${camel} } from './${kebab}.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('can ${words}: each admin gets a mail, nobody else does', async () => {
  await anAccount(api.db, { role: 'admin', email: 'sjef@torg.example' });
  await anAccount(api.db, { role: 'consultant' });
  const { jobs } = api.torg.parts;
  await api.db.transaction().execute((tx) => jobs.enqueue(tx, ${camel}, {}));
  await api.runJobs();
  expect(api.mail.sent.map(({ to }) => to)).toEqual(['sjef@torg.example']);
});
`;
}
