import type { Cast } from './cast.ts';
import { at, type Question, type Reply } from './question.ts';

const connections = 4;
const mostMedian = 1.5;
const limit = 18;

/** Beginnings of words that people type: skills, roles, names, companies, regions. */
const typed = ['kub', 'jav', 'osl', 'utvik', 'and', 'ber', 'proj', 'stat', 'ing', 'tes', 'sky'];

const completion = (cast: Cast): Question => ({
  name: 'suggestions of all kinds',
  mostMedian,
  mostTail: 3,
  connections,
  torg: (turn) => ({
    method: 'POST',
    path: '/api/main/client/search/autocomplete',
    cookie: at(cast.buyers, turn).cookie,
    body: { query: at(typed, turn), types: listed.map((type) => ({ type })) },
  }),
  bare: (turn) => ({ method: 'POST', path: '/suggest', body: { query: at(typed, turn) } }),
  gist: ({ results }) => (results as Reply[]).map(({ type, label }) => [type, label]),
});
const listed = [
  'profile',
  'consultant_company',
  'project_skill',
  'project_role',
  'project_customer',
  'region',
  'profile_certifications',
];

/** Either of two skills, one of them only with remote work; in some regions, with a long career. */
function nestedAt({ search }: Cast, turn: number) {
  const [one, other] = [at(search.skills, turn), at(search.skills, turn + 7)];
  const regions = [0, 1, 2].map((next) => at(search.regions, turn + next));
  return { one, other, regions };
}

const leaf = (path: string, operator: string, value: unknown) => ({ path, operator, value });

function treeOf({ one, other, regions }: ReturnType<typeof nestedAt>) {
  const either = {
    or: [
      leaf('skills.uuid', 'eq', one),
      { and: [leaf('skills.uuid', 'eq', other), leaf('remote_work_ok', 'eq', true)] },
    ],
  };
  const since = leaf('experience_since', 'lt', '2018-01-01');
  return { and: [either, leaf('regions.uuid', 'in', regions), since] };
}

/** The same people in the same order, with everything that is shown of them. */
const gistOfHits = ({ data, total }: Reply) => ({
  total,
  people: (data as Reply[]).map((one) => [
    one['account'],
    one['name'],
    one['availability'],
    (one['projects'] as unknown[]).length,
  ]),
});

/** A buyer's search, beside the one SQL statement for it. */
const search = (
  cast: Cast,
  name: string,
  options: {
    torg: (turn: number) => object;
    barePath: string;
    bare: (turn: number) => object;
  },
): Question => ({
  name,
  mostMedian,
  connections,
  torg: (turn) => ({
    method: 'POST',
    path: '/api/main/client/search',
    cookie: at(cast.buyers, turn).cookie,
    body: { limit, ...options.torg(turn) },
  }),
  bare: (turn) => ({
    method: 'POST',
    path: options.barePath,
    body: { limit, ...options.bare(turn) },
  }),
  gist: gistOfHits,
});

const nested = (cast: Cast): Question =>
  search(cast, 'nested filter with total', {
    torg: (turn) => ({ filters: treeOf(nestedAt(cast, turn)) }),
    barePath: '/search-nested',
    bare: (turn) => nestedAt(cast, turn),
  });

const commonWord = (cast: Cast): Question =>
  search(cast, 'common word with filters', {
    torg: (turn) => ({
      vectorSearch: { query: cast.search.common.query },
      filters: treeOf(nestedAt(cast, turn)).and[1],
    }),
    barePath: '/search-word',
    bare: (turn) => ({ ...cast.search.common, regions: nestedAt(cast, turn).regions }),
  });

/** The nearest ten by vectors alone; only if the database has vectors. */
const nearest = (cast: Cast): Question[] => {
  const { vectors } = cast;
  if (vectors === null) return [];
  const { queries, ...of } = vectors;
  const query = (turn: number) => at(queries, turn);
  return [
    {
      name: 'vector top 10',
      mostMedian,
      connections,
      torg: (turn) => ({
        method: 'POST',
        path: '/api/main/client/search',
        cookie: at(cast.buyers, turn).cookie,
        body: { vectorSearch: { query: query(turn).query, rewriteQuery: false } },
      }),
      bare: (turn) => ({
        method: 'POST',
        path: '/search-nearest',
        body: { ...of, vector: query(turn).vector, limit: 10 },
      }),
      gist: gistOfHits,
    },
  ];
};

export const searchQuestions = (cast: Cast): Question[] => [
  completion(cast),
  nested(cast),
  commonWord(cast),
  ...nearest(cast),
];
