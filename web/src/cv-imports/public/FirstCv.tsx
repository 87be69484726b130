import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Group, Input, Text } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { FileDrop } from '../../ui/field/FileDrop.tsx';
import { useCvField } from '../use-cv-field.ts';

const { keptDays } = limits.cvImport;
const ids = { choose: 'choose-first-cv', remove: 'remove-first-cv' };

interface FirstCvProps {
  file: File | undefined;
  onChange: (file: File | undefined) => void;
}

/** The CV of somebody who has no profile yet: chosen now, and sent once there is one. */
export function FirstCv({ file, onChange }: FirstCvProps) {
  const { t } = useLingui();
  const props = useCvField();
  // The button that was pressed goes, and the focus goes on to the other one.
  const change = (chosen: File | undefined) => {
    onChange(chosen);
    void focusWhenThere(chosen === undefined ? ids.choose : ids.remove);
  };
  return (
    <Input.Wrapper
      labelElement="div"
      label={<Trans>CV (valgfritt)</Trans>}
      description={
        <Trans>
          Vi leser den, og du ser over hva som skal inn i profilen. Filen sletter vi etter{' '}
          {keptDays} dager.
        </Trans>
      }
      inputWrapperOrder={['label', 'description', 'input']}
    >
      {file === undefined ? (
        <Box mt="xs">
          <FileDrop
            {...props}
            id={ids.choose}
            label={t`Velg CV`}
            send={async (chosen) => change(chosen)}
          />
        </Box>
      ) : (
        <Group gap="sm" mt="xs" role="status">
          <Text style={{ overflowWrap: 'anywhere' }}>
            <bdi>{file.name}</bdi>
          </Text>
          <Button
            id={ids.remove}
            size="compact-sm"
            variant="default"
            aria-label={t`Fjern ${file.name}`}
            onClick={() => change(undefined)}
          >
            <Trans>Fjern</Trans>
          </Button>
        </Group>
      )}
    </Input.Wrapper>
  );
}
