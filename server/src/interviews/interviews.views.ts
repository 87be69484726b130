import type { Interview } from '@torg/protocol/interviews/interview-shapes';
import { marketZones } from '@torg/protocol/market-day';
import { imageUrl } from '../files/files.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { can, isOver, mayInvite, maySeeNeed } from './interviews.policy.ts';
import type { InterviewRow } from './interviews.repository.ts';

interface Viewer {
  actor: Actor;
  now: Date;
}

/** The times that wait to be chosen from; those that are over cannot be taken. */
function timesOf(row: InterviewRow, mayTake: boolean, now: Date): Interview['times'] {
  if (row.state !== 'offered') return [];
  return row.times.map((time) => ({
    ...time,
    can: { take: mayTake && Date.parse(time.starts_at) > now.getTime() },
  }));
}

/** A consultant without interest in the assignment may not be able to open it. */
const seesAssignment = (row: InterviewRow, actor: Actor): boolean =>
  row.thread !== null || mayInvite(actor, row);

export function interviewView(row: InterviewRow, { actor, now }: Viewer): Interview {
  const { starts_at, minutes } = row;
  const allowed = can(actor, row, now);
  return {
    interview: row.interview,
    state: row.state,
    title: row.title,
    assignment: seesAssignment(row, actor) ? row.assignment : null,
    opportunity: maySeeNeed(actor, row) ? row.opportunity : null,
    company_name: row.company_name,
    consultant: {
      account: row.account,
      name: row.consultant_name,
      image_url: imageUrl(row.image_file),
    },
    people: row.people,
    place: row.place,
    link: row.link,
    note: row.note,
    times: timesOf(row, allowed.take, now),
    booked:
      starts_at === null || minutes === null
        ? null
        : { starts_at: starts_at.toISOString(), minutes },
    is_over: isOver(row, now),
    zone: marketZones[row.country],
    wish: row.wish,
    reason: row.reason,
    version: row.version,
    thread: row.is_in_thread ? row.thread : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: allowed,
  };
}
