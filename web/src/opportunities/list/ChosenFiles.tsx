import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Input, Stack, Text } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { FileDrop } from '../../ui/field/FileDrop.tsx';
import { QuietAction } from '../../ui/layout/QuietAction.tsx';
import { sizeText } from '../../ui/text/sizes.ts';
import { useContextFile } from '../use-context-file.ts';

const choose = 'choose-need-files';

interface ChosenFilesProps {
  files: readonly File[];
  onChange: (change: (files: readonly File[]) => readonly File[]) => void;
}

/** Files that are sent together, later. */
export function ChosenFiles({ files, onChange }: ChosenFilesProps) {
  const { t, i18n } = useLingui();
  const props = useContextFile();
  const remove = (gone: File) => {
    onChange((all) => all.filter((file) => file !== gone));
    void focusWhenThere(choose);
  };
  return (
    <Input.Wrapper labelElement="div" label={<Trans>Filer</Trans>}>
      <Stack gap="xs" mt="xs">
        <FileDrop
          {...props}
          wholePage
          id={choose}
          room={props.most - files.length}
          send={async (file) => onChange((all) => [...all, file])}
        />
        <Stack gap="xs" role="status">
          {files.map((file, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two files may have one name
            <Group key={`${file.name} ${place}`} gap="xs" wrap="nowrap">
              <IconFile size={18} style={{ flex: 'none' }} aria-hidden />
              <Text style={{ overflowWrap: 'anywhere' }}>
                <bdi>{file.name}</bdi>
              </Text>
              <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                {sizeText(i18n.locale, file.size)}
              </Text>
              <QuietAction
                label={t`Fjern ${file.name}`}
                onClick={() => remove(file)}
                icon={IconX}
              />
            </Group>
          ))}
        </Stack>
      </Stack>
    </Input.Wrapper>
  );
}
