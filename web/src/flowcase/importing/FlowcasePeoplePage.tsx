import { RefusedState } from '../../ui/states/RefusedState.tsx';
import { useCompanyPlace } from '../../accounts/public/company-place.ts';
import { PeopleList } from './PeopleList.tsx';

/** The people whom a company has at Flowcase, to choose from. */
export function FlowcasePeoplePage() {
  const place = useCompanyPlace();
  if (place === null) return <RefusedState order={1} />;
  return <PeopleList key={place.company} place={place} />;
}
