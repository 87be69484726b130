import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import {
  IconAdjustments,
  IconDownload,
  IconEye,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconListCheck,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { ActionMenu } from '../../ui/dialog/ActionMenu.tsx';
import { CvChoicesDialog } from '../CvChoicesDialog.tsx';
import { cvAddress } from '../cvs.queries.ts';

interface CvMenuProps {
  profile: string;
  /** may see who has taken it */
  isOwner: boolean;
  /** more items, as for the templates of a company */
  children?: ReactNode;
}

/** The CV of a consultant as a file, in the forms that are asked for most. */
export function CvMenu({ profile, isOwner, children }: CvMenuProps) {
  const { t } = useLingui();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <ActionMenu
        target={
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
            <Trans>Last ned CV</Trans>
          </Button>
        }
      >
        <Menu.Item
          component="a"
          href={cvAddress(profile, 'pdf')}
          download
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
        >
          <Trans>PDF, klassisk</Trans>
        </Menu.Item>
        <Menu.Item
          component="a"
          href={cvAddress(profile, 'pdf', { cv_design: 'sidebar' })}
          download
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
        >
          <Trans>PDF med sidefelt</Trans>
        </Menu.Item>
        <Menu.Item
          component="a"
          href={cvAddress(profile, 'docx')}
          download
          leftSection={<IconFileTypeDocx size={18} aria-hidden />}
        >
          <Trans>Word, klassisk</Trans>
        </Menu.Item>
        <Menu.Item
          component="a"
          href={cvAddress(profile, 'docx', { cv_design: 'sidebar' })}
          download
          leftSection={<IconFileTypeDocx size={18} aria-hidden />}
        >
          <Trans>Word med fargefelt og spalter</Trans>
        </Menu.Item>
        {children}
        <Menu.Item
          leftSection={<IconAdjustments size={18} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          <Trans>Anonym, eller på et annet språk …</Trans>
        </Menu.Item>
        {isOwner && (
          <Menu.Item
            component={HrefLink}
            href={`/profiles/${profile}/cv-variants`}
            leftSection={<IconListCheck size={18} aria-hidden />}
          >
            <Trans>Varianter for oppdrag</Trans>
          </Menu.Item>
        )}
        {isOwner && (
          <Menu.Item
            component={HrefLink}
            href={`/profiles/${profile}/cv-exports`}
            leftSection={<IconEye size={18} aria-hidden />}
          >
            <Trans>Hvem har lastet ned</Trans>
          </Menu.Item>
        )}
      </ActionMenu>
      {isChoosing && (
        <CvChoicesDialog
          profile={profile}
          title={t`Last ned CV`}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
