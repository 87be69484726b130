/** `npm run check [-- name …]`: format, lint, types, unused code, and the project's own rules. */
import { checkNames, report, runChecks } from './check/run-checks.ts';

const only = process.argv.slice(2);
const unknown = only.find((word) => !checkNames.some((name) => name.startsWith(word)));
if (unknown) {
  console.error(`No check is called ${unknown}. There are: ${checkNames.join(', ')}.`);
  process.exit(2);
}
const results = await runChecks(only);
console.log(report(results));
const failed = results.filter(({ ok }) => !ok).length;
console.log(`\n${results.length - failed} checks passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
