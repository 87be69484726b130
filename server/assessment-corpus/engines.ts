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
  fit: (cv: MaskedCv, asked: NeedToMeet) => Promise<number> | number;
  /** whether somebody meets a criterion: met, partly, not */
  met: (cv: MaskedCv, criterion: string) => Promise<string> | string;
  /** the titles of at most three projects and jobs */
  engagements: (cv: MaskedCv, asked: NeedToMeet) => Promise<string[]> | string[];
}

const nothing = { requirements: [], roles: [], skills: [], region: null };
/** One criterion alone. */
const askedFor = (criteria: string): NeedToMeet => ({
  ...{ ...nothing, title: '', allow_remote_work: false, start_date: null },
  criteria: [{ id: 'ac_0000000000', criteria, importance: 'ABSOLUTE' }],
});
const assess = (cv: MaskedCv, asked: NeedToMeet) => assessProfile(cv, asked, knowledge, about);
const findEngagements = (cv: MaskedCv, asked: NeedToMeet) =>
  relevantEngagements(cv, criteriaOf(asked, 'nb'), knowledge, about);

export const rules: Engine = {
  name: 'built in',
  fit: (cv, asked) => assess(cv, asked).score,
  met: (cv, criterion) => metOf(assess(cv, askedFor(criterion)).score),
  engagements: (cv, asked) => findEngagements(cv, asked).engagements.map(({ title }) => title),
};

const isWork = ({ kind }: MaskedCv['entries'][number]): boolean =>
  kind === 'project' || kind === 'work_experience';

/** The share of the skills that are asked for and listed; for engagements the newest. */
export const baseline: Engine = {
  name: 'baseline',
  fit({ skills }, asked) {
    const listed = new Set(skills.map(({ uuid }) => uuid));
    return mean(asked.skills.map(({ uuid }) => Number(listed.has(uuid))));
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
  const assessBy = async (cv: MaskedCv, asked: NeedToMeet) => {
    const ruled = assess(cv, asked);
    const { content } = await model.ask({
      type: 'assignment_profile_ai_assessment',
      instructions: assessmentInstructions('nb'),
      data: sentAssessment({ cv, asked, prompt: '' }, 'nb'),
      locale: 'nb',
      answerSchema: assessmentSchema,
    });
    return checkAssessment(content, { cv, asked }, ruled, 'nb') ?? ruled;
  };
  return {
    name: model.name,
    fit: async (cv, asked) => (await assessBy(cv, asked)).score,
    met: async (cv, criterion) => metOf((await assessBy(cv, askedFor(criterion))).score),
    async engagements(cv, asked) {
      const criteria = criteriaOf(asked, 'nb');
      const ruled = findEngagements(cv, asked);
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
