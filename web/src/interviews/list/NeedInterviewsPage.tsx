import { useParams } from '@tanstack/react-router';
import { Interviews } from './Interviews.tsx';

/** Those about one need, for its editors. */
export function NeedInterviewsPage() {
  const { opportunity } = useParams({ from: '/shell/opportunities/$opportunity/interviews' });
  return <Interviews subject={{ opportunity }} />;
}
