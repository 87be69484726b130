import { useParams } from '@tanstack/react-router';
import { Interviews } from './Interviews.tsx';

/** Those about one assignment, for its editors. */
export function AssignmentInterviewsPage() {
  const { assignment } = useParams({ from: '/shell/assignments/$assignment/interviews' });
  return <Interviews subject={{ assignment }} />;
}
