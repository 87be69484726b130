import type { Engagement, EngagementsOutput } from '@torg/protocol/assessments/assessment-outputs';
import type { Locale } from '@torg/protocol/terms';
import { z } from 'zod';
import type { CvEntry, MaskedCv } from '../cv/masked-cv.ts';
import { factsOf, isEngagement } from '../rules/relevant-engagements.ts';
import { cutReason, EvidenceAnswer } from './criteria-answer.ts';
import type { PersonData } from './evaluate-model.ts';
import { aboutData, languageOf } from './model-words.ts';
import { entryMeant, soundEvidence } from './sent-cv.ts';

const EngagementsAnswer = z.strictObject({
  engagements: z.array(
    z.strictObject({
      item: z.string(),
      reason: z.string(),
      businessContext: z.array(z.string()),
      tools: z.array(z.string()),
      evidence: EvidenceAnswer,
    }),
  ),
});
export const engagementsSchema: Readonly<Record<string, unknown>> =
  z.toJSONSchema(EngagementsAnswer);

const most = 3;
const mostListed = 5;

export const engagementsInstructions = (locale: Locale): string =>
  `You choose the projects and jobs of a consultant in Norway or Sweden that matter most for a need.

${aboutData}

Choose at most ${most} entries whose kind is project, work_experience or position_experience, the one that
matters most first, and name each by its item. For each write one or two sentences in ${languageOf[locale]} about which
criteria it speaks for, up to ${mostListed} words for the line of business and up to ${mostListed} tools, all of which stand in
the entry, and a quote from it as evidence. Answer with JSON alone.`;

const isNamedIn = ({ title, text, role_text, skills, roles }: CvEntry) => {
  const all = [title, text, role_text, ...[...skills, ...roles].map(({ name }) => name)]
    .join('\n')
    .toLowerCase();
  return (word: string): boolean => word.trim() !== '' && all.includes(word.trim().toLowerCase());
};

type Theirs = z.output<typeof EngagementsAnswer>['engagements'][number];

interface Choosing extends Pick<PersonData, 'criteria'> {
  cv: MaskedCv;
  today: string;
}

function engagementOf(theirs: Theirs, { cv, criteria, today }: Choosing): Engagement[] {
  const entry = entryMeant(cv, theirs.item);
  if (entry === undefined || !isEngagement(entry)) return [];
  const evidence = soundEvidence(cv, criteria, theirs.evidence).filter(
    ({ item }) => item === entry.item,
  );
  const reason = cutReason(theirs.reason);
  if (evidence.length === 0 || reason === '') return [];
  const facts = factsOf(entry, today);
  const named = (words: readonly string[], otherwise: string[]) => {
    const found = [...new Set(words.map((word) => word.trim()))].filter(isNamedIn(entry));
    return found.length > 0 ? found.slice(0, mostListed) : otherwise;
  };
  return [
    {
      ...facts,
      reason,
      businessContext: named(theirs.businessContext, facts.businessContext),
      tools: named(theirs.tools, facts.tools),
      evidence,
    },
  ];
}

/** A model's choice with what is known in code; the rules' own where it names too few. */
export function checkEngagements(
  answer: unknown,
  choosing: Choosing,
  ruled: EngagementsOutput,
): EngagementsOutput | undefined {
  const read = EngagementsAnswer.safeParse(answer);
  if (!read.success) return undefined;
  const theirs = read.data.engagements.flatMap((one) => engagementOf(one, choosing));
  const all = [...theirs, ...ruled.engagements];
  const distinct = all.filter((one, at) => all.findIndex(({ uuid }) => uuid === one.uuid) === at);
  const wanted = Math.max(theirs.length, ruled.engagements.length);
  return { ...ruled, engagements: distinct.slice(0, Math.min(most, wanted)) };
}
