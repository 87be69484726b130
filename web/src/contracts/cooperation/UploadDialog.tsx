import { Trans, useLingui } from '@lingui/react/macro';
import { Button, FileInput, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { cooperationCalls } from '@torg/protocol/contracts/cooperation-calls';
import { contractUpload } from '@torg/protocol/uploads';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DateField } from '../../ui/field/DateField.tsx';
import { refusalOf, useRefusalText } from '../../ui/field/file-rules.ts';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { documentsQuery } from '../admin/documents/documents.queries.ts';
import { documentTexts } from '../contract-texts.ts';
import { sameAddress } from '../ReplaceDialog.tsx';
import { useUploadSigned } from './cooperation.queries.ts';

const rules = {
  accept: contractUpload.upload.types,
  maxSize: contractUpload.upload.size,
  most: 1,
};

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
  const fileProblem = refusal
    ? refusalText(refusal, file?.size ?? 0)
    : isTried && !file && t`Velg filen.`;
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
          <ErrorNotice error={unplaced(upload.error)} />
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
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <TextInput {...name} label={<Trans>Navn</Trans>} aria-label={t`Navn, ${legend}`} />
        <TextInput
          {...email}
          label={<Trans>E-post</Trans>}
          aria-label={t`E-post, ${legend}`}
          type="email"
        />
      </Group>
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
