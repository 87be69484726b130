import { plusDays, type RatePeriod } from '@torg/protocol/agreements/scope';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { aContractOfHire, peopleOfHire, type HirePeople } from '../agreements.fixtures.ts';
import { insertAgreement } from './agreements.repository.ts';

type Rate = RatePeriod & { follows: string | null };
const start = '2027-01-04';

/** Rates one after the other, each as many days long as the list says. */
function chainOf(lengths: readonly number[]): Rate[] {
  const rates: Rate[] = [];
  for (const length of lengths) {
    const follows = rates.at(-1)?.end_date ?? null;
    const start_date = follows === null ? start : plusDays(follows, 1);
    const end_date = plusDays(start_date, length - 1);
    rates.push({ start_date, end_date, follows, hourly_rate: 120_000 });
  }
  return rates;
}

const at = (rates: readonly Rate[], place: number): Rate => {
  const rate = rates[place % rates.length];
  if (rate === undefined) throw new Error('there are rates');
  return rate;
};

/** What would leave a gap or an overlap; the first and the last day of the agreement stay. */
const mistakes: Record<string, (rates: Rate[], place: number) => Rate[]> = {
  'one is missing': (rates, place) => rates.filter((one) => one !== at(rates, place)),
  'one ends a day early': (rates, place) =>
    rates.map((one) =>
      one === at(rates, place) ? { ...one, end_date: plusDays(one.end_date, -1) } : one,
    ),
  'one ends a day late': (rates, place) =>
    rates.map((one) =>
      one === at(rates, place) ? { ...one, end_date: plusDays(one.end_date, 1) } : one,
    ),
  'one begins a day late, and says so': (rates, place) =>
    rates.map((one) =>
      one === at(rates, place)
        ? {
            ...one,
            start_date: plusDays(one.start_date, 1),
            follows: one.follows && plusDays(one.follows, 1),
          }
        : one,
    ),
  'two begin it': (rates, place) => [
    ...rates,
    {
      ...at(rates, place),
      start_date: plusDays(start, -3),
      end_date: plusDays(start, -1),
      follows: null,
    },
  ],
  'one more follows': (rates, place) => {
    const { end_date } = at(rates, place);
    const day = plusDays(end_date, 1);
    return [...rates, { start_date: day, end_date: day, follows: end_date, hourly_rate: 100 }];
  },
};

describe('the database', () => {
  let database: Database;
  let people: HirePeople;
  beforeAll(async () => {
    database = await openTestDatabase();
    people = await peopleOfHire(database.db);
  });
  afterAll(() => database.close());

  /** Makes an agreement over the whole chain, with these rates. */
  async function store(chain: readonly Rate[], rates: readonly Rate[]): Promise<void> {
    const { db } = database;
    const { draft: agreement_draft, contract } = await aContractOfHire(db, people);
    const scope_end = chain.at(-1)?.end_date ?? start;
    await db.transaction().execute(async (tx) => {
      const agreement = await insertAgreement(tx, {
        ...{ agreement_draft, contract, client: people.client, profile: people.consultant },
        ...{ role: 'Arkitekt', percentage: 100, currency: 'NOK' },
        ...{ start_date: start, end_date: scope_end },
      });
      const rows = rates.map((rate) => ({
        ...{ agreement: agreement ?? '', scope_start: start, scope_end, ...rate },
      }));
      if (rows.length > 0) await tx.insertInto('agreement_rate').values(rows).execute();
    });
  }
  const lengths = fc.array(fc.integer({ min: 2, max: 200 }), { minLength: 1, maxLength: 6 });

  it('stores rates that cover the scope exactly, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(lengths, async (days) => {
        const chain = chainOf(days);
        await expect(store(chain, chain.toReversed())).resolves.toBeUndefined();
      }),
      { numRuns: 15 },
    );
  });

  it.each(Object.entries(mistakes))('refuses rates where %s', async (_name, mistake) => {
    await fc.assert(
      fc.asyncProperty(lengths, fc.nat(5), async (days, place) => {
        const chain = chainOf(days);
        await expect(store(chain, mistake(chain, place))).rejects.toThrow(/violates/);
      }),
      { numRuns: 8 },
    );
  });
});
