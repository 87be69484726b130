import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useProfileName } from '../../profiles/public/use-profile-name.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { VariantEditor } from './VariantEditor.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { variantQuery } from './variants.queries.ts';

/** One variant of a CV: what it shows, in which order and how long. */
export function CvVariantPage() {
  const { t } = useLingui();
  const { profile = '', variant: id = '' } = useParams({ strict: false });
  const name = useProfileName(profile);
  const query = useQuery(variantQuery(profile, id));
  return (
    <QueryState
      order={1}
      query={query}
      skeleton={<ListSkeleton rows={4} height={120} />}
      errorTitle={t`Vi fikk ikke hentet varianten`}
    >
      {(variant) => (
        <>
          <PageHeader
            title={variant.name}
            crumbs={[
              { label: name ?? t`Profil`, href: `/profiles/${profile}` },
              { label: t`Varianter av CV-en`, href: `/profiles/${profile}/cv-variants` },
            ]}
          >
            {variant.assignment && (
              <Anchor component={HrefLink} href={`/assignments/${variant.assignment}`}>
                <Trans>Til oppdraget den er laget for</Trans>
              </Anchor>
            )}
          </PageHeader>
          <VariantEditor key={variant.cv_variant} profile={profile} variant={variant} />
        </>
      )}
    </QueryState>
  );
}
