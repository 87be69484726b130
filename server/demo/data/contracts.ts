import type { DemoContract } from './demo.types.ts';

const signed = (companyKey: string, version: number, offsetDays: number): DemoContract => ({
  companyKey,
  version,
  status: 'completed',
  isCompliant: true,
  offsetDays,
});
/** Signed on a version of the agreement that is no longer valid. */
const outgrown = (companyKey: string, offsetDays: number): DemoContract => ({
  ...signed(companyKey, 1, offsetDays),
  isCompliant: false,
});
const unsigned = (
  companyKey: string,
  status: Exclude<DemoContract['status'], 'completed'>,
  offsetDays: number,
): DemoContract => ({ companyKey, version: 2, status, isCompliant: false, offsetDays });

/** Cooperation agreements. Companies that are not listed have never received one. */
export const demoContracts: readonly DemoContract[] = [
  signed('blaklokke', 2, -210),
  signed('kvernstein', 2, -340),
  outgrown('makeskrik', -480),
  unsigned('makeskrik', 'in_progress', -6),
  signed('hengelas', 2, -150),
  signed('tommerfloter', 1, -460),
  outgrown('lemen', -470),
  unsigned('lemen', 'declined', -24),
  signed('kantarell', 2, -260),
  signed('tre-tallar', 2, -120),
  signed('norrskar', 2, -95),
  outgrown('grindvakt', -450),
  unsigned('grindvakt', 'expired', -33),
  signed('ekerhovd', 2, -300),
  signed('skogstad', 2, -280),
  signed('vasquez', 1, -440),
  signed('hjermann', 2, -130),
  unsigned('saetherskar', 'recalled', -14),
  signed('wikmark', 2, -175),
  signed('palmqvist', 2, -220),
  outgrown('tehrani', -430),
  unsigned('tehrani', 'in_progress', -3),
];
