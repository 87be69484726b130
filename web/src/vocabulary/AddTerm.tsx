import { Trans, useLingui } from '@lingui/react/macro';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { MainAction } from '../ui/layout/MainAction.tsx';
import { TermForm, type TermValues } from './TermForm.tsx';
import { useAddTerm } from './vocabulary.queries.ts';

interface AddTermDialogProps {
  /** the name that people have used for it */
  name: string;
  onClose: () => void;
}

export function AddTermDialog({ name, onClose }: AddTermDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const add = useAddTerm();
  const values: TermValues = {
    type: 'skill',
    discipline: 'technology',
    names: { nb: name, sv: name, en: name },
  };
  return (
    <Dialog onClose={onClose} title={t`Ny kompetanse`}>
      <TermForm
        about={`new ${name}`}
        values={values}
        isNew
        maySave={name !== ''}
        save={{ label: t`Legg til`, isPending: add.isPending, error: add.error }}
        onSave={(typed, { outcome }) =>
          add.mutate(
            typed,
            outcome({
              done: t`Kompetansen er lagt til`,
              next: ({ competency }) => {
                onClose();
                void navigate({
                  to: '/competencies/$competency',
                  params: { competency },
                  ignoreBlocker: true,
                });
              },
            }),
          )
        }
      />
    </Dialog>
  );
}

export function AddTerm() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <MainAction leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
        <Trans>Ny kompetanse</Trans>
      </MainAction>
      {opened && <AddTermDialog name="" onClose={close} />}
    </>
  );
}
