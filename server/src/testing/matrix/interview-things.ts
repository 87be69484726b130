import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anInterview } from '../../interviews/interviews.fixtures.ts';
import type { World } from '../a-world.ts';
import type { TestApi } from '../start-test-api.ts';
import type { Thing } from './oracle.ts';

interface Own {
  whose: string;
  id: string;
  thing: Thing;
}

/** Interviews of two clients with consultants of two companies; a colleague takes part in one. */
export async function interviewsOf(
  { db }: TestApi,
  world: World,
  { colleague, rival }: { colleague: string; rival: string },
): Promise<Own[]> {
  const { buyer, otherBuyer, consultant, otherConsultant } = world.accounts;
  const { assignment, company } = world;
  const other = await anAssignment(db, { editors: [otherBuyer] });
  const ofRival = { assignment, account: otherConsultant, people: [buyer, colleague] as const };
  const booked = { state: 'booked' as const, minutes: 45, booked_at: new Date() };
  const starts_at = new Date('2099-01-01T10:00:00Z');
  const named = (whose: string, id: string, thing: object): Own => ({
    ...{ whose, id },
    thing: {
      ...{ kind: 'interview', editors: [buyer], account: consultant },
      ...{ organization: company, people: [], ...thing },
    },
  });
  return [
    named("the buyer's", world.interview.interview, {}),
    named('with a colleague', await anInterview(db, { ...ofRival, ...booked, starts_at }), {
      ...{ account: otherConsultant, organization: rival, people: [colleague] },
    }),
    named(
      "the other client's",
      await anInterview(db, { assignment: other, account: consultant, people: [otherBuyer] }),
      { editors: [otherBuyer] },
    ),
  ];
}
