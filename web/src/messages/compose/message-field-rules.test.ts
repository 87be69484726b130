import { limits } from '@torg/protocol/limits';
import { expect, it } from 'vitest';
import { contentRule, fileRules, mostRecipients } from './message-field-rules.ts';

it('a message has words, no more than there is room for', () => {
  const full = 'a'.repeat(limits.message.content);
  expect(contentRule.problemOf('  ')).toEqual({ kind: 'empty' });
  expect(contentRule.problemOf(` ${full} `)).toBeUndefined();
  expect(contentRule.problemOf(`${full}a`)).toMatchObject({ kind: 'too_long' });
});

it('a message holds as many files and people as its calls take', () => {
  expect(fileRules).toMatchObject({
    most: limits.message.attachments,
    maxSize: limits.attachment.size,
  });
  expect(fileRules.accept).toContain('application/pdf');
  expect(mostRecipients).toBe(limits.message.recipients);
});
