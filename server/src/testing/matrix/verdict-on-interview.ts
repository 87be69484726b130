import { allCalls, type CallName } from '@torg/protocol/all-calls';
import { verdict, type Caller, type Thing, type Verdict } from './oracle.ts';

/** Nobody chooses for the consultant but their company, not even an admin. */
const byConsultants = new Set<CallName>([
  'takeInterviewTime',
  'wantOtherInterviewTimes',
  'declineInterview',
]);

/** What the specification says of a call about an interview, which has two sides. */
export function verdictOnInterview(
  name: CallName,
  caller: Caller | null,
  thing: Thing & { kind: 'interview' },
): Verdict {
  const { access } = allCalls[name];
  if (access === 'board-editor') {
    return verdict(access, caller, { ...thing, account: '', organization: '', people: [] });
  }
  const expected = verdict(access, caller, thing);
  if (!byConsultants.has(name) || expected !== 'open' || caller === null) return expected;
  const runsCompany = caller.administers && caller.organization === thing.organization;
  return caller.account === thing.account || runsCompany ? expected : 'user_is_not_authorized';
}
