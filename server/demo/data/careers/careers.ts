import { blaklokke } from './blaklokke.ts';
import { grindvakt } from './grindvakt.ts';
import { hengelas } from './hengelas.ts';
import { independents } from './independents.ts';
import { kantarell } from './kantarell.ts';
import { kvernstein } from './kvernstein.ts';
import { lemen } from './lemen.ts';
import { makeskrik } from './makeskrik.ts';
import { norrskar } from './norrskar.ts';
import { tommerfloter } from './tommerfloter.ts';
import { treTallar } from './tre-tallar.ts';
import type { DemoCareer } from './careers.types.ts';

/** By the keys of the people; new accounts have none. */
export const careerOf: ReadonlyMap<string, DemoCareer> = new Map(
  Object.entries<DemoCareer>({
    ...blaklokke,
    ...kvernstein,
    ...makeskrik,
    ...hengelas,
    ...tommerfloter,
    ...lemen,
    ...kantarell,
    ...treTallar,
    ...norrskar,
    ...grindvakt,
    ...independents,
  }),
);
