import type { Cast } from '../cast.ts';
import { at, count, type Question, type Reply } from '../question.ts';

const gistOfNeed = (one: Reply) => {
  const { output } = (one['structured_opportunity'] ?? {}) as { output?: Reply };
  return {
    ...{ id: one['opportunity'], name: one['opportunity_name'] },
    ...{ title: output?.['title'], terms: count(output?.['skills']) },
    texts: (one['context'] as Reply[]).map(({ context_id, content }) => [context_id, content]),
  };
};

const list = ({ needs }: Cast): Question => ({
  name: 'list of 18 needs with total',
  mostMedian: 1.25,
  torg: (turn) => ({
    method: 'GET',
    path: '/api/main/opportunity?limit=18',
    cookie: at(needs, turn).cookie,
  }),
  bare: (turn) => ({ method: 'GET', path: `/needs?account=${at(needs, turn).account}` }),
  gist: ({ opportunities, total }) => ({
    total,
    needs: (opportunities as Reply[]).map(gistOfNeed),
  }),
});

const one = ({ needs }: Cast): Question => {
  const needAt = (turn: number) => at(at(needs, turn).needs, Math.floor(turn / needs.length));
  return {
    name: 'one need, with what was made of it',
    mostMedian: 2,
    torg: (turn) => ({
      method: 'GET',
      path: `/api/main/opportunity/${needAt(turn)}`,
      cookie: at(needs, turn).cookie,
    }),
    bare: (turn) => ({ method: 'GET', path: `/need/${needAt(turn)}` }),
    gist: (need) => {
      const { output } = need['structured_opportunity_recommendation'] as { output: Reply };
      const criteria = need['opportunity_criteria'] as { output: Reply };
      return {
        ...gistOfNeed(need),
        people: (output['recommendations'] as Reply[]).map(({ account, name }) => [account, name]),
        criteria: count(criteria.output['criteria']),
      };
    },
  };
};

export const needQuestions = (cast: Cast): Question[] => [list(cast), one(cast)];
