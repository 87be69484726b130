import { Plural, useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { useState } from 'react';
import type { Assignment } from '../../assignments/public/assignment.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { noticeNews } from '../../ui/states/notice.tsx';
import { AskForm } from '../asking/AskForm.tsx';
import type { PersonChoice } from '../asking/PeopleChoice.tsx';
import { FindPerson } from '../asking/FindPerson.tsx';
import { useAssessProfiles } from '../assessments.queries.ts';
import type { usePersonRows } from './use-person-rows.ts';

interface AskDialogProps {
  assignment: Assignment;
  people: ReturnType<typeof usePersonRows>;
  onClose: () => void;
}

/** Asks about those who have shown interest, those on the board, and whom one finds by name. */
export function AskDialog({ assignment, people, onClose }: AskDialogProps) {
  const { t } = useLingui();
  const ask = useAssessProfiles(assignment.uuid);
  const [found, setFound] = useState<readonly PersonChoice[]>([]);
  const known = useAskable(assignment, people);
  const all = [...known, ...found.filter(({ id }) => known.every((one) => one.id !== id))];
  const assessed = new Set(people.rows.map(({ account }) => account));
  return (
    <Dialog onClose={onClose} title={t`Be om vurdering`} size="lg">
      {all.length === 0 && (
        <Alert color="gray" mb="md">{t`Ingen har meldt interesse ennå. Finn noen ved navn.`}</Alert>
      )}
      <AskForm
        label={t`Hvem skal vurderes?`}
        people={all}
        first={known
          .flatMap(({ id }) => (assessed.has(id) ? [] : [id]))
          .slice(0, limits.assessment.profiles)}
        least={1}
        most={limits.assessment.profiles}
        criteriaHref={`/assignments/${assignment.uuid}/criteria`}
        pending={ask.isPending}
        error={ask.error}
        onCancel={onClose}
        onAsk={(profile_ids, prompt) =>
          ask.mutate(
            { profile_ids, prompt, force_recreate: false },
            {
              onSuccess: ({ declined_profile_ids: declined }) => {
                onClose();
                if (declined.length > 0) noticeNews(leftOut(declined, all));
              },
            },
          )
        }
        confirm={(count) => (
          <Plural value={count} _0="Vurder" one="Vurder # person" other="Vurder # personer" />
        )}
      >
        {(choose) => (
          <FindPerson
            known={new Set(all.map(({ id }) => id))}
            onFind={(person) => {
              setFound((before) => [...before, person]);
              choose(person.id);
            }}
          />
        )}
      </AskForm>
    </Dialog>
  );

  function leftOut(declined: readonly string[], people: readonly PersonChoice[]): string {
    const names = people
      .flatMap(({ id, name }) => (declined.includes(id) ? [name] : []))
      .join(', ');
    return t`Disse vil ikke vurderes med KI og ble ikke med: ${names}`;
  }
}

/** Those of whom an assignment knows. */
function useAskable(
  assignment: Assignment,
  { rows, cards }: AskDialogProps['people'],
): PersonChoice[] {
  const { t } = useLingui();
  const found = new Map<string, PersonChoice>();
  for (const { account: id, name, image_url: image } of assignment.interested_consultants) {
    found.set(id, { id, name, image, detail: t`Har meldt interesse` });
  }
  for (const { profile: id, profile_data: data } of cards) {
    if (id === null || data === null || found.has(id)) continue;
    found.set(id, { id, name: data.name, image: data.image_url, detail: t`På tavlen` });
  }
  for (const { account: id, name, image } of rows) {
    const detail = t`Er vurdert før`;
    found.set(id, { id, name, image, detail });
  }
  return [...found.values()];
}
