import type { DemoContract } from './demo.types.ts';

type More = Partial<Omit<DemoContract, 'companyKey' | 'status'>>;

const signed = (
  companyKey: string,
  offsetDays: number,
  { version = 'current', ...more }: More = {},
): DemoContract => ({ companyKey, version, status: 'completed', offsetDays, ...more });

/** Signed on a version that no longer counts. */
const outgrown = (companyKey: string, offsetDays: number): DemoContract =>
  signed(companyKey, offsetDays, { version: 1 });

const unsigned = (
  companyKey: string,
  status: Exclude<DemoContract['status'], 'completed'>,
  offsetDays: number,
  more: More = {},
): DemoContract => ({ companyKey, version: 'current', status, offsetDays, ...more });

/**
 * Cooperation agreements. The second version stays good beside the current one, the first does not.
 * Companies that are not listed have never received one.
 */
export const demoContracts: readonly DemoContract[] = [
  signed('blaklokke', -300, { version: 2 }),
  signed('kvernstein', -240, { provider: 'oneflow' }),
  outgrown('makeskrik', -500),
  unsigned('makeskrik', 'in_progress', -12, { seen: 'viewed' }),
  signed('hengelas', -150),
  signed('tommerfloter', -460, { version: 2 }),
  outgrown('lemen', -510),
  unsigned('lemen', 'declined', -24, {
    reason: 'Vi kan ikke godta oppsigelsestiden på tre måneder. Kan dere ringe meg?',
  }),
  signed('kantarell', -260),
  signed('tre-tallar', -120),
  signed('norrskar', -295, { version: 2 }),
  outgrown('grindvakt', -495),
  unsigned('grindvakt', 'expired', -33),
  signed('ekerhovd', -305, { version: 2, provider: 'uploaded' }),
  signed('skogstad', -255),
  signed('vasquez', -440, { version: 2 }),
  signed('hjermann', -130),
  unsigned('saetherskar', 'recalled', -14, {
    reason: 'Sendt til feil person. Den riktige får en ny avtale i løpet av uken.',
  }),
  signed('wikmark', -175),
  signed('palmqvist', -220, { provider: 'uploaded' }),
  outgrown('tehrani', -520),
  unsigned('tehrani', 'in_progress', -3, { seen: 'signed' }),
];
