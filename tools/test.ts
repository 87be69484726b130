/**
 * `npm test [-- check unit server postgres faults e2e]`: all stages, or those named. `--changed`: only the
 * tests that this branch affects.
 */
import { readSources } from './check/sources.ts';
import { endChildrenWithUs } from './child.ts';
import { changedFiles } from './test/changed-files.ts';
import { type Choice, choose } from './test/choice.ts';
import { testsBoth } from './test/division.ts';
import { lanes, last, prepareLast, type Stage } from './test/stages.ts';
import { add, crash, sentence, type Tally } from './test/tally.ts';
import { useTemporaryFilesInMemory } from './test/temporary-folder.ts';

const args = process.argv.slice(2);
const stageNames = args.filter((word) => word !== '--changed');
const stages = [...lanes.shown, ...lanes.beside, last];
const unknown = stageNames.find((name) => !stages.some((stage) => stage.name === name));
if (unknown) {
  const names = stages.map(({ name }) => name).join(', ');
  console.error(`There is no stage called ${unknown}. There are: ${names}.`);
  process.exit(2);
}

endChildrenWithUs();
useTemporaryFilesInMemory();
const choice = args.includes('--changed') ? chooseAndPrint() : undefined;
const tallies: Tally[] = [];
const isDivided = !choice && testsBoth(stages.filter(isWanted).map(({ name }) => name));
// What runs beside prints in one piece, when a stage has ended that prints while it runs.
const endedBeside: Run[] = [];
const beside = runBeside();
for (const stage of lanes.shown.filter(isWanted)) {
  report(await runStage(stage, false), tallies);
  for (const run of endedBeside.splice(0)) report(run, tallies);
}
await beside;
for (const run of endedBeside) report(run, tallies);
if (isWanted(last)) report(await runStage(last, false), tallies);
const total = add(tallies);
for (const failure of total.failures) console.log(`failed: ${failure}`);
console.log(`\n${sentence(total)}`);
process.exit(total.failed > 0 ? 1 : 0);

function isWanted({ name, chosen }: Stage): boolean {
  if (stageNames.length > 0 && !stageNames.includes(name)) return false;
  return !choice || !chosen || chosen(choice).length > 0;
}

function chooseAndPrint(): Choice {
  const { since, files } = changedFiles();
  const affected = choose(readSources(), files);
  console.log(`${files.length} files changed since ${since}`);
  for (const reason of affected.because) console.log(`  ${reason}`);
  for (const { name, chosen } of stages) {
    if (stageNames.length > 0 && !stageNames.includes(name)) continue;
    const names = chosen?.(affected);
    const some = names && (names.length > 6 ? `${names.length} files` : names.join(' '));
    console.log(`  ${name.padEnd(9)}${names === undefined ? 'all' : some || 'nothing'}`);
  }
  return affected;
}

async function runBeside(): Promise<void> {
  const isBeside = lanes.shown.some(isWanted);
  for (const stage of lanes.beside.filter(isWanted)) {
    endedBeside.push(await runStage(stage, isBeside));
  }
  // If it fails, the last stage says why.
  if (isWanted(last)) await prepareLast().catch(() => undefined);
}

interface Run {
  stage: Stage;
  tally: Tally;
  output: string;
  seconds: number;
}

async function runStage(stage: Stage, quiet: boolean): Promise<Run> {
  const head = `\n── ${stage.name}: ${stage.title} ──\n`;
  if (!quiet) process.stdout.write(head);
  const started = performance.now();
  let output = quiet ? head : '';
  const listen = (text: string): void => void (output += text);
  const how = { listen: quiet ? listen : undefined, choice, isDivided };
  const tally = await stage.run(how).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return crash;
  });
  return { stage, tally, output, seconds: Math.round((performance.now() - started) / 1000) };
}

function report({ stage, tally, output, seconds }: Run, into: Tally[]): void {
  process.stdout.write(output);
  console.log(`${stage.name}: ${sentence(tally)} (${seconds} s)`);
  into.push(tally);
}
