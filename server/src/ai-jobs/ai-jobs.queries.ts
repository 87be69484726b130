import './ai-jobs.tables.ts';

export { aiEnvelopeOf } from './ai-envelope-of.ts';
export { type LatestAnswers, findAnswersAbout, findLatestAnswers } from './ai-jobs.repository.ts';
export { type Withheld, withholder } from './withhold.ts';
