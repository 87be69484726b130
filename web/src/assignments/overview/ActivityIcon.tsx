import { IconEyeOff, IconHandStop, IconMessage, IconSend, IconUsers } from '@tabler/icons-react';
import type { ActivityKind } from '@torg/protocol/events/event-kinds';
import type { ActivityEntry } from './activity.ts';

const icons: Record<ActivityKind, typeof IconSend> = {
  published_assignment: IconSend,
  unpublished_assignment: IconEyeOff,
  sent_assignment_interest_message: IconHandStop,
  consultant_admin_sent_assignment_interest_message: IconUsers,
};

export function ActivityIcon({ entry }: { entry: ActivityEntry }) {
  const Icon = entry.kind === 'messages' ? IconMessage : icons[entry.event.event];
  return <Icon size={18} aria-hidden />;
}
