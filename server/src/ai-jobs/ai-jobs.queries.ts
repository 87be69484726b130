import './ai-jobs.tables.ts';

export { aiEnvelopeOf } from './ai-envelope-of.ts';
export { countOf } from './ai-jobs.repository.ts';
export { inputHashOf } from './asking/question-hash.ts';
export {
  type AnswerRow,
  findAnswersOfAll,
  findLatestAnswers,
  type LatestAnswers,
} from './latest-answers.repository.ts';
export { exportOf } from './record/export-of.repository.ts';
export { noteLooks } from './record/note-looks.ts';
export { currentOutput, envelopeColumn } from './written-envelope.repository.ts';
export { type Withheld, withholder } from './withhold.ts';
