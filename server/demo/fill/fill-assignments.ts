import type { Requirement } from '@torg/protocol/assignments/assignment-shapes';
import type { AssignmentState } from '@torg/protocol/assignments/assignment-life';
import type { Locale } from '@torg/protocol/terms';
import type { Db } from '../../src/platform/database/tables.ts';
import { dice, type Dice } from '../dice.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import type { Moments } from '../load/moments.ts';
import type { Catalogue } from './catalogue.ts';
import type { Consultant, Person } from './consultant.ts';
import { assignmentId } from './fill-ids.ts';
import { workPattern, type Pattern } from './patterns.ts';
import { assignmentText, phrasesOf, say, type Subject } from './texts.ts';

export interface Work extends Pattern {
  number: number;
  assignment: string;
  state: AssignmentState;
  direct: boolean;
  /** all of one client; the first wrote the assignment */
  editors: readonly Person[];
  /** the consultants invited to a direct assignment */
  invited: readonly Consultant[];
  subject: Subject;
  locale: Locale;
  /** days from now; null for a draft */
  published: number | null;
  ended: number | null;
}

const atOnce = 500;

function stateOf(chance: Dice): AssignmentState {
  const share = chance.throw();
  if (share < 0.55) return 'published';
  if (share < 0.64) return 'draft';
  return share < 0.87 ? 'unpublished' : 'closed';
}

function daysOf(state: AssignmentState, chance: Dice): Pick<Work, 'published' | 'ended'> {
  if (state === 'draft') return { published: null, ended: null };
  if (state === 'published') return { published: -80 * chance.throw() ** 1.5, ended: null };
  const ended = -600 * chance.throw();
  return { published: ended - chance.whole(14, 50) - chance.throw(), ended };
}

interface World {
  buyers: readonly Person[];
  consultants: readonly Consultant[];
  catalogue: Catalogue;
}

function invite(consultants: readonly Consultant[], by: Person, chance: Dice): Consultant[] {
  const { country } = by.company;
  const here = consultants.filter((one) => one.visible && one.company.country === country);
  return chance.some(here, chance.whole(2, 5));
}

function makeWork(number: number, { buyers, consultants, catalogue }: World): Work {
  const chance = dice(`assignment ${number}`);
  const author = chance.pick(buyers);
  const colleagues = buyers.filter((one) => one !== author && one.company === author.company);
  const { country, name } = author.company;
  const locale = country === 'NO' ? 'nb' : 'sv';
  const pattern = workPattern(chance, country, catalogue);
  const state = stateOf(chance);
  const direct = state !== 'draft' && chance.chance(0.06);
  return {
    ...pattern,
    number,
    assignment: assignmentId(number),
    state,
    direct,
    editors: [author, ...chance.some(colleagues, chance.whole(0, 2))],
    invited: direct ? invite(consultants, author, chance) : [],
    subject: {
      role: catalogue.nameOf(pattern.roles[0] ?? '', locale),
      skills: pattern.skills.map((skill) => catalogue.nameOf(skill, locale)),
      matter: chance.pick(phrasesOf[country].matters),
      client: name,
    },
    locale,
    ...daysOf(state, chance),
  };
}

function deadlineOf(work: Work, chance: Dice, { day }: Moments) {
  const share = chance.throw();
  if (share < 0.2) return { deadline_kind: 'continuous', deadline_date: null } as const;
  if (share < 0.35) return { deadline_kind: 'asap', deadline_date: null } as const;
  const from = work.ended ?? (work.state === 'published' ? -8 : 5);
  return { deadline_kind: 'date', deadline_date: day(from + chance.whole(0, 40)) } as const;
}

function requirementsOf(work: Work, chance: Dice): Requirement[] {
  const { demands } = phrasesOf[work.locale === 'nb' ? 'NO' : 'SE'];
  const kinds = ['must', 'must', 'should'] as const;
  const some = chance.some(demands, chance.whole(0, kinds.length));
  return some.map((demand, place) => ({
    kind: kinds[place] ?? 'should',
    text: say(demand, work.subject, chance),
  }));
}

function columnsOf(work: Work, { catalogue }: World, moments: Moments): Row<'assignment'> {
  const chance = dice(`text of assignment ${work.number}`);
  const { country, organization } = (work.editors[0] as Person).company;
  const phrases = phrasesOf[country];
  const author = work.editors[0]?.account ?? null;
  const allow_remote_work = chance.chance(0.5);
  const created = (work.published ?? -60 * chance.throw()) - 2 * chance.throw();
  return {
    assignment: work.assignment,
    organization,
    state: work.state,
    assignment_type: work.direct ? 'direct' : 'public',
    title: say(chance.pick(phrases.titles), work.subject, chance).slice(0, 120),
    description: assignmentText(phrases, work.subject, chance),
    discipline: catalogue.disciplineOf(work.roles[0] ?? ''),
    requirements: requirementsOf(work, chance),
    duration: chance.pick(phrases.durations),
    terms_and_conditions: chance.pick(phrases.terms),
    percent: chance.pick([40, 50, 60, 80, 100, 100, 100, 100]),
    start_date: moments.day((work.ended ?? 0) + chance.whole(10, 120)),
    allow_remote_work,
    region: chance.pick(catalogue.regions[country]),
    place_description: chance.pick(phrases.places),
    ...deadlineOf(work, chance, moments),
    close_reason: work.state === 'closed' ? chance.pick(['hired_on_torg', 'cancelled']) : null,
    public_date: work.published === null ? null : moments.days(work.published),
    revision: chance.whole(1, 30),
    created_at: moments.days(created),
    created_by: author,
    updated_at: moments.days(work.ended ?? work.published ?? created),
    updated_by: author,
  };
}

const personRows = (work: Work, people: readonly Person[]) =>
  people.map(({ account }, position) => ({ assignment: work.assignment, account, position }));

const competencyRows = ({ assignment, roles, skills }: Work) =>
  [...roles.slice(0, 3), ...skills.slice(0, 15)].map((competency, position) => ({
    assignment,
    competency,
    position,
  }));

export async function fillAssignments(
  db: Db,
  count: number,
  world: World,
  moments: Moments,
): Promise<Work[]> {
  const all = Array.from({ length: count }, (_, number) => makeWork(number, world));
  for (let from = 0; from < count; from += atOnce) {
    const some = all.slice(from, from + atOnce);
    const rows = some.map((work) => columnsOf(work, world, moments));
    await insertRows(db, 'assignment', rows);
    await insertRows(db, 'assignment_competency', some.flatMap(competencyRows));
    const editors = some.flatMap((work) => personRows(work, work.editors));
    await insertRows(db, 'assignment_editor', editors);
    const contacts = some.flatMap((work) => personRows(work, work.editors.slice(0, 1)));
    await insertRows(db, 'assignment_contact', contacts);
    const invited = some.flatMap((work) => personRows(work, work.invited));
    await insertRows(db, 'assignment_invited', invited);
  }
  return all;
}
