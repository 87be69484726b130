/** `npm test [-- check unit server postgres e2e]`: everything, or the stages named. */
import { endChildrenWithUs } from './child.ts';
import { stages, type Stage } from './test/stages.ts';
import { add, crash, sentence, type Tally } from './test/tally.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !stages.some((stage) => stage.name === name));
if (unknown) {
  const names = stages.map(({ name }) => name).join(', ');
  console.error(`There is no stage called ${unknown}. There are: ${names}.`);
  process.exit(2);
}

endChildrenWithUs();
const tallies: Tally[] = [];
for (const stage of stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  // One after the other: each stage has the machine to itself.
  tallies.push(await runStage(stage));
}
const total = add(tallies);
console.log(`\n${sentence(total)}`);
process.exit(total.failed > 0 ? 1 : 0);

async function runStage({ name, title, run }: Stage): Promise<Tally> {
  console.log(`\n── ${name}: ${title} ──`);
  const started = performance.now();
  const tally = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return crash;
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${name}: ${sentence(tally)} (${seconds} s)`);
  return tally;
}
