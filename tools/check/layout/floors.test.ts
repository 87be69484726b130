import { expect, test } from 'vitest';
import { floorsCheck, namedTwice } from './floors.ts';

function refused(path: string, text: string): string[] {
  return floorsCheck.look([{ path, text }]).map(({ says }) => says);
}

test('a domain may read a lower floor through its queries, and change it through its commands', () => {
  const text = `import { nameOf } from '../accounts/accounts.queries.ts';`;
  expect(refused('server/src/assignments/list-assignments.ts', text)).toEqual([]);
  const change = `import { change } from '../../accounts/accounts.commands.ts';`;
  expect(refused('server/src/assignments/lists/list-assignments.ts', change)).toEqual([]);
});

test('a domain may not import anything else of a lower floor', () => {
  const text = `import { rows } from '../accounts/accounts.repository.ts';`;
  expect(refused('server/src/assignments/list-assignments.ts', text)).toEqual([
    'other domains see only accounts.queries.ts and accounts.commands.ts',
  ]);
});

test('types of a lower floor’s tables may be imported, values may not', () => {
  const path = 'server/src/assignments/assignments.repository.ts';
  expect(refused(path, `import type { A } from '../accounts/accounts.tables.ts';`)).toEqual([]);
  expect(refused(path, `import '../accounts/accounts.tables.ts';`)).toEqual([]);
  expect(refused(path, `import { a } from '../accounts/accounts.tables.ts';`)).toHaveLength(1);
});

test('nobody imports from the same or a higher floor, not even dynamically', () => {
  const up = `const late = await import('../assignments/assignments.queries.ts');`;
  expect(refused('server/src/accounts/sign-in.ts', up)).toHaveLength(1);
  const sideways = `export { files } from '../files/files.queries.ts';`;
  expect(refused('server/src/regions/list-regions.ts', sideways)).toHaveLength(1);
});

test('a test may use the fixtures of any floor, a handler of none', () => {
  const text = `import { anAccount } from '../accounts/accounts.fixtures.ts';`;
  expect(refused('server/src/regions/list-regions.test.ts', text)).toEqual([]);
  expect(refused('server/src/assignments/publish-assignment.test.ts', text)).toEqual([]);
  expect(refused('server/src/assignments/publish-assignment.ts', text)).toHaveLength(1);
});

test('the platform imports no domain', () => {
  const text = `import { findActor } from '../../accounts/accounts.queries.ts';`;
  expect(refused('server/src/platform/http/api.ts', text)).toEqual([
    'platform knows no domain, also not accounts',
  ]);
});

test('files that put the domains together may import them all', () => {
  const text = `import { accountRoutes } from './accounts/accounts.routes.ts';`;
  expect(refused('server/src/domains.ts', text)).toEqual([]);
});

test('in the app a domain exports only its public/ folder', () => {
  const page = 'web/src/assignments/AssignmentPage.tsx';
  expect(refused(page, `import { Face } from '../accounts/public/Face.tsx';`)).toEqual([]);
  expect(refused(page, `import { Face } from '../accounts/Face.tsx';`)).toHaveLength(1);
});

test('ui imports neither a domain nor the shell', () => {
  const part = 'web/src/ui/Pager.tsx';
  expect(refused(part, `import { Chip } from '../accounts/public/Chip.tsx';`)).toHaveLength(1);
  expect(refused(part, `import { Shell } from '../app/Shell.tsx';`)).toHaveLength(1);
});

test('server and app never import each other, and neither imports tools', () => {
  const intoApp = `import { nav } from '../../../web/src/app/navigation.ts';`;
  expect(refused('server/src/shell/user.ts', intoApp)).toEqual(['the server knows no app']);
  const intoTools = `import { root } from '../../tools/child.ts';`;
  expect(refused('web/src/main.tsx', intoTools)).toHaveLength(1);
});

test('the protocol imports only zod and itself', () => {
  expect(refused('protocol/src/call.ts', `import { z } from 'zod';`)).toEqual([]);
  expect(refused('protocol/src/call.ts', `import { Kysely } from 'kysely';`)).toHaveLength(1);
  expect(refused('protocol/src/call.ts', `import fs from 'node:fs';`)).toHaveLength(1);
});

test('only tests import testing/', () => {
  const text = `import { startTestApi } from '../testing/start-test-api.ts';`;
  expect(refused('server/src/accounts/sign-in.test.ts', text)).toEqual([]);
  expect(refused('server/src/accounts/sign-in.check.ts', text)).toEqual([]);
  expect(refused('server/src/accounts/sign-in.ts', text)).toHaveLength(1);
});

test('a new domain must be given a floor', () => {
  expect(refused('server/src/weather/forecast.ts', 'export const sunny = true;')).toEqual([
    'weather has no floor: give it one in tools/check/layout/floors.ts',
  ]);
});

test('a domain is named on one floor, once', () => {
  const says = (floors: string[][]) => namedTwice(floors).map((found) => found.says);
  expect(says([['files'], ['accounts', 'weather']])).toEqual([]);
  expect(says([['weather'], ['accounts', 'weather']])).toEqual([
    'weather is named twice: name it once',
  ]);
  expect(says([['weather', 'weather']])).toHaveLength(1);
});

test('a data domain imports no use-case domain, and a use-case domain owns no table', () => {
  const company = `import { open } from '../consultant-companies/consultant-companies.queries.ts';`;
  expect(refused('server/src/interest/send-interest.ts', company)).toEqual([
    'interest owns tables, so it must not import the use-case domain consultant-companies',
  ]);
  expect(refused('server/src/clients/list-clients.ts', company)).toEqual([]);
  expect(refused('server/src/people/people.tables.ts', 'export interface People {}')).toEqual([
    'people is a use-case domain: tables belong to data domains',
  ]);
});

test('the platform has ports and imports no vendor; only the files that start Torg pick one', () => {
  const vendor = `import { smtpMail } from '../../adapters/mail/mail.smtp.ts';`;
  expect(refused('server/src/platform/mail/send-once.ts', vendor)).toHaveLength(1);
  expect(refused('server/src/platform/mail/send-once.test.ts', vendor)).toHaveLength(1);
  expect(refused('server/src/messages/unread/mail-unread.ts', vendor)).toHaveLength(1);
  expect(refused('server/src/messages/unread/mail-unread.test.ts', vendor)).toEqual([]);
  expect(refused('server/src/start-torg.ts', `import './adapters/mail/mail.smtp.ts';`)).toEqual([]);
  const port = `import type { Mail } from '../../platform/ports/mail.ts';`;
  expect(refused('server/src/adapters/mail/mail.smtp.ts', port)).toEqual([]);
});
