import type { Incoming } from '../../stand-ins/serve.ts';
import type { Row } from './flowcase-rows.ts';
import type { FlowcaseStep } from './flowcase-faults.ts';
import { pictureThere } from './picture-there.ts';
import type { Kept, TenantsThere } from './tenants-there.ts';

export type Reply = { status: number; json: unknown } | { status: number; png: Buffer };

type People = ReadonlyMap<string, Kept>;
type Answer = (people: People, incoming: Incoming, ids: string[]) => Reply;

const ok = (json: unknown): Reply => ({ status: 200, json });
const missing: Reply = { status: 404, json: { error: 'Not found' } };

/** No page is longer, whatever is asked for. */
const mostPerPage = 100;
const numberOf = (value: unknown, otherwise: number): number => {
  const number = Number(value ?? otherwise);
  return Number.isInteger(number) && number >= 0 ? number : otherwise;
};

function listUsers(people: People, { url }: Incoming): Reply {
  const offset = numberOf(url.searchParams.get('offset') ?? undefined, 0);
  const limit = numberOf(url.searchParams.get('limit') ?? undefined, mostPerPage);
  const users = [...people.values()].map(({ user }) => user);
  return ok(users.slice(offset, offset + Math.min(limit, mostPerPage)));
}

/** A CV as a search answers it: who, and when it was changed. */
const foundOf = (cv: Row): Row => ({
  cv: {
    _id: cv['_id'],
    id: cv['_id'],
    user_id: cv['user_id'],
    bruker_id: cv['bruker_id'],
    name: cv['name'],
    email: cv['email'],
    titles: cv['title'],
    is_deactivated: false,
    updated_at: cv['updated_at'],
    owner_updated_at: cv['owner_updated_at'],
    language_codes: cv['language_codes'],
  },
  preview_url: 'https://example.invalid/p',
  highlights: {},
});

function search(people: People, { content }: Incoming): Reply {
  const { offset, size } = JSON.parse(content.toString('utf8')) as Row;
  const cvs = [...people.values()].flatMap(({ user, cv }) =>
    cv === null || user['deactivated'] === true ? [] : [foundOf(cv)],
  );
  const from = numberOf(offset, 0);
  const page = cvs.slice(from, from + Math.min(numberOf(size, 10), mostPerPage));
  return ok({ cvs: page, total: cvs.length });
}

const readCv: Answer = (people, _incoming, [user = '', id = '']) => {
  const cv = people.get(user)?.cv ?? null;
  return cv === null || cv['_id'] !== id ? missing : ok(cv);
};

const readPicture: Answer = (_people, _incoming, [slug = '']) => ({
  status: 200,
  png: pictureThere(slug),
});

const paths: [method: string, path: RegExp, step: FlowcaseStep, answer: Answer][] = [
  ['GET', /^\/v1\/users$/, 'users', listUsers],
  ['POST', /^\/v4\/search$/, 'search', search],
  ['GET', /^\/v3\/cvs\/(\w+)\/(\w+)$/, 'cv', readCv],
  ['GET', /^\/pictures\/([\w-]+)\.png$/, 'picture', readPicture],
];

/** The key of a tenant of the stand-in. */
export const keyThere = (subdomain: string): string => `key-of-${subdomain}`;

const isKeyOf = (subdomain: string, headers: Headers): boolean => {
  const given = headers.get('authorization');
  const key = keyThere(subdomain);
  return given === `Token token="${key}"` || given === `Bearer ${key}`;
};

/** Finds what a request asks for; pictures alone need no key, and are told none. */
export function makeAnswers(there: TenantsThere, leaked: (path: string) => void) {
  return (incoming: Incoming): { step: FlowcaseStep; reply: () => Reply } => {
    const { method, url, headers } = incoming;
    const [, subdomain = '', path = ''] = /^\/([^/]+)\/api(\/.*)$/.exec(url.pathname) ?? [];
    const found = paths.find(([verb, form]) => verb === method && form.test(path));
    const [, form, step = 'users', answer] = found ?? [];
    const reply = (): Reply => {
      const people = there.peopleOf(subdomain);
      if (people === null || answer === undefined) return missing;
      if (step === 'picture' && headers.has('authorization')) leaked(path);
      if (step !== 'picture' && !isKeyOf(subdomain, headers)) {
        return { status: 401, json: { error: 'The token is not valid' } };
      }
      return answer(people, incoming, form?.exec(path)?.slice(1) ?? []);
    };
    return { step, reply };
  };
}
