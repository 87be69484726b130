/** `npm run where -- "POST /assignment/…/publish"`: the files behind a call. */
import { allCalls, callKey } from '../protocol/src/all-calls.ts';
import type { Call } from '../protocol/src/call.ts';
import { readSources } from './check/sources.ts';
import { matchCalls } from './where/match-call.ts';
import { traceCall } from './where/trace-call.ts';

const calls: Record<string, Call> = allCalls;
const query = process.argv.slice(2).join(' ');
const names = query ? matchCalls(calls, query) : [];
if (names.length === 0) {
  console.error(query ? `No call looks like “${query}”.` : 'Name a call: npm run where -- "…"');
  console.error('All of them are listed in docs/generated/calls.md.');
  process.exit(1);
}
const sources = readSources();
for (const name of names) {
  const call = calls[name];
  if (!call) continue;
  console.log(`\n${callKey(call)}  (${call.access})`);
  for (const { what, path, line } of traceCall(name, call, sources)) {
    console.log(`  ${what.padEnd(9)} ${path}${line ? `:${line}` : ''}`);
  }
}
