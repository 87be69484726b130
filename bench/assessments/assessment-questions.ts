import type { Cast } from '../cast.ts';
import { at, count, type Question, type Reply } from '../question.ts';

const asked = 50;

/** Fifty people in a row, others each time. */
const peopleAt = ({ assessments: { profiles } }: Cast, turn: number): string[] =>
  Array.from({ length: asked }, (_, place) => at(profiles, turn * 37 + place));

const ask = (cast: Cast): Question => {
  const { needs } = cast;
  const ofTurn = (turn: number) => {
    const owner = at(needs, turn);
    return { owner, need: at(owner.needs, Math.floor(turn / needs.length)) };
  };
  return {
    name: 'ask for 50 assessments',
    mostMedian: 2.5,
    withoutJobs: true,
    torg: (turn) => ({
      method: 'POST',
      path: `/api/main/opportunity/${ofTurn(turn).need}/profile-assessment`,
      cookie: ofTurn(turn).owner.cookie,
      body: { profile_ids: peopleAt(cast, turn) },
    }),
    bare: (turn) => ({
      method: 'POST',
      path: '/ask-assessments',
      body: {
        ...{ need: ofTurn(turn).need, account: ofTurn(turn).owner.account },
        ...{ profiles: peopleAt(cast, turn), prompt: `bare ${turn}` },
      },
    }),
    gist: ({ profile_ai_assessments }) => count(profile_ai_assessments),
  };
};

const list = ({ assessments }: Cast): Question => {
  const { assignment, opportunity, companyAdmin } = assessments;
  const company = companyAdmin.organization ?? '';
  return {
    name: "a company's 500 assessments",
    target: 0.55,
    torg: () => ({
      method: 'GET',
      path: `/api/main/assignment/${assignment}/consultant-company/${company}/assessments`,
      cookie: companyAdmin.cookie,
    }),
    bare: () => ({
      method: 'GET',
      path: `/assessments?need=${opportunity}&company=${company}&account=${companyAdmin.account}`,
    }),
    gist: ({ profile_ai_assessments }) =>
      (profile_ai_assessments as Reply[]).map(({ account, name, output }) => [
        ...[account, name, (output as Reply)['score']],
      ]),
  };
};

export const assessmentQuestions = (cast: Cast): Question[] => [list(cast), ask(cast)];
