/**
 * `npm test [-- check unit server postgres e2e]`: all stages, or those named. `--changed`: only the
 * tests that this branch affects.
 */
import { readSources } from './check/sources.ts';
import { endChildrenWithUs } from './child.ts';
import { changedFiles } from './test/changed-files.ts';
import { type Choice, choose } from './test/choice.ts';
import { testsBoth } from './test/division.ts';
import { rounds, type Stage } from './test/stages.ts';
import { add, crash, sentence, type Tally } from './test/tally.ts';

const args = process.argv.slice(2);
const stageNames = args.filter((word) => word !== '--changed');
const stages = rounds.flat();
const unknown = stageNames.find((name) => !stages.some((stage) => stage.name === name));
if (unknown) {
  const names = stages.map(({ name }) => name).join(', ');
  console.error(`There is no stage called ${unknown}. There are: ${names}.`);
  process.exit(2);
}

endChildrenWithUs();
const choice = args.includes('--changed') ? chooseAndPrint() : undefined;
const tallies: Tally[] = [];
const isDivided = !choice && testsBoth(stages.filter(isWanted).map(({ name }) => name));
for (const round of rounds) {
  const chosen = round.filter(isWanted);
  // Only the first stage prints while it runs; the output of the others follows in one piece.
  const others = chosen.slice(1).map((stage) => runStage(stage, true));
  for (const stage of chosen.slice(0, 1)) report(await runStage(stage, false), tallies);
  for (const other of others) report(await other, tallies);
}
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
