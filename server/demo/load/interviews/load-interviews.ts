import '../../../src/interviews/interviews.tables.ts';
import type { InterviewState } from '@torg/protocol/interviews/interview-life';
import type { Country } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Tx } from '../../../src/platform/database/tables.ts';
import { insertRows } from '../../insert-rows.ts';
import { bookingId } from '../demo-ids.ts';
import type { Moments } from '../moments.ts';

interface Kind {
  state: InterviewState;
  /** days from now, of the times that are offered, or of the one that was agreed on */
  days: readonly number[];
  wish?: string;
  reason?: string;
}

/** Every kind in turn: to choose from, booked, moved away from, off, and over. */
const kinds: readonly Kind[] = [
  { state: 'offered', days: [3, 4, 7] },
  { state: 'booked', days: [2] },
  { state: 'others_wanted', days: [], wish: 'Jeg er på kurs da. Torsdag eller fredag passer.' },
  { state: 'booked', days: [-6] },
  { state: 'declined', days: [], wish: 'Jeg har sagt ja til noe annet. Takk for at dere spurte!' },
  { state: 'cancelled', days: [5], reason: 'Oppstarten er utsatt, så vi venter med samtalen.' },
  { state: 'booked', days: [1] },
];

const kindAt = (at: number): Kind => kinds[at % kinds.length] ?? { state: 'offered', days: [3] };

interface Pair {
  assignment: string | null;
  opportunity: string | null;
  account: string;
  title: string;
  country: Country;
  inviter: string;
  colleague: string | null;
}

/** Whoever has sent interest and waits for an answer; those chosen for an interview first. */
async function findInterested(tx: Tx): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select i.assignment, null as opportunity, i.account, left(a.title, 120) as title, g.country,
      e.account as inviter,
      (select y.account from account as y where y.organization = a.organization
        and y.account <> e.account and y.verified order by y.account limit 1) as colleague
    from assignment_interest as i join assignment as a on a.assignment = i.assignment
    join organization as g on g.organization = a.organization
    join assignment_editor as e on e.assignment = a.assignment and e.position = 0
    join account as x on x.account = i.account
    where a.state = 'published' and i.state in ('received', 'considered', 'interview', 'offered')
    order by x.email <> 'konsulent@torg.example', i.state <> 'interview', i.assignment_interest
    limit 14`.execute(tx);
  return rows;
}

/** Somebody visible for each of two needs of clients. */
async function findForNeeds(tx: Tx): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select null as assignment, n.opportunity, (
        select v.profile from profile_availability as v where v.visible_in_search
        order by md5(v.profile::text || n.opportunity::text) limit 1) as account,
      'En prat om et mulig oppdrag' as title, g.country, n.created_by as inviter,
      null as colleague
    from opportunity as n join organization as g on g.organization = n.organization
    where not n.archived and n.own_of is null and g.kind = 'client' and n.created_by is not null
    order by n.opportunity limit 2`.execute(tx);
  return rows;
}

/** In the morning of a weekday, so many days from now; what is to come is never over already. */
function inTheMorning(moments: Moments, days: number): Date {
  const start = new Date(`${moments.day(days)}T09:00:00Z`);
  if ([0, 6].includes(start.getUTCDay())) return inTheMorning(moments, days + 1);
  return days > 0 && start < moments.hours(1) ? moments.hours(1) : start;
}

function rowsOf(pair: Pair, at: number, moments: Moments) {
  const { state, days, wish = '', reason = '' } = kindAt(at);
  const { inviter, colleague, ...about } = pair;
  const interview = bookingId(`${pair.assignment ?? pair.opportunity}:${pair.account}`);
  const [first] = days;
  const isAgreed = state !== 'offered' && first !== undefined;
  const written = moments.days(-8);
  const row = {
    ...about,
    ...{ interview, state, wish, reason, invited_by: inviter },
    ...(at % 2 === 0
      ? { place: 'Hos oss, 3. etasje', link: null }
      : { place: '', link: 'https://mote.torg.example/rom/42' }),
    note: 'Vi er to som deltar, og det blir en uformell prat om oppdraget og hvordan du jobber.',
    starts_at: isAgreed ? inTheMorning(moments, first) : null,
    minutes: isAgreed ? 45 : null,
    booked_at: isAgreed ? moments.days(-7) : null,
    reminded_for: isAgreed ? inTheMorning(moments, first) : null,
    version: state === 'offered' ? 1 : 2,
    ...{ created_at: written, updated_at: state === 'offered' ? written : moments.days(-7) },
  };
  const times = (state === 'offered' ? days : []).map((day) => ({
    interview_time: bookingId(`${interview}:${day}`),
    ...{ interview, starts_at: inTheMorning(moments, day), minutes: 45 },
  }));
  const people = [inviter, ...(colleague === null ? [] : [colleague])];
  return { row, times, people: people.map((account) => ({ interview, account })) };
}

/** Interviews of every kind, about assignments and about needs. */
export async function loadInterviews(tx: Tx, moments: Moments): Promise<void> {
  const pairs = [...(await findInterested(tx)), ...(await findForNeeds(tx))];
  const made = pairs.map((pair, at) => rowsOf(pair, at, moments));
  await insertRows(
    tx,
    'interview',
    made.map(({ row }) => row),
  );
  await insertRows(
    tx,
    'interview_time',
    made.flatMap(({ times }) => times),
  );
  await insertRows(
    tx,
    'interview_person',
    made.flatMap(({ people }) => people),
  );
}
