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
import type { DemoAdmin, DemoBuyer, DemoConsultant, DemoPerson } from './demo.types.ts';

export const demoAdmins: readonly DemoAdmin[] = admins;
export const demoBuyers: readonly DemoBuyer[] = buyers;

export const demoConsultants: readonly DemoConsultant[] = [
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

export const demoPeople: readonly DemoPerson[] = [...demoAdmins, ...demoBuyers, ...demoConsultants];
