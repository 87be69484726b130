import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { found } from '../../platform/refusal.ts';
import { reviews } from './review-moves.ts';

export const sendProfileToQa: Handler<typeof profileCalls.sendProfileToQa> = async (
  context,
  { params: { profile }, body: { discipline } },
) => {
  const { written } = await moveOne(context, reviews, profile, {
    move: 'send',
    with: { discipline },
  });
  return { profile_qa: found(written?.get(profile), 'could_not_create_profile_qa_entry') };
};
