import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { MoreButton } from '../../ui/list/MoreButton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { changesQuery } from '../changes.queries.ts';
import { ChangeList } from './ChangeList.tsx';

interface AuditTrailProps {
  object: string;
  /** changes by the owners are not recorded here */
  isOfAdmins?: boolean;
}

/** The history of an object for admins: who changed what, with before and after. */
export function AuditTrail({ object, isOfAdmins = false }: AuditTrailProps) {
  const { t } = useLingui();
  const history = useInfiniteQuery(changesQuery(object));
  return (
    <Section
      title={t`Historikk`}
      lead={
        isOfAdmins ? (
          <Trans>Det administratorer har endret, det nyeste først.</Trans>
        ) : (
          <Trans>Hvem som endret hva, det nyeste først.</Trans>
        )
      }
    >
      <QueryState
        query={history}
        skeleton={<ListSkeleton rows={3} height={48} />}
        errorTitle={t`Vi fikk ikke hentet historikken`}
      >
        {({ pages }) => (
          <>
            <ChangeList
              changes={pages.flatMap(({ changes }) => changes)}
              object={object}
              nothing={
                isOfAdmins
                  ? t`Ingen administrator har endret noe her ennå.`
                  : t`Ingen har endret noe her ennå.`
              }
            />
            <MoreButton query={history} size="xs" mt="md">
              <Trans>Vis eldre</Trans>
            </MoreButton>
          </>
        )}
      </QueryState>
    </Section>
  );
}
