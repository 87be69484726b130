import { blaklokke } from './careers/blaklokke.ts';
import { grindvakt } from './careers/grindvakt.ts';
import { hengelas } from './careers/hengelas.ts';
import { independents } from './careers/independents.ts';
import { kantarell } from './careers/kantarell.ts';
import { kvernstein } from './careers/kvernstein.ts';
import { lemen } from './careers/lemen.ts';
import { makeskrik } from './careers/makeskrik.ts';
import { norrskar } from './careers/norrskar.ts';
import { tommerfloter } from './careers/tommerfloter.ts';
import { treTallar } from './careers/tre-tallar.ts';
import type { DemoCareer } from './careers.types.ts';

/** By the keys of the people; who has just come has none. */
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
