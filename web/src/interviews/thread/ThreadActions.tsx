import { HireInThread } from '../../agreements/public/HireInThread.tsx';
import { InterviewInThread } from './InterviewInThread.tsx';

/** What one can do from a thread about somebody: meet them, and hire them. */
export function ThreadActions() {
  return (
    <>
      <InterviewInThread />
      <HireInThread />
    </>
  );
}
