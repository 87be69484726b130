import { interviewLife } from '@torg/protocol/interviews/interview-life';
import type { Updateable } from 'kysely';
import type { Movable } from '../../platform/moves/movable.ts';
import { Refusal, allowed } from '../../platform/refusal.ts';
import { announceMove } from '../announcing/announce-move.ts';
import { interviewMoves, isOver } from '../interviews.policy.ts';
import {
  lockInterviews,
  replacePeople,
  replaceTimes,
  system,
  updateInterview,
  type InterviewRow,
} from '../interviews.repository.ts';
import type { InterviewTable } from '../interviews.tables.ts';

interface Time {
  starts_at: string;
  minutes: number;
}

/** What goes with a move, by which it is. */
export interface InterviewStep {
  /** the one that the actor has seen */
  version?: number;
  /** the one of the times that the consultant chooses */
  interview_time?: string;
  /** where a booked one is moved to */
  time?: Time;
  /** those that are offered instead */
  times?: readonly Time[];
  /** what the invitation says from now on, and the consultant's or the editor's words */
  says?: Pick<Updateable<InterviewTable>, 'place' | 'link' | 'note' | 'wish' | 'reason'>;
  /** who takes part from now on */
  people?: readonly string[];
}
type Bookings = Movable<typeof interviewLife, InterviewRow, InterviewStep>;
type Condition = Bookings['write'];

const checkNotOver: Condition = async ({ now }, rows) =>
  allowed(!rows.some((row) => isOver(row, now)), 'interview_state_does_not_allow');

const checkVersion: Condition = async (context, rows, step) => {
  await checkNotOver(context, rows, step);
  const { with: change } = step;
  allowed(
    rows.every(({ version }) => version === change?.version),
    'interview_was_changed',
  );
};

/** Whoever cancels what was booked at the same moment looks again; a job has seen nothing. */
const checkCancelling: Condition = (context, ...rest) =>
  (context.actor === 'system' ? checkNotOver : checkVersion)(context, ...rest);

const timeOf = (row: InterviewRow, step: InterviewStep | undefined): Time | undefined =>
  row.times.find(({ interview_time }) => interview_time === step?.interview_time);

const checkTime: Condition = async ({ now }, rows, { with: step }) => {
  for (const row of rows) {
    const time = timeOf(row, step);
    if (time === undefined) throw new Refusal('interview_time_is_gone');
    allowed(Date.parse(time.starts_at) > now.getTime(), 'interview_time_is_past');
  }
};

/** Once it was agreed on, the time stays until others are offered: what is cancelled has one. */
function bookedTime(time: Time | null, now: Date) {
  if (time === null) return { starts_at: null, minutes: null, booked_at: null };
  return { starts_at: new Date(time.starts_at), minutes: time.minutes, booked_at: now };
}

const write: Bookings['write'] = async ({ db, now }, rows, { move, to: state, with: step }) => {
  const { says = {}, times = [], people } = step ?? {};
  for (const row of rows) {
    const { interview } = row;
    const taken = move === 'take' ? timeOf(row, step) : step?.time;
    const time = move === 'offer_others' ? bookedTime(null, now) : taken && bookedTime(taken, now);
    const wish = move === 'offer_others' ? '' : row.wish;
    await updateInterview(db, interview, { wish, ...says, ...time, state, updated_at: now });
    if (move !== 'move') await replaceTimes(db, interview, times);
    if (people !== undefined) await replacePeople(db, interview, people);
  }
};

export const bookings: Bookings = {
  life: interviewLife,
  policy: interviewMoves,
  columns: [{ table: 'interview', column: 'state' }],
  lock: (tx, ids, actor) => lockInterviews(tx, ids, actor === 'system' ? system : actor),
  conditions: {
    take: checkTime,
    want_others: checkNotOver,
    decline: checkNotOver,
    offer_others: checkVersion,
    move: checkVersion,
    cancel: checkCancelling,
  },
  write,
  fields: { state: 'state' },
  history: ({ interview, account, assignment, opportunity }) => ({
    object: { kind: 'interview', id: interview },
    also: [account, assignment, opportunity].filter((id) => id !== null),
  }),
  notify: announceMove,
};
