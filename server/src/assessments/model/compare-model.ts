import type { ComparisonV2 } from '@torg/protocol/assessments/assessment-outputs';
import type { Locale } from '@torg/protocol/terms';
import { z } from 'zod';
import type { Candidate } from '../rules/compare-profiles.ts';
import { cutReason, EvidenceAnswer } from './criteria-answer.ts';
import { aboutData, languageOf } from './model-words.ts';
import { soundEvidence } from './sent-cv.ts';
import { candidateMeant, type PeopleData } from './sent-people.ts';
import { speaksOf } from './speaks-of.ts';

const Points = z.array(z.strictObject({ text: z.string(), evidence: EvidenceAnswer }));
const ComparisonAnswer = z.strictObject({
  candidates: z.array(
    z.strictObject({
      candidate: z.string(),
      competitiveAdvantages: Points,
      considerationPoints: Points,
    }),
  ),
});
export const comparisonSchema: Readonly<Record<string, unknown>> = z.toJSONSchema(ComparisonAnswer);

const mostPoints = 3;

export const comparisonInstructions = (locale: Locale): string =>
  `You compare consultants in Norway or Sweden by the criteria of a need, for somebody who decides.

${aboutData}

For every candidate, by its pseudonym, write one to ${mostPoints} competitiveAdvantages, which this candidate has
before the others here, and none to ${mostPoints} considerationPoints, where others here show more. Each is one
sentence in ${languageOf[locale]} about a criterion, with a quote from this candidate's own CV as evidence; a point about
something that is missing has none. Name no candidate and recommend nobody. Answer with JSON alone.`;

type Compared = ComparisonV2['candidates'][number];
type Theirs = z.output<typeof ComparisonAnswer>['candidates'][number];

/** The points that hold: about a criterion, and shown in the candidate's own CV if they must be. */
function sound(
  points: Theirs['competitiveAdvantages'],
  { cv }: Candidate,
  { criteria }: PeopleData,
  isShown: boolean,
): Compared['considerationPoints'] {
  return points
    .map((point) => ({
      text: cutReason(point.text),
      evidence: soundEvidence(cv, criteria, point.evidence).filter((one) =>
        criteria.some(({ criteria: text }) => speaksOf(text, one, [])),
      ),
    }))
    .filter(({ text, evidence }) => {
      const isAbout = criteria.some((one) => speaksOf(one.criteria, { item: '', quote: text }, []));
      return text !== '' && isAbout && (evidence.length > 0 || !isShown);
    })
    .slice(0, mostPoints);
}

/** A model's comparison, with the rules' own words where it has none that hold; undefined: it is none. */
export function checkComparison(
  answer: unknown,
  data: PeopleData,
  ruled: ComparisonV2,
): ComparisonV2 | undefined {
  const read = ComparisonAnswer.safeParse(answer);
  if (!read.success) return undefined;
  const meant = candidateMeant(data);
  const byCard = new Map(
    read.data.candidates.flatMap((theirs) => {
      const candidate = meant(theirs.candidate);
      return candidate ? [[candidate.card, { theirs, candidate }] as const] : [];
    }),
  );
  if (byCard.size === 0) return undefined;
  const candidates = ruled.candidates.map((own): Compared => {
    const found = byCard.get(own.evaluationBoardCardUuid);
    if (found === undefined) return own;
    const { theirs, candidate } = found;
    const ahead = sound(theirs.competitiveAdvantages, candidate, data, true);
    const behind = sound(theirs.considerationPoints, candidate, data, false);
    return {
      ...own,
      competitiveAdvantages: ahead.length > 0 ? ahead : own.competitiveAdvantages,
      considerationPoints: behind.length > 0 ? behind : own.considerationPoints,
    };
  });
  return { ...ruled, candidates };
}
