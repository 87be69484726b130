import type { ChangeKind, ChangeValues } from '@torg/protocol/events/changes';
import { recordChange } from '../events/events.commands.ts';
import type { ChangeContext } from '../platform/handler.ts';

interface Named {
  opportunity: string;
  opportunity_name: string;
  organization: string | null;
}

/** A line in the history of the need, and in that of its company. */
export async function recordOpportunity(
  context: Pick<ChangeContext, 'emit'>,
  { opportunity, opportunity_name, organization }: Named,
  change: { what: ChangeKind; before?: ChangeValues; after?: ChangeValues },
): Promise<void> {
  const object = { kind: 'opportunity' as const, id: opportunity, name: opportunity_name };
  await recordChange(context, { ...change, object, also: [organization] });
}
