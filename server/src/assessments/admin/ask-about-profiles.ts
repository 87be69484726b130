import { builtInEngine } from '@torg/protocol/ai-jobs/ai-terms';
import type { adminAssessmentCalls } from '@torg/protocol/assessments/admin-assessments';
import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { countQuestionAtOnce } from '../../ai-jobs/ai-jobs.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { loadKnowledge } from '../../reading/reading.queries.ts';
import type { SearchContext } from '../../search/search.queries.ts';
import { refuseTraits } from '../asking/refuse-traits.ts';
import { findMaskedCvs } from '../cv/masked-cvs.ts';
import { nothingFound } from './question/answer-by-rules.ts';
import { answerQuestion } from './question/answer-question.ts';
import { findProfilesAbout } from './question/find-profiles.ts';
import { findPassages } from './question/passages.ts';
import { readQuestion } from './question/read-question.ts';
import { findWillingNames } from './lookups.repository.ts';

/** More are read than are answered about, since only their CVs say who speaks of most of it. */
const read = 3 * limits.assessment.sources;

/** What the profiles that a search finds say about a question. */
async function findIn(context: SearchContext, query: string, locale: Locale) {
  const { searches } = context;
  const aspects = readQuestion(query, { knowledge: await loadKnowledge(searches), locale });
  const found = await findProfilesAbout(context, { query, aspects, most: read });
  const names = await findWillingNames(searches, found.slice(0, read));
  const cvs = await findMaskedCvs(searches, [...names.keys()], { withLanguages: true, locale });
  return { names, passages: findPassages(cvs, aspects, limits.assessment.sources) };
}

export const askAboutProfiles: Handler<typeof adminAssessmentCalls.askAboutProfiles> = async (
  { actor, searches, external, log, now, transaction },
  { body: { instruction, query, locale } },
) => {
  const created_at = now.toISOString();
  refuseTraits(`${instruction}\n${query}`);
  const { passages, names } = await findIn({ searches, external, log }, query, locale);
  if (passages.length === 0) {
    return { result: nothingFound[locale], sources: [], answered_by: builtInEngine, created_at };
  }
  // In a transaction of its own, so that nothing is locked while the model thinks.
  await transaction((context) => countQuestionAtOnce(context, actor.organization));
  const model = external.languageModel;
  const asking = { model, log, instruction, query, passages, names, locale };
  const { sentences, answered_by } = await answerQuestion(asking);
  const used = new Set(sentences.flatMap((one) => one.passages));
  return {
    result: sentences.map(({ text }) => text).join('\n'),
    sources: [...used].map(({ profile, item, text: quote }) => ({
      ...{ profile, item, quote },
      name: names.get(profile) ?? '',
    })),
    answered_by,
    created_at,
  };
};
