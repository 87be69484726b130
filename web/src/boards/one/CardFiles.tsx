import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Stack, Title } from '@mantine/core';
import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { attachmentTypes, limits } from '@torg/protocol/limits';
import { attachmentUpload } from '@torg/protocol/uploads';
import { addressOf } from '../../client/address.ts';
import { canBeOpened, untilChecked } from '../../client/files/virus-check.ts';
import { FileDrop } from '../../ui/field/FileDrop.tsx';
import { useFileNote } from '../../ui/field/file-note.ts';
import { kindsOf } from '../../ui/field/file-rules.ts';
import { sizeText } from '../../ui/text/sizes.ts';
import { cardQuery, type CardDetail, type CardFile } from '../boards.queries.ts';
import classes from './CardFiles.module.css';
import { useFileRemovals, useSendCardFile } from './files.queries.ts';
import { RemovedRows } from './RemovedRows.tsx';
import { removeId } from './use-removals.ts';

const { files: most } = limits.board;

/** The files of a card. */
export function CardFiles({ detail }: { detail: CardDetail }) {
  const { t, i18n } = useLingui();
  const { evaluation_board_card: card, files, can } = detail;
  const send = useSendCardFile(card);
  const removals = useFileRemovals(card);
  useQuery({ ...cardQuery(card), refetchInterval: untilChecked(files) });
  const accept = Object.keys(attachmentTypes);
  const { size: maxSize } = attachmentUpload.upload;
  const [kinds, largest] = [kindsOf(accept).join(', '), sizeText(i18n.locale, maxSize)];
  return (
    <section aria-labelledby="card-files">
      <Title order={3} size="h4" id="card-files" mb="xs">
        <Trans>Filer</Trans>
      </Title>
      <Stack gap="xs">
        {files.length > 0 && (
          <ul className={classes.files} aria-label={t`Filer`}>
            {files.map((file) => (
              <FileRow
                key={file.submission_file}
                file={file}
                onRemove={
                  can.edit ? () => removals.remove(file.submission_file, file.filename) : undefined
                }
              />
            ))}
          </ul>
        )}
        {can.edit && (
          <FileDrop
            label={t`Velg filer`}
            hint={t`${kinds}. Inntil ${largest}, høyst ${most} filer`}
            accept={accept}
            maxSize={maxSize}
            most={most}
            room={most - files.length}
            send={send}
          />
        )}
      </Stack>
      <RemovedRows removals={removals} />
    </section>
  );
}

interface FileRowProps {
  file: CardFile;
  onRemove: (() => void) | undefined;
}

function FileRow({ file, onRemove }: FileRowProps) {
  const { t } = useLingui();
  const note = useFileNote();
  const { submission_file: id, filename } = file;
  const { url } = addressOf('GET /api/main/submission-file/{id}', { params: { id } });
  return (
    <li className={classes.file}>
      <IconPaperclip size={18} aria-hidden />
      <span className={classes.words}>
        {canBeOpened(file) ? (
          <a href={url} download={filename}>
            {filename}
          </a>
        ) : (
          <bdi>{filename}</bdi>
        )}
        <span className={classes.quiet}>{note(file)}</span>
      </span>
      {onRemove && (
        <ActionIcon
          id={removeId(id)}
          variant="subtle"
          color="gray"
          onClick={onRemove}
          aria-label={t`Fjern ${filename}`}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
