import type { Engagement, EngagementsOutput } from '@torg/protocol/assessments/assessment-outputs';
import type { ReadingKnowledge } from '../../reading/reading.queries.ts';
import type { CvEntry, MaskedCv } from '../cv/masked-cv.ts';
import type { About, CriterionToMeet } from './need-to-meet.ts';
import { judgeProfile, type JudgedProfile } from './judge-profile.ts';
import { monthsOf } from './reading/months.ts';
import { isIndustry } from './reading/industry-terms.ts';
import { speaksFor, weighEntries } from './weigh-entries.ts';

const most = 3;
const mostListed = 5;

const typeOf = ({ kind }: CvEntry): Engagement['type'] => {
  if (kind === 'project') return 'project';
  return kind === 'work_experience' ? 'workExperience' : 'other';
};

/** With one decimal. */
export const yearsOf = (entry: CvEntry, today: string): number => {
  const period = monthsOf(entry, today);
  return period === undefined ? 0 : Math.round(((period.end - period.start) / 12) * 10) / 10;
};

/** All that is known of an entry without asking anybody; its organization is filled in later. */
export function factsOf(entry: CvEntry, today: string): Omit<Engagement, 'reason' | 'evidence'> {
  const role = entry.roles[0]?.name ?? (entry.kind === 'work_experience' ? entry.title : '');
  const [business, tools] = [true, false].map((wanted) =>
    entry.skills.filter((skill) => isIndustry(skill) === wanted),
  );
  const names = (terms: CvEntry['skills'] | undefined) =>
    (terms ?? []).slice(0, mostListed).map(({ name }) => name);
  return {
    uuid: entry.item,
    type: typeOf(entry),
    title: entry.title,
    role,
    organization: '',
    durationInYears: yearsOf(entry, today),
    isCurrentlyWorkingHere: entry.is_current,
    businessContext: names(business),
    tools: names(tools),
  };
}

export const isEngagement = ({ kind }: CvEntry): boolean =>
  kind === 'project' || kind === 'work_experience' || kind === 'position_experience';

export function engagementsOf(judged: JudgedProfile, about: About): EngagementsOutput {
  const engagements = weighEntries(judged)
    .filter(({ entry }) => isEngagement(entry))
    .slice(0, most)
    .map(({ entry, speaks }): Engagement => ({
      ...factsOf(entry, about.today),
      reason: speaksFor(speaks, about.locale),
      evidence: judged.judgements
        .flatMap(({ evidence }) => evidence)
        .filter(({ item }) => item === entry.item)
        .filter((one, at, all) => all.findIndex(({ quote }) => quote === one.quote) === at)
        .slice(0, mostListed),
    }));
  return { version: 1, engagements, flags: judged.cv.flags };
}

/** The projects and jobs that speak most for what is asked, by rules. */
export const relevantEngagements = (
  cv: MaskedCv,
  criteria: readonly CriterionToMeet[],
  knowledge: ReadingKnowledge,
  about: About,
): EngagementsOutput => engagementsOf(judgeProfile(cv, criteria, knowledge, about), about);
