import { Trans, useLingui } from '@lingui/react/macro';
import {
  Button,
  FileInput,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { cooperationCalls } from '@torg/protocol/contracts/cooperation-calls';
import { contractUpload } from '@torg/protocol/uploads';
import { useState } from 'react';
import { RequestError } from '../../client/request-error.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DateField } from '../../ui/field/DateField.tsx';
import { refusalOf, useRefusalText } from '../../ui/field/file-rules.ts';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { errorText } from '../../ui/text/error-texts.ts';
import { useMinute } from '../../ui/text/use-minute.ts';
import { documentsQuery } from '../admin/documents/documents.queries.ts';
import { documentTexts } from '../contract-texts.ts';
import { sameAddress } from '../ReplaceDialog.tsx';
import { useUploadSigned } from './cooperation.queries.ts';

const rules = {
  accept: contractUpload.upload.types,
  maxSize: contractUpload.upload.size,
  most: 1,
};

const fileErrors: ReadonlySet<string> = new Set([
  'pdf_not_readable',
  'unsupported_file_type',
  'payload_too_large',
]);

interface UploadDialogProps {
  organization: string;
  name: string;
  onClose: () => void;
}

/** A contract that was signed on paper: the scanned file, who signed, and when. */
export function UploadDialog({ organization, name: company, onClose }: UploadDialogProps) {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const refusalText = useRefusalText(rules);
  const versions = useCooperationVersions();
  const upload = useUploadSigned(organization);
  const today = useMinute().toLocaleDateString('sv-SE');
  const { form, field, submit, outcome, unplaced } = useCallForm({
    about: ['upload-contract', organization],
    body: cooperationCalls.uploadCooperationContract.body,
    start: {
      recipient_signatory_name: '',
      recipient_signatory_email: '',
      sender_signatory_name: '',
      sender_signatory_email: '',
      signed_on: '',
      document_id: '',
    },
    texts: {
      recipient_signatory_name: 'recipient_signatory_name',
      recipient_signatory_email: 'recipient_signatory_email',
      sender_signatory_name: 'sender_signatory_name',
      sender_signatory_email: 'sender_signatory_email',
    },
    validate: ({ signed_on, document_id }): Record<string, string> => ({
      ...(signed_on === '' && { signed_on: t`Velg dagen den siste signerte.` }),
      ...(signed_on > today && { signed_on: t`Dagen kan ikke være senere enn i dag.` }),
      ...(document_id === '' && { document_id: t`Velg hvilken versjon som ble signert.` }),
    }),
    refusedAt: sameAddress('sender_signatory_email'),
  });
  const refusal = file ? refusalOf(file, rules, true) : undefined;
  const send = submit((body) => {
    setTried(true);
    if (!file || refusal) return;
    upload.mutate({ file, body }, outcome({ done: t`Avtalen er lagret`, next: onClose }));
  });
  const fileRefused = upload.variables?.file === file && refusedFile(upload.error);
  const fileProblem = refusal
    ? refusalText(refusal, file?.size ?? 0)
    : (isTried && !file && t`Velg filen.`) || fileRefused;
  return (
    <Dialog onClose={onClose} title={t`Avtale signert på papir`} size="lg">
      <form
        onSubmit={(event) => {
          setTried(true);
          send(event);
        }}
        noValidate
      >
        <Stack>
          <FileInput
            label={<Trans>Den skannede avtalen</Trans>}
            description={<Trans>PDF, inntil 20 MB.</Trans>}
            placeholder={t`Velg filen`}
            accept={rules.accept.join(',')}
            withAsterisk
            clearable
            clearButtonProps={{ 'aria-label': t`Fjern filen` }}
            value={file}
            error={fileProblem}
            onChange={setFile}
          />
          <NativeSelect
            {...form.getInputProps('document_id')}
            label={<Trans>Hvilken versjon ble signert?</Trans>}
            withAsterisk
            data={[{ value: '', label: t`Velg versjon` }, ...versions]}
          />
          <DateField
            label={t`Signert den`}
            withAsterisk
            value={form.values.signed_on || null}
            error={form.errors.signed_on}
            onChange={(day) => form.setFieldValue('signed_on', day ?? '')}
          />
          <Signer
            legend={t`For ${company}`}
            name={field('recipient_signatory_name')}
            email={field('recipient_signatory_email')}
          />
          <Signer
            legend={t`For Torg`}
            name={field('sender_signatory_name')}
            email={field('sender_signatory_email')}
          />
          <ErrorNotice error={refusedFile(upload.error) ? null : unplaced(upload.error)} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Avbryt</Trans>
            </Button>
            <Button type="submit" loading={upload.isPending}>
              <Trans>Lagre avtalen</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** What the server says about the file itself, told at its field. */
const refusedFile = (error: unknown): string | undefined =>
  error instanceof RequestError && fileErrors.has(error.code) ? errorText(error) : undefined;

interface SignerProps {
  legend: string;
  name: object;
  email: object;
}

function Signer({ legend, name, email }: SignerProps) {
  const { t } = useLingui();
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend style={{ padding: 0, fontWeight: 600 }}>{legend}</legend>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...name} label={<Trans>Navn</Trans>} aria-label={t`Navn, ${legend}`} />
        <TextInput
          {...email}
          label={<Trans>E-post</Trans>}
          aria-label={t`E-post, ${legend}`}
          type="email"
        />
      </SimpleGrid>
    </fieldset>
  );
}

/** What can have been signed: the published versions of the two cooperation documents. */
function useCooperationVersions(): { value: string; label: string }[] {
  const { t } = useLingui();
  const { data } = useQuery(documentsQuery);
  return (data?.documents ?? [])
    .filter((one) => one.type.startsWith('cooperation') && !one.can.edit)
    .map(({ document, type, version }) => ({
      value: document,
      label: t`${t(documentTexts[type])}, versjon ${version}`,
    }));
}
