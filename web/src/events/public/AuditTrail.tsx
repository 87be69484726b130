import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AgoText } from '../../ui/text/DateText.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { MoreButton } from '../../ui/list/MoreButton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { changeTexts } from '../change-texts.ts';
import { ChangeFields } from '../ChangeFields.tsx';
import { changesQuery, type RecordedChange } from '../changes.queries.ts';
import classes from './AuditTrail.module.css';

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
            <Changes
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

interface ChangesProps {
  changes: readonly RecordedChange[];
  object: string;
  nothing: string;
}

function Changes({ changes, object, nothing }: ChangesProps) {
  const { t } = useLingui();
  if (changes.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {nothing}
      </Text>
    );
  }
  return (
    <ol className={classes.list} aria-label={t`Historikk`}>
      {changes.map((change) => (
        <ChangeLine key={change.change} change={change} isOwn={change.object.id === object} />
      ))}
    </ol>
  );
}

/** `isOwn`: it happened to the very object whose history this is. */
function ChangeLine({ change, isOwn }: { change: RecordedChange; isOwn: boolean }) {
  const { t } = useLingui();
  const { what, object, by, at, is_automatic } = change;
  return (
    <li>
      <PersonImage name={by?.name ?? ''} src={by?.image_url ?? null} size={32} />
      <div>
        <Text size="sm" fw={550}>
          {t(changeTexts[what])}
          {!isOwn && object.name && ` · ${object.name}`}
        </Text>
        <ChangeFields change={change} />
        <Text size="sm" c="dimmed">
          {is_automatic ? <Trans>Automatisk</Trans> : by?.name || <Trans>Slettet konto</Trans>} ·{' '}
          <AgoText value={at} />
        </Text>
      </div>
    </li>
  );
}
