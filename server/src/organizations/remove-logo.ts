import type { organizationCalls } from '@torg/protocol/organizations/organizations';
import type { Handler } from '../platform/handler.ts';
import { replaceLogo } from './replace-logo.ts';

export const removeLogo: Handler<typeof organizationCalls.removeLogo> = async (
  context,
  { params: { organization_id } },
) => {
  await replaceLogo(context, organization_id, async () => null);
};
