import type { Cast } from './cast.ts';
import type { Player } from './sign-in.ts';
import { at, count, type Question, type Reply } from './question.ts';

const lists = ['projects', 'work_experiences', 'educations', 'courses', 'languages', 'skills'];

const gistOfProfile = (profile: Reply) => ({
  account: profile['account'],
  name: profile['name'],
  description: profile['description'],
  availability: profile['availability'],
  company: (profile['consultant_company'] as Reply)['name'],
  counts: lists.map((list) => count(profile[list])),
  used: (profile['projects'] as Reply[]).map(
    (project) => count(project['project_roles']) + count(project['project_skills']),
  ),
});

/** Read by buyers, who see visible profiles only. */
const fullProfile = ({ buyers, fullProfiles }: Cast): Question => ({
  name: 'one full profile (20 projects, 15 jobs)',
  target: 0.6,
  torg: (turn) => ({
    method: 'GET',
    path: `/api/main/profile/${at(fullProfiles, turn)}?locale=nb`,
    cookie: at(buyers, turn).cookie,
  }),
  bare: (turn) => ({
    method: 'GET',
    path: `/profile/${at(fullProfiles, turn)}?account=${at(buyers, turn).account}`,
  }),
  gist: gistOfProfile,
});

/** The entries that rules read: Torg names them in its results, the bare handler sends them whole. */
function gistOfConsultant(one: Reply) {
  const entries = ['validations', 'entries'].flatMap((list) => (one[list] ?? []) as Reply[]);
  const named = entries.flatMap(({ project, work_experience }) => project ?? work_experience ?? []);
  return { account: one['account'], email: one['email'], entries: new Set(named).size };
}

const validations = ({ companyAdmin: { organization, cookie } }: Cast): Question => ({
  name: '500 profiles with validations, beside loading their rows',
  target: 1 / 3,
  connections: 4,
  torg: () => ({
    method: 'GET',
    path: `/api/main/consultant-companies/${organization}/profiles-with-validations`,
    cookie,
  }),
  bare: () => ({ method: 'GET', path: `/bench-of/${organization}` }),
  gist: ({ profiles }) => (profiles as Reply[]).map(gistOfConsultant),
});

const inBulk = 1_000;

/** A regular update of a bench: of ten consultants, six are confirmed, three available, one is not. */
function updatesAt({ profiles }: Cast, turn: number) {
  const slices = Math.max(1, Math.floor(profiles.length / inBulk));
  const from = (turn % slices) * inBulk;
  const round = Math.floor(turn / slices);
  return profiles.slice(from, from + inBulk).map((profile, place) => {
    const drawn = (place + round) % 10;
    if (drawn > 3) return { profile, updateAvailabilityUpdatedOnly: true };
    return { profile, isAvailable: drawn > 0 };
  });
}

function availability(cast: Cast): Question {
  const { cookie }: Player = cast.admin;
  const body = (turn: number) => ({ updates: updatesAt(cast, turn) });
  return {
    name: 'availability of 1,000, beside the one statement',
    target: 0.5,
    torg: (turn) => ({
      method: 'POST',
      path: '/api/main/profile/availability/bulk',
      cookie,
      body: body(turn),
    }),
    bare: (turn) => ({ method: 'POST', path: '/availability', body: body(turn) }),
    gist: (records) =>
      (records as unknown as Reply[]).map((one) => [one['account'], one['availability']]),
  };
}

export const profileQuestions = (cast: Cast): Question[] => [fullProfile(cast), validations(cast)];
/** Run last: it writes thousands of rows a second, which slows the reads after it. */
export const bulkQuestions = (cast: Cast): Question[] => [availability(cast)];
