import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@torg/protocol/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWorld, type World } from '../a-world.ts';
import { startTestApi, type TestApi, type TestClient } from '../start-test-api.ts';

let api: TestApi;
let world: World;
let admin: TestClient;
let buyer: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  world = await aWorld(api);
  admin = await api.signedIn(world.accounts.admin);
  buyer = await api.signedIn(world.accounts.buyer);
});
afterAll(() => api.close());

const list = 'POST /api/main/admin/assignments';
const save = 'PATCH /api/main/assignment/{assignment_id}';
const attach = 'POST /api/main/assignment/{assignment_id}/attachments';

/** Sends a raw body that the typed client could not send. */
async function sendRaw(
  client: TestClient,
  payload: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; code: ErrorCode; body: { issues?: { path: string }[] } }> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/main/admin/assignments',
    payload,
    headers: { 'content-type': 'application/json', cookie: client.cookie, ...headers },
  });
  const body = answer.json<{ errorCode: ErrorCode; issues?: { path: string }[] }>();
  return { status: answer.statusCode, code: body.errorCode, body };
}

describe('a request for a list with wrong options', () => {
  const wrong: [string, unknown, string][] = [
    ['a limit of 0', { limit: 0 }, 'limit'],
    ['a limit of 91', { limit: 91 }, 'limit'],
    ['a negative offset', { offset: -1 }, 'offset'],
    ['a limit that is a text', { limit: '18' }, 'limit'],
    ['an unknown sort', { sort: { field: 'price', direction: 'asc' } }, 'sort.field'],
    [
      'an unknown direction',
      { sort: { field: 'deadline_date', direction: 'up' } },
      'sort.direction',
    ],
    ['an unknown group', { groupFilter: 'all-my' }, 'groupFilter'],
    ['a country outside the markets', { countryFilter: 'DK' }, 'countryFilter'],
    ['a bad UUID', { companyFilter: ['not-a-uuid'] }, 'companyFilter.0'],
    ['an unknown locale', { locale: 'fi' }, 'locale'],
    ['no locale', { locale: undefined }, 'locale'],
    ['an unknown key', { groupfilter: 'admin-all' }, ''],
    ['an unknown key of a sort', { sort: { field: 'deadline_date', by: 'asc' } }, 'sort'],
  ];
  it.each(wrong)('is refused for %s, and the field is named', async (_what, body, path) => {
    const answer = await admin.call(list, {
      body: { locale: 'nb', ...(body as object) },
    });
    expect(answer.status).toBe(400);
    expect(answer.error.errorCode).toBe('request_validation_error');
    expect(answer.error.issues?.map((issue) => issue.path)).toContain(path);
  });

  it('is refused with everything that is wrong', async () => {
    const body = { limit: 0, offset: -1, locale: 'fi' } as unknown as { locale: 'nb' };
    const answer = await admin.call(list, { body });
    expect(answer.error.issues?.map((issue) => issue.path).toSorted()).toEqual([
      'limit',
      'locale',
      'offset',
    ]);
  });
});

