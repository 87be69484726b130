import { admins } from './people/admins.ts';
import { blaklokke } from './people/blaklokke.ts';
import { buyers } from './people/buyers.ts';
import { grindvakt } from './people/grindvakt.ts';
import { hengelas } from './people/hengelas.ts';
import { independents } from './people/independents.ts';
import { kantarell } from './people/kantarell.ts';
import { kvernstein } from './people/kvernstein.ts';
import { lemen } from './people/lemen.ts';
import { makeskrik } from './people/makeskrik.ts';
import { norrskar } from './people/norrskar.ts';
import { tommerfloter } from './people/tommerfloter.ts';
import { treTallar } from './people/tre-tallar.ts';
import type { TownAdmin, TownBuyer, TownConsultant, TownPerson } from './town.types.ts';

export const townAdmins: readonly TownAdmin[] = admins;
export const townBuyers: readonly TownBuyer[] = buyers;

export const townConsultants: readonly TownConsultant[] = [
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
];

export const townPeople: readonly TownPerson[] = [...townAdmins, ...townBuyers, ...townConsultants];
