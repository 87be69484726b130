import { useLingui } from '@lingui/react/macro';
import { FactList, type Fact } from '../../ui/layout/FactList.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import type { Interview } from '../interviews.queries.ts';

/** The page of what it is about, for whoever may open it. */
function addressOf({ assignment, opportunity }: Interview): string | null {
  if (assignment !== null) return `/assignments/${assignment}`;
  return opportunity === null ? null : `/opportunities/${opportunity}`;
}

/** Whom one meets, and where. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { t } = useLingui();
  const { consultant, company_name, people, place, link } = interview;
  const about = addressOf(interview);
  const names = people.map(({ name }) => name).filter(Boolean);
  const facts: Fact[] = [
    { label: t`Konsulent`, value: consultant.name || t`Slettet profil` },
    {
      label: t`Oppdragsgiver`,
      value: about === null ? company_name : <TextLink href={about}>{company_name}</TextLink>,
    },
    { label: t`Deltar`, value: names.join(', ') || '–' },
    ...(place === '' ? [] : [{ label: t`Sted`, value: place }]),
    ...(link === null
      ? []
      : [
          {
            label: t`Videomøte`,
            isLong: true,
            value: <TextLink href={link}>{link}</TextLink>,
          },
        ]),
  ];
  return <FactList facts={facts} />;
}
