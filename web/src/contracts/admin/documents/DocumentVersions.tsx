import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { DocumentType } from '@torg/protocol/contracts/contract-terms';
import { Section } from '../../../ui/layout/Section.tsx';
import { told } from '../../../ui/states/told.ts';
import { DateText } from '../../../ui/text/DateText.tsx';
import { HrefLink } from '../../../ui/text/HrefLink.tsx';
import { TextLink } from '../../../ui/text/TextLink.tsx';
import { documentTexts } from '../../contract-texts.ts';
import { useGoodText } from './document-texts.ts';
import { useDraft, type ContractDocument } from './documents.queries.ts';
import classes from '../../ContractHistory.module.css';

export const documentAddress = (document: string): string =>
  `/admin/cooperation-contracts/documents/${document}`;

interface DocumentVersionsProps {
  type: DocumentType;
  /** newest first */
  versions: readonly ContractDocument[];
}

export function DocumentVersions({ type, versions }: DocumentVersionsProps) {
  const { t } = useLingui();
  const { history } = useRouter();
  const draft = useDraft();
  const begun = versions.find(({ can }) => can.edit);
  const begin = () =>
    draft.mutate(
      type,
      told({ failed: true, next: ({ document }) => history.push(documentAddress(document)) }),
    );
  return (
    <Section title={t(documentTexts[type])}>
      {versions.length === 0 ? (
        <Text c="dimmed">
          <Trans>Ingen versjoner ennå.</Trans>
        </Text>
      ) : (
        <ul className={classes.list}>
          {versions.map((version) => (
            <Version key={version.document} version={version} />
          ))}
        </ul>
      )}
      <Group mt="md">
        {begun ? (
          <Button component={HrefLink} href={documentAddress(begun.document)} variant="default">
            <Trans>Fortsett på utkastet</Trans>
          </Button>
        ) : (
          <Button variant="default" loading={draft.isPending} onClick={begin}>
            <Trans>Begynn på neste versjon</Trans>
          </Button>
        )}
      </Group>
    </Section>
  );
}

function Version({ version: one }: { version: ContractDocument }) {
  const goodText = useGoodText();
  const { document, version, is_current, signed_contracts } = one;
  return (
    <li>
      <div className={classes.head}>
        <TextLink href={documentAddress(document)}>
          <Trans>Versjon {version}</Trans>
        </TextLink>
        <Badge variant="light" color={is_current ? 'spruce' : 'gray'}>
          {one.published_at === null ? <Trans>Utkast</Trans> : goodText(one)}
        </Badge>
      </div>
      {one.published_at !== null && (
        <span className={classes.quiet}>
          <Trans>
            Publisert <DateText value={one.published_at} />
          </Trans>
          {' · '}
          <Plural
            value={signed_contracts}
            _0="ingen signerte avtaler"
            one="# signert avtale"
            other="# signerte avtaler"
          />
        </span>
      )}
    </li>
  );
}
