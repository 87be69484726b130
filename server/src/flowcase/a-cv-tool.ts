import type { ToolCv, ToolTexts } from '../platform/ports/cv-tool-shapes.ts';
import {
  CvToolFailure,
  type CvTool,
  type CvToolFailureReason,
  type ToolTenant,
  type ToolUser,
} from '../platform/ports/cv-tool.ts';

const no = (text: string): ToolTexts => (text === '' ? {} : { no: text });

export interface PersonThere {
  id: string;
  name?: string;
  email?: string | null;
  isDeactivated?: boolean;
  title?: string;
  summary?: string;
  /** companies with the text about each */
  jobs?: Record<string, string>;
  skills?: readonly string[];
  picture?: string | null;
}

function worksOf({ jobs = {} }: PersonThere): ToolCv['works'] {
  return Object.entries(jobs).map(([company, text], order) => ({
    ...{ id: `job-${company}`, order, isDisabled: false, isStarred: false },
    ...{ from: { year: 2015 + order, month: 3 }, to: { year: 2017 + order, month: 6 } },
    ...{ company: no(company), role: no('Utvikler'), text: no(text) },
  }));
}

function cvOf(person: PersonThere, updatedAt: Date): ToolCv {
  const { id, name = 'Ola Fjordgren', title = '', summary = '', skills = [] } = person;
  const entry = { order: 0, isDisabled: false, isStarred: false };
  const noneOf = { projects: [], educations: [], positions: [], languages: [], roles: [] };
  return {
    ...{ certifications: [], courses: [], presentations: [], publications: [], honors: [] },
    ...noneOf,
    ...{ id: `cv-${id}`, user: id, name, email: person.email ?? null, phone: null },
    ...{ title: no(title), language: 'no', pictureUrl: person.picture ?? null, updatedAt },
    summaries: [
      { ...entry, id: 'summary', label: {}, tagLine: {}, text: no(summary), points: [] },
    ].filter(() => summary !== ''),
    skillGroups: [
      {
        ...{ ...entry, id: 'group', category: {} },
        skills: skills.map((skill) => ({
          ...{ id: `skill-${skill}`, name: no(skill), years: 0, grade: 3 },
        })),
      },
    ],
    works: worksOf(person),
  };
}

/** A tool with made-up people, whose CVs a test changes, and which can be told to fail or to wait. */
export function aCvTool(first: readonly PersonThere[] = []) {
  const people = new Map<string, { person: PersonThere; updatedAt: Date }>();
  let failure: CvToolFailureReason | undefined;
  let clock = Date.now();
  let whileReading: (user: string) => Promise<void> = async () => {};
  const read: string[] = [];
  const tenants: ToolTenant[] = [];
  const set = (person: PersonThere): void => {
    clock += 1_000;
    people.set(person.id, { person, updatedAt: new Date(clock) });
  };
  for (const person of first) set(person);
  const ask = <T>(tenant: ToolTenant, answer: () => T): T => {
    tenants.push(tenant);
    if (failure !== undefined) throw new CvToolFailure(failure);
    return answer();
  };
  const userOf = ({ person, updatedAt }: { person: PersonThere; updatedAt: Date }): ToolUser => ({
    ...{ id: person.id, cv: `cv-${person.id}`, name: person.name ?? 'Ola Fjordgren' },
    ...{ email: person.email ?? null, phone: null, isDeactivated: person.isDeactivated ?? false },
    ...{ country: 'no', office: null, companyName: null, updatedAt },
    pictureUrl: person.picture ?? null,
  });
  const tool: CvTool = {
    needsKey: true,
    listUsers: async (tenant) => ask(tenant, () => [...people.values()].map(userOf)),
    listCvs: async (tenant) =>
      ask(tenant, () =>
        [...people.values()].map(({ person: { id }, updatedAt }) => ({
          ...{ user: id, cv: `cv-${id}`, updatedAt },
        })),
      ),
    async readCv(tenant, { user }) {
      read.push(user);
      const found = people.get(user);
      const cv = ask(tenant, () => found && cvOf(found.person, found.updatedAt));
      await whileReading(user);
      if (cv === undefined) throw new CvToolFailure('not_found');
      return cv;
    },
    fetchPicture: async (tenant, url) =>
      ask(tenant, () => {
        if (!url.startsWith('data:')) throw new CvToolFailure('not_allowed');
        return Buffer.from(url.split(',')[1] ?? '', 'base64');
      }),
  };
  return {
    tool,
    set,
    remove: (id: string) => people.delete(id),
    fail: (reason: CvToolFailureReason | undefined) => {
      failure = reason;
    },
    /** Does something between the reading of a CV and what becomes of it. */
    whileReading: (run: (user: string) => Promise<void>) => {
      whileReading = run;
    },
    /** whose CVs were read, one after the other */
    read,
    /** as whom each request was made */
    tenants,
  };
}
