import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text, TextInput } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import { useProfileName } from '../../profiles/public/use-profile-name.ts';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { AgoText } from '../../ui/text/DateText.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import classes from './CvVariantsPage.module.css';
import { useCreateVariant, variantsQuery } from './variants.queries.ts';

/** The variants of somebody's CV, and a new one. */
export function CvVariantsPage() {
  const { t } = useLingui();
  const { profile = '' } = useParams({ strict: false });
  const name = useProfileName(profile);
  const query = useQuery(variantsQuery(profile));
  return (
    <>
      <PageHeader
        title={t`Varianter av CV-en`}
        crumbs={[{ label: name ?? t`Profil`, href: `/profiles/${profile}` }]}
      >
        <Trans>
          Velg ut, sorter og kort ned for ett oppdrag. Profilen endres ikke, og varianten kan sendes
          sammen med interessen.
        </Trans>
      </PageHeader>
      <NewVariant profile={profile} />
      <QueryState query={query} skeleton={<ListSkeleton rows={3} height={44} />}>
        {({ cv_variants }) => (
          <ul className={classes.list} aria-label={t`Varianter av CV-en`}>
            {cv_variants.map((variant) => (
              <li key={variant.cv_variant} className={`torg-card ${classes.row}`}>
                <h2 className={classes.name}>
                  <TextLink href={`/profiles/${profile}/cv-variants/${variant.cv_variant}`}>
                    {variant.name}
                  </TextLink>
                </h2>
                <Text size="sm" c="dimmed">
                  <Trans>
                    Endret <AgoText value={variant.updated_at} />
                  </Trans>
                  {variant.assignment && (
                    <>
                      {' · '}
                      <TextLink href={`/assignments/${variant.assignment}`}>
                        <Trans>oppdraget den er laget for</Trans>
                      </TextLink>
                    </>
                  )}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </>
  );
}

function NewVariant({ profile }: { profile: string }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const create = useCreateVariant(profile);
  const navigate = useNavigate();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    create.mutate(
      { name: name.trim() },
      {
        onSuccess: ({ cv_variant: variant }) =>
          void navigate({
            to: '/profiles/$profile/cv-variants/$variant',
            params: { profile, variant },
          }),
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <Group align="flex-end">
        <TextInput
          label={t`Ny variant`}
          description={t`For eksempel navnet på oppdraget`}
          flex="1 1 16rem"
          maw="32rem"
          required
          maxLength={limits.cvVariant.name}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <MainAction type="submit" loading={create.isPending}>
          <Trans>Lag variant</Trans>
        </MainAction>
      </Group>
      {create.error && <ErrorNotice error={create.error} />}
    </form>
  );
}
