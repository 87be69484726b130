import type { AssignmentActivity } from '@torg/protocol/assignments/assignment-shapes';
import type { ActivityEvent } from '@torg/protocol/events/events';
import type { z } from 'zod';
import type { ActivityRow } from '../../events/events.queries.ts';
import { imageUrl } from '../../files/files.queries.ts';
import type { findAssignmentMessages } from '../../messages/messages.queries.ts';

interface NamedPerson {
  account: string;
  name: string;
  image_file: string | null;
}
export type People = ReadonlyMap<string, NamedPerson>;
type MessageRow = Awaited<ReturnType<typeof findAssignmentMessages>>[number];

const consultantsOf = ({ metadata }: ActivityRow): readonly string[] | undefined =>
  'consultants' in metadata ? metadata.consultants : undefined;

/** Everybody whose name the feed shows. */
export function peopleIn(rows: readonly ActivityRow[]): string[] {
  const all = rows.flatMap((row) => [row.account, ...(consultantsOf(row) ?? [])]);
  return [...new Set(all)];
}

/** Names instead of ids; deleted people are left out. */
function namesOf(ids: readonly string[], people: People) {
  return ids.flatMap((id) => {
    const person = people.get(id);
    return person === undefined ? [] : [{ account: id, name: person.name }];
  });
}

function eventView(row: ActivityRow, people: People): ActivityEvent[] {
  const acting = people.get(row.account);
  if (acting === undefined) return [];
  const consultants = consultantsOf(row);
  const { account, name, image_file } = acting;
  return [
    {
      event: row.kind,
      actingAccount: { account, name, image_url: imageUrl(image_file) },
      timestamp: row.created_at.toISOString(),
      metadata: {
        ...row.metadata,
        consultants: consultants && namesOf(consultants, people),
      },
    },
  ];
}

const messageView = (row: MessageRow) => ({
  thread_id: row.thread,
  message_id: row.message,
  created_at: row.created_at.toISOString(),
  sender: { account: row.sender, name: row.sender_name },
});

export function activityView(
  events: readonly ActivityRow[],
  messages: readonly MessageRow[],
  people: People,
): z.output<typeof AssignmentActivity> {
  return {
    events: events.flatMap((row) => eventView(row, people)),
    thread_messages: messages.map(messageView),
  };
}
