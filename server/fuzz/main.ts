import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fuzz, roundSize, type Finding } from './fuzz.ts';

/**
 * Made-up requests of every call, as everybody: `npm run fuzz -- --requests 100000`. To repeat a
 * round: `--seed <seed> --from <round> --requests 200`.
 */
const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    from: { type: 'string', default: '0' },
  },
});
const { seed } = options;
const say = (text: string): void => void process.stderr.write(`${text}\n`);
const print = (text: string): void => void process.stdout.write(`${text}\n`);

function describe({ what, round, at, request, answer, logged }: Finding): string {
  const { call, person, method, path, headers, body } = request;
  return [
    `${what}: ${call}`,
    `  ${person}: ${method} ${path.slice(0, 600)} ${JSON.stringify(headers).slice(0, 300)}`,
    `  ${String(body ?? '').slice(0, 1_200)}`,
    `  answered ${answer.status} ${answer.text.slice(0, 500)}`,
    ...(logged === '' ? [] : [`  logged ${logged.slice(0, 1_500).trim()}`]),
    `  again: npm run fuzz -- --seed ${seed} --from ${round} --requests ${at + 1}`,
  ].join('\n');
}

print(`seed ${seed}`);
const begun = performance.now();
const result = await fuzz({
  seed,
  requests: Number(options.requests),
  from: Number(options.from),
  say,
  found: (finding) => print(describe(finding)),
});
for (const { what, times, request } of result.findings) {
  print(`${String(times).padStart(8)}  ${what}: ${request.call}`);
}
const sorted = [...result.answers].toSorted(([, a], [, b]) => b - a);
for (const [kind, count] of sorted) print(`${String(count).padStart(8)}  ${kind}`);
const seconds = (performance.now() - begun) / 1_000;
const { ms, request, polls, failed } = result.slowest;
print(`${result.requests} requests in ${seconds.toFixed(0)} s, ${result.findings.length} findings`);
print(
  `/health/live: ${polls} polls, ${failed} without answer, slowest ${ms.toFixed(0)} ms ` +
    `at request ${request} (round ${Math.floor(request / roundSize)})`,
);
for (const { ms: took, call, at } of result.longest) {
  print(`${took.toFixed(0).padStart(8)} ms  ${call}, request ${at}`);
}
print(`again: npm run fuzz -- --seed ${seed} --requests ${result.requests}`);
process.exitCode = result.findings.length > 0 || failed > 0 ? 1 : 0;
