import { merges } from '../platform/merges.ts';

export const messageMerges = merges({
  account: {
    'message.sender': 'follows',
    'thread.created_by': 'follows',
    'thread_participant.account': 'follows',
  },
});
