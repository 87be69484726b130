import { useParams } from '@tanstack/react-router';
import { useThread } from '../../messages/public/use-thread.ts';
import { HireButton } from '../hire/HireButton.tsx';
import { hireableIn } from '../hire/hireable-in.ts';

/** In the heading of a thread: whom it is about, for its assignment. */
export function HireInThread() {
  const { thread: id } = useParams({ from: '/shell/messages/$thread' });
  const thread = useThread(id);
  if (thread === undefined) return null;
  return <HireButton people={hireableIn(thread)} assignment={thread.assignment} />;
}
