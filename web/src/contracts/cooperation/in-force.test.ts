import { expect, it } from 'vitest';
import { aCooperationContract } from './cooperation.fixtures.ts';
import { agreementsOf } from './in-force.ts';

const onVersion = (version: number, given: Parameters<typeof aCooperationContract>[0]) =>
  aCooperationContract({
    ...given,
    document: { document: `d${version}`, type: 'cooperation_norwegian', version },
  });

it('nothing is in force where nothing that counts was signed', () => {
  const older = onVersion(1, { status: 'completed', is_compliant: false });
  const old = onVersion(2, { status: 'completed', is_compliant: false });
  const declined = onVersion(3, { status: 'declined' });
  expect(agreementsOf({ contracts: [declined, older, old] })).toEqual({
    in_force: undefined,
    outdated: old,
    on_the_way: undefined,
  });
});

it('the newest version that counts is the one in force, beside what is on its way', () => {
  const first = onVersion(1, { status: 'completed', is_compliant: true });
  const second = onVersion(2, { status: 'completed', is_compliant: true });
  const sent = onVersion(3, { status: 'in_progress' });
  expect(agreementsOf({ contracts: [sent, first, second] })).toEqual({
    in_force: second,
    outdated: undefined,
    on_the_way: sent,
  });
});
