import { z } from 'zod';
import { callTable } from '../call.ts';
import { Country, Uuid } from '../shapes.ts';

/** One of the 36 official regions: 15 fylker of Norway, 21 län of Sweden. */
export const Region = z
  .object({ uuid: Uuid, name: z.string(), country: Country })
  .meta({ id: 'Region' });
export type Region = z.output<typeof Region>;

export const regionCalls = callTable('main', {
  listRegions: {
    method: 'GET',
    path: '/region',
    summary: 'All regions of Norway and Sweden, by country and name.',
    access: 'user',
    status: 200,
    cacheFor: 300,
    answer: z.object({ regions: z.array(Region) }),
  },
});
