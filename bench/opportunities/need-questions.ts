import type { Cast } from '../cast.ts';
import { at, type Question, type Reply } from '../question.ts';

/** Everything but what the viewer may do. */
const gistOfNeed = ({ can: _, ...need }: Reply) => need;

const list = ({ needs }: Cast): Question => ({
  name: 'list of 18 needs with total',
  mostMedian: 1.25,
  torg: (turn) => ({
    method: 'GET',
    path: '/api/main/opportunity?limit=18',
    cookie: at(needs, turn).cookie,
  }),
  bare: (turn) => ({ method: 'GET', path: `/needs?account=${at(needs, turn).account}` }),
  gist: ({ opportunities, ...page }) => ({
    ...page,
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
    gist: gistOfNeed,
  };
};

export const needQuestions = (cast: Cast): Question[] => [list(cast), one(cast)];
