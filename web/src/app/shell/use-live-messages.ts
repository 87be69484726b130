import { useQueryClient } from '@tanstack/react-query';
import type { LiveTopic } from '@torg/protocol/accounts/accounts';
import { useEffect } from 'react';
import { passOn } from '../../client/live-listeners.ts';
import { listen } from '../../client/live.ts';

/** The queries to invalidate for each topic, by the first word of their key. */
const concerns: Record<LiveTopic, readonly string[]> = {
  thread: ['messages', 'accounts', 'assignments', 'interest'],
  assignment: ['assignments', 'interest'],
  opportunity: ['opportunities'],
  agreement: ['agreements', 'contracts', 'signing'],
  assessment: ['assessments'],
  // An open board patches itself from what a message says.
  board: [],
  cv_import: ['cv-imports', 'profiles'],
  interview: ['interviews', 'messages'],
  flowcase: ['flowcase', 'profiles'],
  qa_interview: ['qa-interviews'],
  saved_list: ['saved-profiles'],
  session: ['accounts'],
  waiting: ['waiting'],
};
const topics = Object.keys(concerns) as LiveTopic[];
const everything = [...new Set([...Object.values(concerns).flat(), 'boards'])];

export function useLiveMessages(): void {
  const client = useQueryClient();
  useEffect(() => {
    const invalidate = (domains: readonly string[]) => {
      for (const domain of domains) void client.invalidateQueries({ queryKey: [domain] });
    };
    return listen({
      topics,
      onMessage: (topic, data) => {
        invalidate(concerns[topic]);
        passOn(topic, data);
      },
      onGap: () => invalidate(everything),
    });
  }, [client]);
}
