import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useProfileName } from '../../profiles/public/use-profile-name.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { GoneState } from '../../ui/states/GoneState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { importQuery, type CvImportResult } from '../cv-imports.queries.ts';
import { keptUntil } from '../import-stand.ts';
import { useImportPlace } from '../use-import-place.ts';
import { ImportNotice } from './ImportNotice.tsx';
import { RemoveImport } from './RemoveImport.tsx';
import { ReviewForm } from './ReviewForm.tsx';

/** One import: what was found in the CV, to look over, put into the profile, and take back. */
export function CvImportPage() {
  const { t } = useLingui();
  const { profile = '', import: id = '' } = useParams({ strict: false });
  const name = useProfileName(profile);
  const query = useQuery(importQuery(id));
  const { list, isInWizard } = useImportPlace(profile);
  const reading = { label: name ?? t`Profil`, href: `/profiles/${profile}` };
  return (
    <QueryState
      order={1}
      query={query}
      gone={<GoneState title={t`Vi finner ikke denne importen`} back={list} />}
      skeleton={<ListSkeleton rows={4} height={120} />}
      errorTitle={t`Vi fikk ikke hentet importen`}
    >
      {(result) => (
        <>
          <PageHeader
            title={t`Se over CV-en`}
            crumbs={isInWizard ? [list] : [reading, list]}
            action={<RemoveImport one={result} />}
          >
            <bdi>{result.file_name}</bdi>
            {result.can.readFile && (
              <>
                {' · '}
                <Trans>
                  filen slettes <DateText value={keptUntil(result)} />
                </Trans>
              </>
            )}
          </PageHeader>
          <ImportNotice result={result} />
          <Found result={result} />
        </>
      )}
    </QueryState>
  );
}

function Found({ result }: { result: CvImportResult }) {
  const { t } = useLingui();
  if (result.status !== 'success') return null;
  if (result.found.length === 0 && result.not_placed.length === 0) {
    return (
      <EmptyState title={t`Vi fant ingenting å legge inn`}>
        <Trans>Prøv en annen fil, eller skriv rett inn i profilen.</Trans>
      </EmptyState>
    );
  }
  // What was decided begins the choices anew.
  return <ReviewForm key={result.updated_at} result={result} />;
}
