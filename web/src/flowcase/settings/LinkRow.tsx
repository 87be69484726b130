import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { PersonLine } from '../../ui/person/PersonLine.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { AgoText } from '../../ui/text/DateText.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { useSetSync, type FlowcaseLink } from '../flowcase.queries.ts';
import { syncFailureTexts } from '../flowcase-texts.ts';
import classes from './LinkRow.module.css';
import { UnlinkDialog } from './UnlinkDialog.tsx';

/** One profile that follows a CV: when it last got something, and whether it goes on. */
export function LinkRow({ link }: { link: FlowcaseLink }) {
  const { t } = useLingui();
  const [isParting, setParting] = useState(false);
  const setSync = useSetSync(link.flowcase_link);
  const { profile, sync_enabled } = link;
  const { name } = profile;
  return (
    <li className={classes.row}>
      <PersonLine name={name} image={profile.image_url} detail={<Stand link={link} />}>
        <TextLink href={`/profiles/${profile.account}`}>{name}</TextLink>
      </PersonLine>
      <div className={classes.actions}>
        <Switch
          label={<Trans>Følger</Trans>}
          aria-label={t`${name} følger CV-en i Flowcase`}
          checked={sync_enabled}
          disabled={setSync.isPending}
          onChange={({ currentTarget }) => setSync.mutate(currentTarget.checked)}
        />
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={t`Koble fra ${name}`}
          onClick={() => setParting(true)}
        >
          <Trans>Koble fra</Trans>
        </Button>
      </div>
      {setSync.error && (
        <div className={classes.error}>
          <ErrorNotice error={setSync.error} />
        </div>
      )}
      {isParting && <UnlinkDialog link={link} onClose={() => setParting(false)} />}
    </li>
  );
}

function Stand({ link }: { link: FlowcaseLink }) {
  const { t } = useLingui();
  const { failure, synced_at, conflicts, profile, waiting_qa_discipline: waiting } = link;
  return (
    <>
      {failure === null ? <Fetched at={synced_at} /> : t(syncFailureTexts[failure])}
      {waiting !== null && (
        <>
          {' · '}
          <Trans>venter på at profilen oppfyller kravene</Trans>
        </>
      )}
      {conflicts > 0 && (
        <>
          {' · '}
          <TextLink href={`/profiles/${profile.account}/flowcase-conflicts`}>
            <Plural value={conflicts} one="# konflikt" other="# konflikter" />
          </TextLink>
        </>
      )}
    </>
  );
}

function Fetched({ at }: { at: string | null }) {
  if (at === null) return <Trans>Ikke hentet ennå</Trans>;
  return (
    <Trans>
      Hentet <AgoText value={at} />
    </Trans>
  );
}
