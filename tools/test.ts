/** `npm test [-- check unit server postgres e2e]`: everything, or the stages named. */
import { endChildrenWithUs } from './child.ts';
import { rounds, type Stage } from './test/stages.ts';
import { add, crash, sentence, type Tally } from './test/tally.ts';

const wanted = process.argv.slice(2);
const stages = rounds.flat();
const unknown = wanted.find((name) => !stages.some((stage) => stage.name === name));
if (unknown) {
  const names = stages.map(({ name }) => name).join(', ');
  console.error(`There is no stage called ${unknown}. There are: ${names}.`);
  process.exit(2);
}

endChildrenWithUs();
const tallies: Tally[] = [];
for (const round of rounds) {
  const chosen = round.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  // Only the first is heard while it runs; what the others print comes after it, in one piece.
  const others = chosen.slice(1).map((stage) => runStage(stage, true));
  for (const stage of chosen.slice(0, 1)) tell(await runStage(stage, false), tallies);
  for (const other of others) tell(await other, tallies);
}
const total = add(tallies);
console.log(`\n${sentence(total)}`);
process.exit(total.failed > 0 ? 1 : 0);

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
  const listen = (said: string): void => void (output += said);
  const tally = await stage.run(quiet ? listen : undefined).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return crash;
  });
  return { stage, tally, output, seconds: Math.round((performance.now() - started) / 1000) };
}

function tell({ stage, tally, output, seconds }: Run, into: Tally[]): void {
  process.stdout.write(output);
  console.log(`${stage.name}: ${sentence(tally)} (${seconds} s)`);
  into.push(tally);
}
