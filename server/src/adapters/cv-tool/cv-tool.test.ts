import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CvToolFailure, type ToolTenant } from '../../platform/ports/cv-tool.ts';
import { runFlowcase, type FlowcaseStandIn } from './a-flowcase.ts';
import { checkCvTool } from './cv-tool.check.ts';
import { flowcase, type FlowcaseOptions } from './cv-tool.flowcase.ts';
import { hurriedPace } from './hurried-pace.ts';
import { keyThere } from './stand-in/flowcase-paths.ts';

const tenantOf = (subdomain: string): ToolTenant => ({ subdomain, key: keyThere(subdomain) });

checkCvTool('Flowcase', async () => {
  const standIn = await runFlowcase();
  return {
    tool: flowcase({ ...standIn.settings, pace: hurriedPace() }),
    desk: standIn.desk,
    small: tenantOf('blaklokke'),
    large: tenantOf('lemendata'),
    stop: () => standIn.stop(),
  };
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  );

describe('Flowcase', () => {
  let standIn: FlowcaseStandIn;
  const small = tenantOf('blaklokke');
  beforeAll(async () => {
    standIn = await runFlowcase({ slowMs: 300 });
  });
  afterAll(() => standIn.stop());
  afterEach(() => standIn.recover());
  const tool = (options: Partial<FlowcaseOptions> = {}) =>
    flowcase({ ...standIn.settings, timeoutMs: 400, pace: hurriedPace(), ...options });
  const requests = () => standIn.requests.length;

  it.each([
    ['stall', 'unavailable'],
    ['slow', 'unavailable'],
    ['cut', 'unavailable'],
    ['broken', 'unavailable'],
    ['busy', 'rate_limited'],
    ['impatient', 'rate_limited'],
    ['forbid', 'unauthorized'],
    ['lose', 'not_found'],
    ['mumble', 'malformed'],
    ['packed', 'malformed'],
    ['redirect', 'not_allowed'],
    ['huge', 'too_large'],
    ['endless', 'too_large'],
  ] as const)('that answers with %s fails with %s', async (fault, reason) => {
    standIn.plan('users', fault, { times: 9 });
    const timeoutMs = fault === 'endless' ? 5_000 : 150;
    const failed = await failureOf(tool({ timeoutMs }).listUsers(small));
    expect(failed).toBeInstanceOf(CvToolFailure);
    expect(failed).toMatchObject({ reason });
    expect((failed as Error).message).not.toMatch(/key|http|blaklokke/);
  });

  it.each(['cut', 'broken', 'busy'] as const)(
    'is asked again after one %s, when it wants to be',
    async (fault) => {
      standIn.plan('users', fault);
      const turns = hurriedPace();
      expect(await tool({ pace: turns }).listUsers(small)).toHaveLength(7);
      expect(turns.passedMs()).toBeGreaterThanOrEqual(fault === 'busy' ? 1_000 : 500);
    },
  );

  it('is not asked again when it is too busy for us to wait, or says no', async () => {
    standIn.plan('users', 'impatient');
    standIn.plan('cv', 'forbid');
    const before = requests();
    expect(await failureOf(tool().listUsers(small))).toMatchObject({ retryAfterSeconds: 900 });
    const cv = { user: 'a', cv: 'b' };
    expect(await failureOf(tool().readCv(small, cv))).toMatchObject({ reason: 'unauthorized' });
    expect(requests() - before).toBe(2);
  });

  it('is asked at most five times a second by one company, however many ask', async () => {
    const paced = flowcase(standIn.settings);
    const before = requests();
    await Promise.all([paced.listUsers(small), paced.listUsers(small), paced.listCvs(small)]);
    const times = standIn.requests.slice(before).map(({ at }) => at);
    expect(times).toHaveLength(6);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900);
    expect(times.every((at, place) => at - (times[place - 5] ?? -1_000) > 900)).toBe(true);
  });

  it('cannot say what has changed where it has no search, and every CV is to be read', async () => {
    standIn.plan('search', 'lose');
    expect(await tool().listCvs(small)).toBeNull();
    standIn.plan('search', 'forbid');
    expect(await failureOf(tool().listCvs(small))).toMatchObject({ reason: 'unauthorized' });
  });

  it('is told the key at the API alone', async () => {
    const users = await tool().listUsers(small);
    const { pictureUrl = '' } = users.find(({ name }) => name === 'Ingrid Solbakken') ?? {};
    await tool().fetchPicture(small, pictureUrl ?? '');
    expect(standIn.requests.at(-1)).toMatchObject({ step: 'picture' });
    expect(standIn.leaks).toEqual([]);
  });

  it.each(['redirect', 'huge', 'endless', 'cut'] as const)(
    'has no picture for us when it answers with %s',
    async (fault) => {
      standIn.plan('picture', fault, { times: 9 });
      const [url] = standIn.there.people('blaklokke')?.map(({ user }) => user) ?? [];
      const address = `${standIn.settings.url.replace('{subdomain}', 'blaklokke')}/pictures/${url}.png`;
      const failed = await failureOf(tool({ timeoutMs: 5_000 }).fetchPicture(small, address));
      expect(failed).toBeInstanceOf(CvToolFailure);
    },
  );

  it.each([
    'blaklokke.evil.example',
    'evil.example/',
    'a/../b',
    'a@evil.example',
    '',
    '-a',
    'å',
    'a'.repeat(64),
  ])('is no place of the name %j', async (subdomain) => {
    const before = requests();
    const failed = await failureOf(tool().listUsers({ subdomain, key: 'a-key' }));
    expect(failed).toMatchObject({ reason: 'not_allowed' });
    expect(requests()).toBe(before);
  });

  it.each(['a"key', 'a\nkey', 'nøkkel', 'a\\key', ''])('has no key like %j', async (key) => {
    const before = requests();
    const failed = await failureOf(tool().listUsers({ ...small, key }));
    expect(failed).toMatchObject({ reason: 'unauthorized' });
    expect(requests()).toBe(before);
  });

  it.each([
    ['..', '..'],
    ['a/b', 'c'],
    ['', 'c'],
    ['a?b', 'c'],
  ])('has no CV of %j and %j', async (user, cv) => {
    const before = requests();
    const failed = await failureOf(tool().readCv(small, { user, cv }));
    expect(failed).toMatchObject({ reason: 'not_found' });
    expect(requests()).toBe(before);
  });

  it.each([
    'https://pictures.example/a.png',
    'http://a.flowcase.com/a.png',
    'https://a.flowcase.com:8443/a.png',
    'https://flowcase.com.evil.example/a.png',
    'https://evilflowcase.com/a.png',
    'https://user:secret@a.flowcase.com/a.png',
    'file:///etc/passwd',
    'no address',
  ])('has no picture at %s', async (url) => {
    const pictures = { pictureHosts: ['*.flowcase.com'] };
    const failed = await failureOf(tool(pictures).fetchPicture(small, url));
    expect(failed).toMatchObject({ reason: 'not_allowed' });
  });

  it.each([
    ['http://127.0.0.1.nip.example/{subdomain}'],
    ['https://10.0.0.7/{subdomain}'],
    ['https://[::ffff:10.0.0.7]/{subdomain}'],
    ['https://localhost:1/{subdomain}x'],
  ])('is not looked for at the private address %s', async (url) => {
    const failed = await failureOf(tool({ url }).listUsers(small));
    expect(failed).toMatchObject({ reason: expect.stringMatching(/not_allowed|unavailable/) });
  });
});

