import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { openForEditing } from '../editing/open-profile.ts';
import { profileChanged } from '../visibility/profile-changed.ts';
import { orderItems } from './profile-items.repository.ts';

export const orderProfileItems: Handler<typeof profileCalls.orderProfileItems> = async (
  context,
  { params: { profile }, body },
) => {
  const facts = await openForEditing(context, profile);
  await orderItems(context.db, profile, body);
  await profileChanged(context, facts, body.kind);
};
