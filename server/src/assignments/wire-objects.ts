import type { Locale, Role } from '@torg/protocol/terms';
import { sql, type RawBuilder } from 'kysely';
import { nameColumn } from '../competencies/competencies.queries.ts';
import { wireMoment } from '../platform/database/wire-moment.ts';
import type { InterestSeen } from './assignments.policy.ts';

/** The viewer, their language, and which interest they see. */
export interface Viewer {
  account: string;
  role: Role;
  organization: string | null;
  locale: Locale;
  interestSeen: InterestSeen;
}

/** `c` as a role, skill or discipline of the protocol. */
export const competencyObject = (locale: Locale): RawBuilder<unknown> =>
  sql`json_build_object('uuid', c.competency, 'name', ${sql.ref(`c.${nameColumn[locale]}`)},
    'type', c.type, 'discipline', c.discipline)`;

/** Thread `t`, in which the viewer is participant `mine`. */
export const threadObject = (viewer: Viewer): RawBuilder<unknown> =>
  sql`json_build_object('thread_id', t.thread, 'created_at', ${wireMoment(sql`t.created_at`)},
    'number_of_unread_messages', (
      select count(*) from message as m
      where m.thread = t.thread and m.sender is distinct from ${viewer.account}::uuid
        and m.created_at > coalesce(mine.last_read_at, '-infinity')))`;

/** Interest `i` of the consultant `x`. */
export const interestObject = sql`json_build_object('assignment_interest', i.assignment_interest,
  'name', x.name, 'image_file', x.image_file, 'account', x.account,
  'state', i.state, 'cv_sent', (select s.cv_sent from cv_sent as s
    where s.assignment = i.assignment and s.profile = i.account),
  'created_at', ${wireMoment(sql`i.created_at`)})`;

/** Person `x` beside an assignment. */
export const personObject = sql`json_build_object('uuid', x.account, 'name', x.name,
  'title', x.title, 'phone', x.phone, 'email', x.email, 'image_file', x.image_file)`;

/** Whether the viewer sees interest `i` of consultant `x`. */
export function isSeenInterest(viewer: Viewer): RawBuilder<boolean> {
  if (viewer.interestSeen === 'all') return sql`true`;
  if (viewer.interestSeen === 'own') return sql`x.account = ${viewer.account}`;
  return sql`x.organization = ${viewer.organization}`;
}

/** Assignments that the account sent interest for, for itself or for somebody of its company. */
export const interestSentBy = (account: string): RawBuilder<unknown> =>
  sql`(select assignment from assignment_interest where account = ${account}
    union all select assignment from assignment_interest where sent_by = ${account})`;

export const invitationsOf = (account: string): RawBuilder<unknown> =>
  sql`(select assignment from assignment_invited where account = ${account})`;