describe('an answer of Flowcase', () => {
  let server: Server;
  let url: string;
  let answers: unknown[] = [];
  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.end(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0]));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{subdomain}/api`;
  });
  afterAll(() => void server.close());
  const tool = () => flowcase({ url, pictureHosts: [], pace: hurriedPace() });
  const tenant = { subdomain: 'a', key: 'a-key' };
  const user = (id: string) => ({ user_id: id, name: id });

  it('may have shorter pages than we ask for, and say somebody twice', async () => {
    answers = [[user('a'), user('b')], [user('b'), user('c')], [user('d')], []];
    const users = await tool().listUsers(tenant);
    expect(users.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('that never ends is not followed for ever', async () => {
    answers = [[user('a')]];
    expect(await tool().listUsers(tenant)).toHaveLength(1);
  });

  it('may lack nearly everything', async () => {
    answers = [[{ id: 7, email: null, image: 'no object' }, null, 'a', {}], []];
    const [only, ...others] = await tool().listUsers(tenant);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ id: '7', cv: null, name: '', email: null, pictureUrl: null });
  });

  it.each([[{}], ['a text'], [null], [7]])('that is %j is no list of people', async (body) => {
    answers = [body];
    expect(await failureOf(tool().listUsers(tenant))).toMatchObject({ reason: 'malformed' });
  });

  it('with somebody else’s CV is refused', async () => {
    answers = [{ _id: 'other', user_id: 'u' }];
    const failed = await failureOf(tool().readCv(tenant, { user: 'u', cv: 'c' }));
    expect(failed).toMatchObject({ reason: 'malformed' });
  });

  it('may have entries without an id, which keep one as long as they stay as they are', async () => {
    const cv = { _id: 'c', user_id: 'u', courses: [{ name: { no: 'A' } }, { name: { no: 'B' } }] };
    answers = [cv];
    const read = () => tool().readCv(tenant, { user: 'u', cv: 'c' });
    const first = await read();
    answers = [{ ...cv, courses: cv.courses.toReversed() }];
    const second = await read();
    expect(first.courses.map(({ id }) => id)).toEqual(
      second.courses.map(({ id }) => id).toReversed(),
    );
    expect(new Set(first.courses.map(({ id }) => id)).size).toBe(2);
  });
});
