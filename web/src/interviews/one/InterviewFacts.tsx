import { useLingui } from '@lingui/react/macro';
import { FactList, type Fact } from '../../ui/layout/FactList.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import type { Interview } from '../interviews.queries.ts';

/** Whom one meets, and where. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { t } = useLingui();
  const { consultant, company_name, people, place, link, assignment } = interview;
  const names = people.map(({ name }) => name).filter(Boolean);
  const facts: Fact[] = [
    { label: t`Konsulent`, value: consultant.name || t`Slettet profil` },
    {
      label: t`Oppdragsgiver`,
      value:
        assignment === null ? (
          company_name
        ) : (
          <HrefLink href={`/assignments/${assignment}`}>{company_name}</HrefLink>
        ),
    },
    { label: t`Deltar`, value: names.join(', ') || '–' },
    ...(place === '' ? [] : [{ label: t`Sted`, value: place }]),
    ...(link === null
      ? []
      : [
          {
            label: t`Videomøte`,
            isLong: true,
            value: (
              <a href={link} target="_blank" rel="noreferrer">
                {link}
              </a>
            ),
          },
        ]),
  ];
  return <FactList facts={facts} />;
}
