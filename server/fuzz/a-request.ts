import { accessWords, type AccessRule } from '@torg/protocol/access';
import { allCalls, type CallName } from '@torg/protocol/all-calls';
import type { Call } from '@torg/protocol/call';
import type { Role } from '@torg/protocol/terms';
import type { Dice } from '../demo/dice.ts';
import { people, roleOf, type Person } from '../src/testing/a-world.ts';
import type { RawRequest } from '../src/testing/send-raw.ts';
import { extremes, oddBodies, spoil } from './mutations.ts';
import { jsonSchemaOf, type Values } from './values.ts';

/** A request, and what its answer is judged by. */
export interface FuzzRequest extends RawRequest {
  call: CallName;
  person: Person;
  /** spelled so that another route, or none, may match */
  isOddAddress: boolean;
}

/** The stream of live messages never ends. */
const leftOut = new Set<CallName>(['streamLiveMessages']);
const names = (Object.keys(allCalls) as CallName[]).filter((name) => !leftOut.has(name));

const oddParams = [
  '',
  '.',
  '..',
  '%00',
  'a%2Fb',
  '%C3%28',
  'a b',
  'null',
  '-1',
  '🦑',
  'x'.repeat(900),
];
const oddHeaders: readonly Record<string, string>[] = [
  { traceparent: '00-zz-1-01' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-origin' },
  { 'idempotency-key': 'the-same' },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'x'.repeat(300) },
  { accept: 'text/html', 'accept-language': 'sv;q=x,,*' },
  { 'accept-encoding': 'br, gzip;q=0, x' },
  { cookie: 'torg_session=%zz; torg_session=a; =; __proto__=1' },
  { range: 'bytes=9-1' },
  { 'if-none-match': '*' },
  { 'content-encoding': 'gzip' },
  { 'x-forwarded-for': "1.1.1.1, ' , ::1" },
  { 'user-agent': 'x'.repeat(2_000) },
];

/** Encodes what no address may have, and leaves what is odd on purpose. */
const segment = (value: string): string =>
  /%|^\.*$/.test(value) && /^[!-~]*$/.test(value)
    ? value
    : encodeURIComponent(value.toWellFormed());

function pathOf(dice: Dice, values: Values, call: Call): string {
  return call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    if (call.params === undefined || dice.chance(0.06)) {
      const odd = dice.pick([...oddParams, ...extremes]);
      return segment(typeof odd === 'string' ? odd.slice(0, 1_000) : String(odd));
    }
    return segment(String(values.field(call.params, name)));
  });
}

function queryOf(dice: Dice, values: Values, call: Call): string {
  const { query } = call;
  if (query === undefined) return dice.chance(0.03) ? '?a=%zz&&=&b' : '';
  const pairs = Object.keys(jsonSchemaOf(query).properties ?? {})
    .filter(() => dice.chance(0.6))
    .flatMap((name) => {
      const value = dice.chance(0.15) ? dice.pick(extremes) : values.field(query, name);
      const text = String(value).slice(0, 2_000).toWellFormed();
      const pair = `${name}=${encodeURIComponent(text)}`;
      return dice.chance(0.05) ? [pair, pair, `${name}[]=a`] : [pair];
    });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Another spelling of the path. */
function respelled(dice: Dice, path: string): string {
  return dice.pick([
    path.replace('/api', '//api'),
    path.replace('/api', '/%61pi'),
    path.replace('/api', '/API'),
    path.replace('/api', '/x/../api'),
    path.replaceAll('/', '%2F').replace('%2F', '/'),
    `http://torg.example${path}`,
    `${path}/`,
    `${path};a=b`,
    `${path}%`,
    `${path}%00`,
  ]);
}

function formOf(dice: Dice): Pick<RawRequest, 'headers' | 'body'> {
  const name = dice.pick([
    'a.txt',
    '',
    '../../a.txt',
    'a\u202Etxt.exe',
    '.',
    'x'.repeat(300),
    '🦑.png',
  ]);
  const field = dice.pick(['file', 'file', 'file', '__proto__', 'other']);
  const type = dice.pick(['text/plain', 'image/png', 'application/octet-stream', 'x']);
  const content = dice.pick([
    'tekst',
    '',
    '%PDF-1.7\n',
    '\u0089PNG\r\n\u001A\n',
    '\u0000\u0001',
    'GIF89a',
  ]);
  const called = dice.chance(0.9) ? `; filename="${name}"` : '';
  const part = `--b\r\ncontent-disposition: form-data; name="${field}"${called}\r\ncontent-type: ${type}\r\n\r\n${content}\r\n`;
  const body = Buffer.from(`${part.repeat(dice.chance(0.9) ? 1 : 3)}--b--\r\n`, 'latin1');
  return { headers: { 'content-type': 'multipart/form-data; boundary=b' }, body };
}

function bodyOf(dice: Dice, values: Values, call: Call): Pick<RawRequest, 'headers' | 'body'> {
  if (call.method === 'GET') return {};
  if (dice.chance(0.05)) {
    const [type, body] = dice.pick(oddBodies);
    return { headers: type === null ? {} : { 'content-type': type }, body };
  }
  if (call.upload) return formOf(dice);
  if (call.body === undefined) return {};
  const fitting = values.of(call.body);
  const value = dice.chance(0.35) ? spoil(dice, fitting) : fitting;
  if (call.raw === 'page' && dice.chance(0.7)) {
    const pairs = Object.entries(value ?? {}).map(([name, one]) => [name, JSON.stringify(one)]);
    const form = new URLSearchParams(pairs).toString();
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: form };
  }
  const body = JSON.stringify(value) ?? '';
  return { headers: { 'content-type': 'application/json' }, body };
}

/** Whether the path is spelled so that its own route matches. */
function isPlain(path: string): boolean {
  if (/\/(\/|\.|$)/.test(path)) return false;
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** The people whom the call's word lets in, or everybody who is signed in. */
function allowedBy({ access }: Call): readonly Person[] {
  const rule: AccessRule = accessWords[access];
  return people.filter((person) => person !== 'stranger' && letsIn(rule, roleOf[person]));
}

const letsIn = ({ roles }: AccessRule, role: Role): boolean =>
  roles.length === 0 || roles.includes(role);

/** One request by anybody, mostly of the right shape and with ids that exist. */
export function aRequest(dice: Dice, values: Values): FuzzRequest {
  const call = dice.pick(names);
  const table: Call = allCalls[call];
  const path = `/api/${table.base}${pathOf(dice, values, table)}`;
  const isRespelled = dice.chance(0.04);
  const { headers = {}, body } = bodyOf(dice, values, table);
  return {
    call,
    person: dice.chance(0.75) ? dice.pick(allowedBy(table)) : dice.pick(people),
    isOddAddress: isRespelled || !isPlain(path),
    method: table.method === 'GET' && dice.chance(0.02) ? 'HEAD' : table.method,
    path: (isRespelled ? respelled(dice, path) : path) + queryOf(dice, values, table),
    headers: { ...headers, ...(dice.chance(0.08) ? dice.pick(oddHeaders) : {}) },
    ...(body === undefined ? {} : { body }),
  };
}
