import { limits } from '@torg/protocol/limits';
import { expect, it } from 'vitest';
import { commentRule, mostChosen } from './interest-field-rules.ts';

it('interest is sent for as many consultants as its call takes, with a comment or without', () => {
  expect(mostChosen).toBe(limits.interest.consultants);
  expect(commentRule).toMatchObject({ required: false, maxLength: limits.interest.comment });
});
