import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Paper, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { HrefLink } from '../../../ui/text/HrefLink.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { formAddress, listAddress, readingAddress, type ViewedKind } from '../../editor/place.ts';
import type { Profile } from '../../profiles.queries.ts';
import entry from '../../reading/sections/Entry.module.css';
import { ProjectEntry } from '../../reading/sections/ProjectEntry.tsx';
import { WorkEntry } from '../../reading/sections/WorkSection.tsx';
import { findItem } from './item-lists.ts';
import { ItemGone } from '../ItemGone.tsx';
import { kindTexts } from '../kind-texts.ts';

interface ItemViewProps {
  profile: Profile;
  kind: ViewedKind;
  item: string;
}

/** One entry by itself, for anybody who may read the profile. */
export function ItemView({ profile, kind, item }: ItemViewProps) {
  const { t } = useLingui();
  const { account, name, can } = profile;
  const project = kind === 'project' ? findItem(profile, kind, item) : undefined;
  const work = kind === 'work_experience' ? findItem(profile, kind, item) : undefined;
  if (!project && !work) return <ItemGone href={readingAddress(account)} order={1} />;
  return (
    <>
      <PageHeader title={name} crumbs={[{ label: t`Profil`, href: readingAddress(account) }]} />
      <Paper component="section" aria-label={t(kindTexts[kind].many)} maw="46rem">
        <Title order={2} size="h3" mb="md">
          {t(kindTexts[kind].many)}
        </Title>
        <ul className={entry.list}>
          {project && <ProjectEntry project={project} unfolded />}
          {work && <WorkEntry work={work} />}
        </ul>
        {can.edit && (
          <Group mt="md" gap="sm">
            <Button
              component={HrefLink}
              href={formAddress(account, kind, item)}
              leftSection={<IconPencil size={18} aria-hidden />}
            >
              <Trans>Rediger</Trans>
            </Button>
            <Button component={HrefLink} href={listAddress(account, kind, item)} variant="default">
              {t(kindTexts[kind].many)}
            </Button>
          </Group>
        )}
      </Paper>
    </>
  );
}
