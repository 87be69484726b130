import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import type { Handler } from '../../platform/handler.ts';
import { setToolFields } from '../../profiles/profiles.commands.ts';
import { updateLink } from './links.repository.ts';
import { openLink } from './open-link.ts';

export const setFlowcaseSync: Handler<typeof flowcaseCalls.setFlowcaseSync> = async (
  context,
  { params: { flowcase_link }, body: { sync_enabled } },
) => {
  const { db } = context;
  const { profile } = await openLink(context, flowcase_link);
  await updateLink(db, flowcase_link, { sync_enabled });
  await setToolFields(db, [profile], { cvpartner_sync_enabled: sync_enabled });
};
