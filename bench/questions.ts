import { boardQuestions } from './boards/board-questions.ts';
import type { Cast } from './cast.ts';
import { contractQuestions } from './contracts/contract-questions.ts';
import { bulkQuestions, profileQuestions } from './profile-questions.ts';
import { needQuestions } from './opportunities/need-questions.ts';
import type { Player } from './sign-in.ts';
import { at, count, type Question, type Reply } from './question.ts';
import { searchQuestions } from './search-questions.ts';

const comment = 'Jeg har levert tilsvarende løsninger for to norske kunder og kan starte straks.';

/** The fields of an assignment that both sides return, under either of their names. */
const gistOfOne = (one: Reply) => ({
  id: one['uuid'] ?? one['assignment'],
  title: one['title'],
  description: one['description'],
  competencies: count(one['competencies']) + count(one['roles']) + count(one['skills']),
  threads: count(one['message_threads']),
  people: count(one['editors']) + count(one['contacts']),
  attachments: count(one['attachments']),
});

const gistOfList = ({ assignments, total, limit, offset }: Reply) => ({
  total,
  limit,
  offset,
  assignments: (assignments as Reply[]).map(gistOfOne),
});

/** Distinct pairs of a consultant and an unanswered assignment. */
export function interestPair(
  group: readonly Player[],
  unanswered: readonly string[],
  turn: number,
) {
  const round = Math.floor(turn / group.length);
  return { who: at(group, turn), assignment: at(unanswered, turn + round) };
}

export const interestIn = ({ who, assignment }: { who: Player; assignment: string }) => ({
  assignment_id: assignment,
  consultants: [{ consultant_id: who.account, comment }],
});

function list(cast: Cast, name: string, options: { barePath: string; filters: object }): Question {
  return {
    name,
    target: 0.8,
    mostTail: 2,
    torg: (turn) => ({
      method: 'POST',
      path: '/api/main/assignments',
      cookie: at(cast.consultants, turn).cookie,
      body: { locale: 'nb', limit: 18, offset: 0, ...options.filters },
    }),
    bare: (turn) => ({
      method: 'POST',
      path: options.barePath,
      body: { account: at(cast.consultants, turn).account, limit: 18, offset: 0 },
    }),
    gist: gistOfList,
  };
}

const one = (cast: Cast): Question => ({
  name: 'one assignment, all relations',
  target: 0.55,
  mostTail: 2,
  torg: (turn) => ({
    method: 'GET',
    path: `/api/main/assignment/${at(cast.assignments, turn)}?locale=nb`,
    cookie: at(cast.consultants, turn).cookie,
  }),
  bare: (turn) => ({
    method: 'GET',
    path: `/one/${at(cast.assignments, turn)}?account=${at(cast.consultants, turn).account}`,
  }),
  gist: gistOfOne,
});

const create = (cast: Cast): Question => ({
  name: 'create',
  target: 0.55,
  mostTail: 2,
  torg: (turn) => ({
    method: 'POST',
    path: '/api/main/assignments/new',
    cookie: at(cast.buyers, turn).cookie,
  }),
  bare: (turn) => {
    const { account, organization } = at(cast.buyers, turn);
    return { method: 'POST', path: '/create', body: { account, organization } };
  },
  gist: ({ assignment_uuid }) => typeof assignment_uuid,
});

function interest(cast: Cast): Question {
  const { consultants, unanswered } = cast;
  // One half of the pairs for each side.
  const half = consultants.length * Math.floor(unanswered.length / 2);
  return {
    name: 'interest',
    target: 0.55,
    mostTail: 2,
    torg(turn) {
      const pair = interestPair(consultants, unanswered, turn);
      const path = '/api/main/client/assignment-interest-message';
      return { method: 'POST', path, cookie: pair.who.cookie, body: interestIn(pair) };
    },
    bare(turn) {
      const pair = interestPair(consultants, unanswered, half + turn);
      return { method: 'POST', path: '/interest', body: interestIn(pair) };
    },
    gist: ({ thread_id }) => typeof thread_id,
  };
}

/** All questions that both sides answer. */
export const questions = (cast: Cast): Question[] => [
  list(cast, 'list of 18 with total', { barePath: '/list', filters: {} }),
  list(cast, 'filtered list', {
    barePath: '/filtered',
    filters: { countryFilter: 'NO', disciplineFilter: 'technology', remoteFilter: 'remote-only' },
  }),
  one(cast),
  create(cast),
  interest(cast),
  ...profileQuestions(cast),
  ...searchQuestions(cast),
  ...contractQuestions(cast),
  ...needQuestions(cast),
  ...boardQuestions(cast),
  ...bulkQuestions(cast),
];
