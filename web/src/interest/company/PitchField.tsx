import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { CommentField } from '../CommentField.tsx';
import type { CompanyConsultant } from '../interest.queries.ts';

interface PitchFieldProps {
  consultant: CompanyConsultant;
  value: string;
  onChange: (value: string) => void;
  /** the URL of the same page without this consultant */
  withoutHref: string | undefined;
  /** below the text */
  children?: ReactNode;
}

/** The sales pitch of one consultant. */
export function PitchField(props: PitchFieldProps) {
  const { consultant, value, onChange, withoutHref, children } = props;
  const { t } = useLingui();
  const { name, title, image_url, matching } = consultant;
  return (
    <Paper component="section" aria-label={name}>
      <Group gap="sm" mb="md" wrap="nowrap">
        <PersonImage name={name} src={image_url} />
        <div style={{ flex: 1, minWidth: 0 }}>
          <Title order={2} size="h3">
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {title}
          </Text>
        </div>
        {withoutHref && (
          <Button
            component={HrefLink}
            href={withoutHref}
            variant="subtle"
            size="compact-sm"
            color="gray"
            aria-label={t`Ta ut ${name}`}
          >
            <Trans>Ta ut</Trans>
          </Button>
        )}
      </Group>
      {matching.length > 0 && (
        <Text size="sm" mb="sm">
          <Trans>Har av det oppdraget spør etter: {matching.join(', ')}</Trans>
        </Text>
      )}
      <Stack>
        <CommentField
          label={t`Hvorfor passer ${name}? (valgfritt)`}
          value={value}
          onChange={onChange}
        />
        {children}
      </Stack>
    </Paper>
  );
}
