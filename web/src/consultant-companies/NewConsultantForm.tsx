import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { consultantCompanyCalls } from '@torg/protocol/consultant-companies/consultant-companies';
import { useState } from 'react';
import { FirstCv } from '../cv-imports/public/FirstCv.tsx';
import { useSendFirstCv } from '../cv-imports/public/use-send-first-cv.ts';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { HrefLink } from '../ui/text/HrefLink.tsx';
import { LeaveQuestion } from '../ui/dialog/LeaveQuestion.tsx';
import { useCallForm } from '../ui/form/use-call-form.ts';
import type { CompanyPlace } from '../accounts/public/company-place.ts';
import { useAddConsultant } from './consultant-companies.queries.ts';
import { addressRefused } from './consultant-address.ts';
import { CvNotSent } from './CvNotSent.tsx';

export function NewConsultantForm({ place }: { place: CompanyPlace }) {
  const { t } = useLingui();
  const { history } = useRouter();
  const add = useAddConsultant(place.company);
  const [cv, setCv] = useState<File>();
  const sendCv = useSendFirstCv();
  const { form, field, draft, submit, outcome, unplaced } = useCallForm({
    about: ['new-consultant', place.company],
    body: consultantCompanyCalls.addConsultant.body,
    start: { name: '', email: '', cvpartner_id: '' },
    texts: {
      name: 'consultant.name',
      email: 'consultant.email',
      cvpartner_id: 'consultant.cvpartner_id',
    },
    says: { name: t`Skriv navnet på konsulenten`, email: t`Skriv en gyldig e-postadresse` },
    refusedAt: addressRefused,
  });
  // The form asks before it is left unsaved; now nothing can be lost.
  const goTo = (address: string) => history.push(address, undefined, { ignoreBlocker: true });
  const send = submit(({ name, email, cvpartner_id }) =>
    add.mutate(
      { name, email: email.trim(), cvpartner_id: cvpartner_id.trim() || undefined },
      outcome({
        next: ({ profile }) => {
          if (cv === undefined) goTo(`${place.path}?added=${profile}`);
          else sendCv.mutate({ profile, file: cv }, { onSuccess: goTo });
        },
      }),
    ),
  );
  if (add.data && sendCv.error) {
    return <CvNotSent place={place} profile={add.data.profile} error={sendCv.error} />;
  }
  const unsaved = (form.isDirty() || cv !== undefined) && !add.isSuccess;
  return (
    <form onSubmit={send} noValidate>
      <LeaveQuestion unsaved={unsaved} onLeave={draft.forget} />
      <Stack>
        <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} />
        <TextInput {...field('name')} label={<Trans>Navn</Trans>} autoComplete="off" />
        <TextInput
          {...field('email')}
          label={<Trans>E-post</Trans>}
          description={<Trans>Invitasjonen sendes hit, og konsulenten logger inn med den.</Trans>}
          type="email"
          autoComplete="off"
        />
        <TextInput
          {...field('cvpartner_id')}
          label={<Trans>Id i Flowcase (valgfritt)</Trans>}
          description={<Trans>Knytter konsulenten til en CV som bedriften alt har der.</Trans>}
          autoComplete="off"
        />
        <FirstCv file={cv} onChange={setCv} />
        <ErrorNotice error={unplaced(add.error)} />
        <Group justify="flex-end">
          <Button variant="default" component={HrefLink} href={place.path}>
            <Trans>Avbryt</Trans>
          </Button>
          <Button type="submit" loading={add.isPending || sendCv.isPending}>
            <Trans>Legg til og send invitasjon</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