describe('a malformed body', () => {
  it('is refused when it is malformed JSON', async () => {
    expect(await sendRaw(admin, '{"limit": 18')).toMatchObject({
      status: 400,
      code: 'malformed_json',
    });
  });

  it('is refused when a number is infinite', async () => {
    const answer = await sendRaw(admin, '{"limit": 1e309}');
    expect(answer).toMatchObject({ status: 400, code: 'request_validation_error' });
  });

  it('is refused when it is nested ten thousand deep', async () => {
    const deep = `{"limit": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    expect(await sendRaw(admin, deep)).toMatchObject({
      status: 400,
      code: 'request_validation_error',
    });
  });

  it('is refused when it tries to change the prototype', async () => {
    expect(await sendRaw(admin, '{"__proto__": {"role": "admin"}}')).toMatchObject({ status: 400 });
  });

  it('is refused when it is larger than a megabyte', async () => {
    const large = JSON.stringify({ queryFilter: 'a'.repeat(1_000_001) });
    expect(await sendRaw(admin, large)).toMatchObject({ status: 413, code: 'payload_too_large' });
  });

  it('is refused with an unknown media type', async () => {
    const answer = await sendRaw(admin, '<a/>', { 'content-type': 'application/xml' });
    expect(answer).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'is refused as %s where the call reads JSON',
    async (type) => {
      const answer = await sendRaw(admin, 'locale=nb', { 'content-type': type });
      expect(answer).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    },
  );

  it('is refused when it is missing', async () => {
    const answer = await sendRaw(admin, '');
    expect(answer).toMatchObject({ status: 400, code: 'request_validation_error' });
  });
});

describe('a request that comes from the wrong place', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page without an origin', { origin: 'null' }],
  ])('is refused from %s', async (_what, headers) => {
    const answer = await buyer.call('POST /api/main/assignments/new', { headers });
    expect(answer.status).toBe(403);
    expect(answer.error.errorCode).toBe('foreign_origin');
  });

  it.each(['hello', '00-zz-1-01', `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`])(
    'is refused with the trace header %s',
    async (traceparent) => {
      const answer = await buyer.call('GET /api/main/region', { headers: { traceparent } });
      expect(answer.status).toBe(400);
      expect(answer.error.errorCode).toBe('invalid_trace_header');
    },
  );

  it('keeps the trace that it came with', async () => {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const answer = await buyer.call('GET /api/main/region', { headers: { traceparent } });
    expect(answer.status).toBe(200);
    expect(answer.headers['x-trace-id']).toBe('a'.repeat(32));
  });
});

describe('an assignment that is saved with wrong values', () => {
  const params = () => ({ assignment_id: world.draft });

  it('is refused with a title of ten thousand characters, and nothing is changed', async () => {
    const changes = { title: 'a'.repeat(10_000) };
    const answer = await buyer.call(save, { params: params(), body: { revision: 0, changes } });
    expect(answer.error.errorCode).toBe('request_validation_error');
    expect(answer.error.issues?.[0]?.path).toBe('changes.title');
  });

  it.each(['region', 'roles', 'contacts'])(
    'is refused when %s refers to nothing',
    async (field) => {
      const nothing = randomUUID();
      const changes = { [field]: field === 'region' ? nothing : [nothing] };
      const answer = await buyer.call(save, { params: params(), body: { revision: 0, changes } });
      expect(answer.status).toBe(400);
      expect(answer.error.errorCode).toBe('reference_not_found');
    },
  );

  it('is refused with an unknown field, and with a NUL in a text', async () => {
    for (const changes of [{ price: 1 }, { title: 'Arkitekt\u0000' }]) {
      const body = { revision: 0, changes } as never;
      const answer = await buyer.call(save, { params: params(), body });
      expect(answer.error.errorCode).toBe('request_validation_error');
    }
  });

  it('is not found by a malformed id, nor by an unknown one', async () => {
    const bad = await buyer.call('GET /api/main/assignment/{assignment_id}', {
      params: { assignment_id: 'abc' },
    });
    expect(bad.error.errorCode).toBe('request_validation_error');
    const none = await buyer.call('GET /api/main/assignment/{assignment_id}', {
      params: { assignment_id: randomUUID() },
    });
    expect([none.status, none.error.errorCode]).toEqual([404, 'could_not_find_assignment']);
  });
});

describe('a file that may not be attached', () => {
  const params = () => ({ assignment_id: world.draft });
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\n');

  it('is refused at 25 MB', async () => {
    const content = Buffer.concat([pdf, Buffer.alloc(25_000_000)]);
    const answer = await buyer.call(attach, {
      params: params(),
      file: { name: 'stor.pdf', content },
    });
    expect([answer.status, answer.error.errorCode]).toEqual([413, 'payload_too_large']);
  });

  it('is refused when it is a program with the name of a PDF', async () => {
    const program = Buffer.from(`4d5a90000300000004000000ffff0000${'00'.repeat(200)}`, 'hex');
    const file = { name: 'faktura.pdf', content: program, type: 'application/pdf' };
    const answer = await buyer.call(attach, { params: params(), file });
    expect([answer.status, answer.error.errorCode]).toEqual([400, 'unsupported_file_type']);
  });

  it('is refused when it is empty, or missing', async () => {
    const empty = await buyer.call(attach, {
      params: params(),
      file: { name: 'a.txt', content: '' },
    });
    expect(empty.error.errorCode).toBe('unsupported_file_type');
    const missing = await buyer.call(attach, { params: params() });
    expect(missing.error.errorCode).toBe('request_validation_error');
  });

  it('leaves nothing in the storage when the assignment does not exist', async () => {
    const before = storedKeys();
    const file = { name: 'krav.pdf', content: pdf };
    const answer = await buyer.call(attach, { params: { assignment_id: randomUUID() }, file });
    expect(answer.error.errorCode).toBe('could_not_find_assignment');
    expect(storedKeys()).toEqual(before);
  });

  const storedKeys = () =>
    (api.torg.parts.external.storage as unknown as { keys: () => string[] }).keys();
});

describe('an unknown address', () => {
  it.each([
    ['/api/main/nothing', { errorCode: 'not_found' }],
    ['/api/auth/nothing', { errorCode: 'not_found' }],
    ['/api/contracts/nothing', { error_code: 'not_found' }],
  ])('%s is refused in the error form of its base', async (url, body) => {
    const answer = await api.app.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject(body);
  });
});
