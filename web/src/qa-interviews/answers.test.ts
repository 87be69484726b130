import { limits } from '@torg/protocol/limits';
import { describe, expect, it } from 'vitest';
import {
  answersIn,
  sameAnswer,
  tooLongIn,
  unanswered,
  unansweredBy,
  withAnswers,
} from './answers.ts';
import { aFormData } from './qa-interviews.fixtures.ts';

const form = aFormData({ answers: ['Jeg ledet byttet av kasse.', ''] });

describe('answers as they are typed', () => {
  it('stand in the form in the order of its questions, trimmed', () => {
    const { questions } = withAnswers(form, { 'answer-1': ' Jeg spør først. ' });
    expect(questions.map(({ answer }) => answer)).toEqual([
      'Jeg ledet byttet av kasse.',
      'Jeg spør først.',
    ]);
  });
  it('leave the questions and the discipline alone', () => {
    expect(withAnswers(form, answersIn(form))).toEqual(form);
  });
  it('may be taken back to nothing', () => {
    expect(withAnswers(form, { 'answer-0': '  ' }).questions[0]?.answer).toBe('');
  });
  it('are the same while only a space has been added', () => {
    expect(sameAnswer('answer-0', 'Jeg ', 'Jeg')).toBe(true);
    expect(sameAnswer('answer-0', 'Jeg', 'Vi')).toBe(false);
  });
  it('that there is no room for are not sent', () => {
    const full = 'a'.repeat(limits.qaInterview.answer);
    expect(tooLongIn({ 'answer-0': full, 'answer-1': `${full}a` })).toEqual(['answer-1']);
  });
});

describe('a question', () => {
  it('is unanswered while nothing but space stands there', () => {
    expect(unanswered(form, answersIn(form))).toEqual([1]);
    expect(unanswered(form, { 'answer-0': ' ', 'answer-1': 'Ja.' })).toEqual([0]);
  });
  it('is named by the server when it refuses what is handed in', () => {
    const issues = [{ path: 'form_data.questions.10.answer' }, { path: 'status' }];
    expect(unansweredBy(issues)).toEqual([10]);
  });
});
