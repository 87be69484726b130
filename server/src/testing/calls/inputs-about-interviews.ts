import type { CallName } from '@torg/protocol/all-calls';
import type { Person, World } from '../a-world.ts';

const hourMs = 3_600_000;
/** A time that is still to come. */
const aTime = () => ({
  starts_at: new Date(Date.now() + 96 * hourMs).toISOString(),
  minutes: 45,
});

/** The bodies of the calls about interviews, for the tests of rights. */
export const interviewBodies: Partial<Record<CallName, (world: World) => unknown>> = {
  offerInterview: ({ assignment, accounts }) => ({
    ...{ assignment, profile: accounts.consultant },
    ...{ title: 'Arkitekt', times: [aTime()] },
  }),
  takeInterviewTime: ({ interview }) => ({ interview_time: interview.time }),
  wantOtherInterviewTimes: () => ({ wish: 'Helst en mandag.' }),
  declineInterview: () => ({}),
  offerOtherInterviewTimes: () => ({ times: [aTime()], version: 1 }),
  moveInterview: () => ({ ...aTime(), version: 1 }),
  cancelInterview: () => ({ version: 1 }),
};

export const interviewQueries: Partial<Record<CallName, (world: World) => object>> = {
  draftInterview: ({ assignment }) => ({ assignment }),
};

/** Nobody chooses for the consultant but their company. */
const consultants: readonly Person[] = ['consultant', 'companyAdmin'];

export const interviewOwners: Partial<Record<CallName, readonly Person[]>> = {
  takeInterviewTime: consultants,
  wantOtherInterviewTimes: consultants,
  declineInterview: consultants,
};
