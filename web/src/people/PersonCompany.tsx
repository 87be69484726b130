import { useLingui } from '@lingui/react/macro';
import { CompanyLine } from '../organizations/public/CompanyLine.tsx';
import { countryTexts } from '../ui/text/country-texts.ts';
import type { Person } from './people.queries.ts';

/** The person's company, as a link to its page. */
export function PersonCompany({ organization }: Pick<Person, 'organization'>) {
  const { t } = useLingui();
  if (organization === null) return <CompanyLine company={null} />;
  const { id, name, kind, country } = organization;
  const href = kind === 'client' ? `/admin/clients/${id}` : `/admin/consultant-company/${id}`;
  return <CompanyLine company={{ name, href }} detail={t(countryTexts[country])} />;
}
