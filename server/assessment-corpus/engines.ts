import type { MaskedCv } from '../src/assessments/cv/masked-cv.ts';
import {
  assessmentInstructions,
  assessmentSchema,
  checkAssessment,
  sentAssessment,
} from '../src/assessments/model/assess-model.ts';
import {
  checkEngagements,
  engagementsInstructions,
  engagementsSchema,
} from '../src/assessments/model/engagements-model.ts';
import { sentPerson } from '../src/assessments/model/evaluate-model.ts';
import { assessProfile } from '../src/assessments/rules/assess-profile.ts';
import { criteriaOf, type NeedToMeet } from '../src/assessments/rules/need-to-meet.ts';
import { relevantEngagements } from '../src/assessments/rules/relevant-engagements.ts';
import { metOf } from '../src/assessments/rules/scores.ts';
import type { LanguageModel } from '../src/platform/ports/language-model.ts';
import { mean } from './quality.ts';
import { knowledge } from './vocabulary.ts';

export const today = '2026-11-24';
const about = { locale: 'nb', today } as const;

/** What answers the questions of the corpus. */
export interface Engine {
  name: string;
  /** how well somebody fits */
  fit: (cv: MaskedCv, need: NeedToMeet) => Promise<number> | number;
  /** whether somebody meets a criterion: met, partly, not */
  met: (cv: MaskedCv, criterion: string) => Promise<string> | string;
  /** the titles of at most three projects and jobs */
  engagements: (cv: MaskedCv, need: NeedToMeet) => Promise<string[]> | string[];
}

const nothing = { requirements: [], roles: [], skills: [], region: null };
/** One criterion alone. */
const askedFor = (criteria: string): NeedToMeet => ({
  ...{ ...nothing, title: '', allow_remote_work: false, start_date: null },
  criteria: [{ id: 'ac_0000000000', criteria, importance: 'ABSOLUTE' }],
});
const assess = (cv: MaskedCv, need: NeedToMeet) => assessProfile(cv, need, knowledge, about);
const findEngagements = (cv: MaskedCv, need: NeedToMeet) =>
  relevantEngagements(cv, criteriaOf(need, 'nb'), knowledge, about);

export const rules: Engine = {
  name: 'built in',
  fit: (cv, need) => assess(cv, need).score,
  met: (cv, criterion) => metOf(assess(cv, askedFor(criterion)).score),
  engagements: (cv, need) => findEngagements(cv, need).engagements.map(({ title }) => title),
};

const isWork = ({ kind }: MaskedCv['entries'][number]): boolean =>
  kind === 'project' || kind === 'work_experience';

/** The share of the skills that are asked for and listed; for engagements the newest. */
export const baseline: Engine = {
  name: 'baseline',
  fit({ skills }, need) {
    const listed = new Set(skills.map(({ uuid }) => uuid));
    return mean(need.skills.map(({ uuid }) => Number(listed.has(uuid))));
  },
  met({ skills }, criterion) {
    const said = ` ${criterion.toLowerCase().replaceAll(/[^\p{L}\p{N}+#.]+/gu, ' ')} `;
    return skills.some(({ name }) => said.includes(` ${name.toLowerCase()} `)) ? 'met' : 'not';
  },
  engagements: ({ entries }) =>
    entries
      .filter(isWork)
      .toSorted((a, b) => ((b.to ?? '9') < (a.to ?? '9') ? -1 : 1))
      .slice(0, 3)
      .map(({ title }) => title),
};

/** The same questions to a model; where it gives no answer, that of the rules counts. */
export function modelEngine(model: LanguageModel): Engine {
  const assessBy = async (cv: MaskedCv, need: NeedToMeet) => {
    const ruled = assess(cv, need);
    const { content } = await model.ask({
      type: 'assignment_profile_ai_assessment',
      instructions: assessmentInstructions('nb'),
      data: sentAssessment({ cv, need, prompt: '' }, 'nb'),
      locale: 'nb',
      answerSchema: assessmentSchema,
    });
    return checkAssessment(content, { cv, need }, ruled, 'nb') ?? ruled;
  };
  return {
    name: model.name,
    fit: async (cv, need) => (await assessBy(cv, need)).score,
    met: async (cv, criterion) => metOf((await assessBy(cv, askedFor(criterion))).score),
    async engagements(cv, need) {
      const criteria = criteriaOf(need, 'nb');
      const ruled = findEngagements(cv, need);
      const { content } = await model.ask({
        type: 'profile_most_relevant_professional_engagements',
        instructions: engagementsInstructions('nb'),
        data: sentPerson({ cv, criteria, prompt: '' }),
        locale: 'nb',
        answerSchema: engagementsSchema,
      });
      const checked = checkEngagements(content, { cv, criteria, today }, ruled) ?? ruled;
      return checked.engagements.map(({ title }) => title);
    },
  };
}
