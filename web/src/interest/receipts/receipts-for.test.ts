import { expect, test } from 'vitest';
import { receiptsFor } from './receipts-for.ts';

const receipt = (thread_id: string, ...accounts: string[]) => ({
  thread_id,
  created_at: '2026-11-20T09:00:00.000Z',
  consultants: accounts.map((account) => ({ account, name: account, image_url: null })),
});

test('a company’s receipts are those that name one of its consultants', () => {
  const receipts = [
    receipt('ours', 'kari', 'ola'),
    receipt('theirs', 'eva'),
    receipt('mine', 'ola'),
  ];
  const found = receiptsFor([{ account: 'ola' }, { account: 'per' }], receipts);
  expect(found.map(({ thread_id }) => thread_id)).toEqual(['ours', 'mine']);
});
