import { describe, expect, it } from 'vitest';
import { answersIn, sameAnswer, unanswered, unansweredBy, withAnswers } from './answers.ts';
import { aFormData } from './qa-interviews.fixtures.ts';

const form = aFormData({ answers: ['Jeg ledet byttet av kasse.', ''] });

describe('typed answers', () => {
  it('are put into the form in the order of its questions, trimmed', () => {
    const { questions } = withAnswers(form, { 'answer-1': ' Jeg spør først. ' });
    expect(questions.map(({ answer }) => answer)).toEqual([
      'Jeg ledet byttet av kasse.',
      'Jeg spør først.',
    ]);
  });
  it('do not change the questions or the discipline', () => {
    expect(withAnswers(form, answersIn(form))).toEqual(form);
  });
  it('may be emptied again', () => {
    expect(withAnswers(form, { 'answer-0': '  ' }).questions[0]?.answer).toBe('');
  });
  it('are unchanged when only a space was added', () => {
    expect(sameAnswer('answer-0', 'Jeg ', 'Jeg')).toBe(true);
    expect(sameAnswer('answer-0', 'Jeg', 'Vi')).toBe(false);
  });
});

describe('a question', () => {
  it('is unanswered while it contains only spaces', () => {
    expect(unanswered(form, answersIn(form))).toEqual([1]);
    expect(unanswered(form, { 'answer-0': ' ', 'answer-1': 'Ja.' })).toEqual([0]);
  });
  it('is named by the server when the submission is refused', () => {
    const issues = [{ path: 'form_data.questions.10.answer' }, { path: 'status' }];
    expect(unansweredBy(issues)).toEqual([10]);
  });
});
