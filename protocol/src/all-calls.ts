import { accountCalls, authCalls, liveCalls, mailboxCalls } from './accounts.ts';
import { assignmentCalls } from './assignments.ts';
import type { Call } from './call.ts';
import { changeCalls } from './changes.ts';
import { clientCalls } from './clients.ts';
import { competencyCalls } from './competencies.ts';
import { consultantCompanyCalls } from './consultant-companies.ts';
import { eventLogCalls } from './events.ts';
import { interestCalls } from './interest.ts';
import { messageCalls } from './messages.ts';
import { organizationCalls } from './organizations.ts';
import { peopleCalls } from './people.ts';
import { profileCalls } from './profiles.ts';
import { qaInterviewCalls } from './qa-interviews.ts';
import { regionCalls } from './regions.ts';
import { savedProfileCalls } from './saved-profiles.ts';
import { savedSearchCalls } from './saved-searches.ts';
import { searchEngineCalls } from './search-engine.ts';
import { searchCalls } from './search.ts';
import { shellCalls, signInCalls } from './shell.ts';
import { threadNumberCalls } from './thread-numbers.ts';
import { vocabularyCalls } from './vocabulary.ts';
import { waitingCalls } from './waiting.ts';

/** Every call of the product, by handler name. */
export const allCalls = {
  ...signInCalls,
  ...shellCalls,
  ...authCalls,
  ...accountCalls,
  ...mailboxCalls,
  ...liveCalls,
  ...organizationCalls,
  ...regionCalls,
  ...competencyCalls,
  ...eventLogCalls,
  ...changeCalls,
  ...profileCalls,
  ...consultantCompanyCalls,
  ...qaInterviewCalls,
  ...peopleCalls,
  ...assignmentCalls,
  ...interestCalls,
  ...clientCalls,
  ...messageCalls,
  ...threadNumberCalls,
  ...searchCalls,
  ...searchEngineCalls,
  ...vocabularyCalls,
  ...waitingCalls,
  ...savedProfileCalls,
  ...savedSearchCalls,
};
export type AllCalls = typeof allCalls;
export type CallName = keyof AllCalls;

/** `POST /api/main/assignments`: how the app and the tests name a call. */
export type CallKey<C> = C extends {
  method: infer M extends string;
  base: infer B extends string;
  path: infer P extends string;
}
  ? `${M} /api/${B}${P}`
  : never;

export type CallsByKey = { [N in CallName as CallKey<AllCalls[N]>]: AllCalls[N] };

export function callKey(call: Pick<Call, 'method' | 'base' | 'path'>): string {
  return `${call.method} /api/${call.base}${call.path}`;
}
