import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { wholeYears } from '@torg/protocol/profiles/profile-rules';
import type { ReactNode } from 'react';
import { useLocale } from '../client/use-locale.ts';
import { dayOf } from '../profiles/public/availability/availability.ts';
import { AvailabilityText } from '../profiles/public/availability/AvailabilityText.tsx';
import { marksFirst } from '../profiles/public/marks-first.ts';
import { SaveButton } from '../saved-profiles/public/SaveButton.tsx';
import { ListSkeleton } from '../ui/states/ListSkeleton.tsx';
import { QueryState } from '../ui/states/QueryState.tsx';
import { useMinute } from '../ui/text/use-minute.ts';
import classes from './CompareTable.module.css';
import { comparedQuery, type SearchProfile } from './search.queries.ts';
import { useHitName } from './use-hit-name.ts';

interface CompareTableProps {
  compared: readonly string[];
  anonymized: boolean;
  isAdmin: boolean;
}

/** The chosen consultants side by side. */
export function CompareTable({ compared, anonymized, isAdmin }: CompareTableProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const found = useQuery(comparedQuery({ ids: compared, anonymized, isAdmin, locale }));
  return (
    <QueryState
      query={found}
      skeleton={<ListSkeleton rows={4} height={64} />}
      errorTitle={t`Vi fikk ikke hentet dem`}
    >
      {({ data }) => (
        <SideBySide
          hits={compared.flatMap((id) => data.find(({ account }) => account === id) ?? [])}
        />
      )}
    </QueryState>
  );
}

function SideBySide({ hits }: { hits: readonly SearchProfile[] }) {
  const { t } = useLingui();
  const today = dayOf(useMinute());
  const experience = ({ experience_since }: SearchProfile): string => {
    const years = experience_since === null ? 0 : wholeYears(experience_since, today);
    return years > 0 ? t`${years} år` : '–';
  };
  const rows: [string, (hit: SearchProfile) => ReactNode][] = [
    [
      t`Ledighet`,
      (hit) => (
        <AvailabilityText availability={hit.availability} updated={hit.availability_updated} />
      ),
    ],
    [t`Erfaring`, experience],
    [t`Selskap`, (hit) => hit.consultant_company?.name ?? '–'],
    [t`Roller`, (hit) => hit.roles.map(({ name }) => name).join(', ')],
    [
      t`Ferdigheter`,
      (hit) =>
        marksFirst(hit.skills, ({ expert }) => expert)
          .map(({ name }) => name)
          .join(', '),
    ],
    [
      t`Sted`,
      (hit) =>
        [
          ...hit.regions.map(({ name }) => name),
          ...(hit.remote_work_ok ? [t`fjernarbeid`] : []),
        ].join(', '),
    ],
    [t`Språk`, (hit) => hit.languages.map((one) => one.language_name).join(', ')],
    [
      t`Siste prosjekter`,
      (hit) => (
        <ul>
          {hit.projects.slice(0, 3).map(({ uuid, project_name, project_customer }) => (
            <li key={uuid}>{[project_name, project_customer].filter(Boolean).join(', ')}</li>
          ))}
        </ul>
      ),
    ],
    [t`Sertifiseringer`, (hit) => hit.certifications.map(({ name }) => name).join(', ') || '–'],
  ];
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t`Konsulent`}</th>
            {hits.map((hit) => (
              <NameHeader key={hit.account} hit={hit} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {hits.map((hit) => (
                <td key={hit.account}>{cell(hit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NameHeader({ hit }: { hit: SearchProfile }) {
  const name = useHitName(hit);
  return (
    <th scope="col">
      <Link to="/profiles/$profile" params={{ profile: hit.account }}>
        {name}
      </Link>
      {hit.name !== '' && hit.title && <span>{hit.title}</span>}
      <SaveButton profile={hit.account} name={name} alone />
    </th>
  );
}
