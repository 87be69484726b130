import { useLoadedNeed } from '../one/use-loaded-need.ts';
import { NeedCriteria } from './NeedCriteria.tsx';

/** What candidates for a need are measured by. */
export function CriteriaPage() {
  return <NeedCriteria id={useLoadedNeed().opportunity} />;
}
