import type { Cast } from '../cast.ts';
import type { WorkRow } from '../contracts/work.ts';
import { crowd, type CrowdFigures } from '../people.ts';
import type { Player } from '../sign-in.ts';
import { memoryOf, type Side } from '../sides.ts';
import { importOne } from './imports.ts';
import { readNeed } from './need-files.ts';

const most = { times: 2, memoryAfterImports: 250 };

/** What is read besides, for each of some people one after the other. */
interface Reading {
  /** for the report: `imports at once` */
  name: string;
  people: readonly Player[];
  /** one file, from its upload until it is read; another one each turn */
  readOne: (side: Side, person: Player, turn: number) => Promise<void>;
  /** what the server may use afterwards, in MiB; absent: nothing is promised */
  mostMemory?: number;
}

/** Starts reading for everybody, until the returned function is called, which tells how many were read. */
function start(side: Side, { people, readOne }: Reading): () => Promise<number> {
  let isStopped = false;
  let [turn, count] = [0, 0];
  const all = Promise.all(
    people.map(async (person) => {
      while (!isStopped) {
        turn += 1;
        await readOne(side, person, turn);
        count += 1;
      }
    }),
  );
  return async () => {
    isStopped = true;
    await all;
    return count;
  };
}

/** Whom nobody has sent interest for yet: the same assignments in another order. */
function rotated({ unanswered, ...cast }: Cast, part: number): Cast {
  const from = Math.floor(unanswered.length * part);
  return { ...cast, unanswered: [...unanswered.slice(from), ...unanswered.slice(0, from)] };
}

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** What many people wait while files are read, beside what they wait otherwise. */
export async function besideReading(
  side: Side,
  cast: Cast,
  alone: CrowdFigures,
  seconds: number,
): Promise<WorkRow[]> {
  const readings: Reading[] = [
    {
      name: 'imports at once',
      people: cast.importers,
      readOne: importOne,
      mostMemory: most.memoryAfterImports,
    },
    {
      name: 'files of needs at once',
      people: cast.needs.slice(0, cast.importers.length),
      readOne: readNeed,
    },
  ];
  const rows: WorkRow[] = [];
  for (const [place, reading] of readings.entries()) {
    const stop = start(side, reading);
    const part = (place + 1) / (readings.length + 1);
    const beside = await crowd(side, rotated(cast, part), alone.people, seconds);
    const count = await stop();
    const times = beside.p99 / alone.p99;
    const { name, people } = reading;
    rows.push({
      work: `p99 of ${alone.people} people beside ${people.length} ${name} (${count} were read), and without them`,
      figure: `${times.toFixed(2)} × (${ms(beside.p99)} / ${ms(alone.p99)})`,
      promise: `≤ ${most.times} ×`,
      isKept: times <= most.times,
    });
    const memory = await memoryOf(side);
    const { mostMemory } = reading;
    rows.push({
      work: `memory of the server after these ${name}`,
      figure: `${memory} MiB`,
      ...(mostMemory && { promise: `≤ ${mostMemory}`, isKept: memory <= mostMemory }),
    });
  }
  return rows;
}
