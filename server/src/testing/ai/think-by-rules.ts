import { answerBySchema, type Think } from '../../adapters/language-model/think.ts';
import type { QaInterviewData } from '../../qa-interviews/assessment/interview-data.ts';
import { assessQaInterview } from '../../qa-interviews/assessment/rules/assess-qa-interview.ts';

/** A stand-in that reads interviews as the rules do; everything else it answers by its schema. */
export const thinkByRules: Think = (question) =>
  question.type === 'qa_interview_ai_assessment'
    ? assessQaInterview(question.data as QaInterviewData, question.locale)
    : answerBySchema(question);
