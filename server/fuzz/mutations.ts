import type { Dice } from '../demo/dice.ts';

const long = 'å'.repeat(20_000);
const deep = (depth: number): unknown => (depth === 0 ? 1 : { filters: [deep(depth - 1)], a: [1] });

/** Values that programs stumble over. */
export const extremes: readonly unknown[] = [
  ...[null, true, '', ' ', [], {}, [[]], -1, 0, -0, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 31 - 1],
  ...[-(2 ** 31) - 1, 2 ** 53, 2 ** 53 - 1, 2 ** 63, 1e21, 'null', 'NaN', 'true', '0x10', '1e3'],
  ...[
    'a\u0000b',
    '\uD800',
    '\uDC00\uD800',
    '\u202E',
    '\uFEFF',
    '🦑'.repeat(200),
    long,
    "' or 1=1 --",
  ],
  ...['../../etc/passwd', '%00', '%', '\\', '{"a":1}', '__proto__', 'constructor', 'toString'],
  ...['0000-01-01', '2026-02-30', '99999-01-01', '2026-11-20T25:00:00Z', 'Infinity', 'http://[::1'],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF',
    'javascript:a',
  ],
  ...[deep(4), deep(40), Array.from({ length: 500 }, () => 'a'), { length: 1e9 }, { $ref: '#' }],
];

type Branch = Record<string, unknown> | unknown[];
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Every place of a value, as its parent and key. */
function placesOf(value: unknown): [Branch, string][] {
  if (!isBranch(value)) return [];
  return Object.entries(value).flatMap(([key, inner]): [Branch, string][] => [
    [value, key],
    ...placesOf(inner),
  ]);
}

function spoilOnce(dice: Dice, value: unknown): unknown {
  const places = placesOf(value);
  if (places.length === 0 || !isBranch(value)) return structuredClone(dice.pick(extremes));
  const [parent, key] = dice.pick(places);
  const branch = parent as Record<string, unknown>;
  const kind = dice.whole(0, 9);
  if (kind === 0) Reflect.deleteProperty(branch, key);
  else if (kind === 1) branch[`${key}x`] = branch[key];
  else if (kind === 2) branch[key] = [branch[key]];
  else if (kind === 3 && Array.isArray(branch[key])) {
    const list = branch[key] as unknown[];
    branch[key] = Array.from({ length: 200 }, (_, at) => list[at % (list.length || 1)] ?? 'a');
  } else if (kind === 4) branch[key] = String(branch[key]);
  else branch[key] = structuredClone(dice.pick(extremes));
  return value;
}

/** Makes a few places of a value wrong. */
export function spoil(dice: Dice, value: unknown): unknown {
  let spoiled = structuredClone(value);
  for (let left = dice.whole(1, 3); left > 0; left -= 1) spoiled = spoilOnce(dice, spoiled);
  return spoiled;
}

/** Bodies that are no JSON, or not what their type says, with that type. */
export const oddBodies: readonly (readonly [type: string | null, body: string | Buffer])[] = [
  ['application/json', '{'],
  ['application/json', ''],
  ['application/json', ' '],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '"a"'],
  ['application/json', '1e999'],
  ['application/json', '{"__proto__":{"role":"admin"}}'],
  ['application/json', '{"constructor":{"prototype":{}}}'],
  ['application/json', '\uFEFF{}'],
  ['application/json', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['application/json', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ['application/json', `{"a":"${'x'.repeat(1_100_000)}"}`],
  ['application/json; charset=utf-16', Buffer.from('{}', 'utf16le')],
  ['application/json;charset', '{}'],
  ['APPLICATION/JSON', '{}'],
  ['application/vnd.api+json', '{}'],
  ['application/x-www-form-urlencoded', 'a=b&a[]=c&__proto__=d&%zz'],
  ['text/plain', 'hei'],
  ['multipart/form-data', 'hei'],
  ['multipart/form-data; boundary=b', '--b\r\n\r\n\r\n--b--'],
  ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="file"'],
  [';;;', '{}'],
  [null, '{}'],
];
