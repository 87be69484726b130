import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import { recordChange } from '../../events/events.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { setToolFields } from '../../profiles/profiles.commands.ts';
import { deleteLink } from './links.repository.ts';
import { openLink } from './open-link.ts';

export const unlinkFlowcaseProfile: Handler<typeof flowcaseCalls.unlinkFlowcaseProfile> = async (
  context,
  { params: { flowcase_link } },
) => {
  const { db } = context;
  const { profile, organization } = await openLink(context, flowcase_link);
  await deleteLink(db, flowcase_link);
  await setToolFields(db, [profile], { cvpartner_id: null, cvpartner_sync_enabled: false });
  await recordChange(context, {
    what: 'unlinked_flowcase_cv',
    object: { kind: 'account', id: profile },
    also: [organization],
  });
};
