import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { IconEye, IconFileUpload } from '@tabler/icons-react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { RailColumns } from '../../ui/layout/RailColumns.tsx';
import { WhoseProfile } from '../public/whose.ts';
import type { Profile } from '../profiles.queries.ts';
import { EditorRail } from './EditorRail.tsx';
import { OpenPart } from './OpenPart.tsx';
import { partOf, readingAddress, type Place } from './place.ts';
import { useEditorFocus } from './use-editor-focus.ts';

interface ProfileEditorProps {
  profile: Profile;
  place: Place;
  /** the field that a link named */
  field: string | undefined;
}

/** Edits one's own profile, or that of somebody else whom the user may edit. */
export function ProfileEditor({ profile, place, field }: ProfileEditorProps) {
  const { t } = useLingui();
  const me = useShellUser().account.account;
  const { account, name } = profile;
  useEditorFocus(place, field);
  return (
    <WhoseProfile value={account}>
      <PageHeader
        title={account === me ? t`Rediger profilen din` : t`Rediger profilen til ${name}`}
        crumbs={[{ label: account === me ? t`Min profil` : name, href: readingAddress(account) }]}
        action={
          <Group gap="sm">
            <Button
              component={HrefLink}
              href={`${readingAddress(account)}/cv-import`}
              variant="default"
              leftSection={<IconFileUpload size={18} aria-hidden />}
            >
              <Trans>Hent inn fra CV</Trans>
            </Button>
            <Button
              component={HrefLink}
              href={readingAddress(account)}
              variant="default"
              leftSection={<IconEye size={18} aria-hidden />}
            >
              <Trans>Se profilen</Trans>
            </Button>
          </Group>
        }
      />
      <RailColumns rail={<EditorRail profile={profile} current={partOf(place)} />}>
        <OpenPart profile={profile} place={place} />
      </RailColumns>
    </WhoseProfile>
  );
}
