import { limits } from '@torg/protocol/limits';
import { expect, it } from 'vitest';
import { answerRule, unfitIn } from './answer-field-rules.ts';

it('an answer may be empty, and as long as the protocol allows', () => {
  expect(answerRule).toMatchObject({ required: false, maxLength: limits.qaInterview.answer });
});

it('an answer that is too long is not sent; spaces around it do not count', () => {
  const full = 'a'.repeat(limits.qaInterview.answer);
  const answers = { 'answer-0': ` ${full} `, 'answer-1': `${full}a`, 'answer-2': '' };
  expect(unfitIn(answers)).toEqual(['answer-1']);
});
