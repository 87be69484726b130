import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { noticeDone, noticeFailure } from '../../ui/notice.tsx';
import { useAddSynonym, useRemoveSynonym, type Synonym } from '../vocabulary.queries.ts';

const longEnoughMs = 15_000;

/** Takes a word away at once, and offers it back for a while. */
export function useRemoval(): (synonym: Synonym) => void {
  const { t } = useLingui();
  const remove = useRemoveSynonym();
  const add = useAddSynonym();
  return ({ synonym, competency, text, locale, relation }) => {
    const putBack = () => {
      notifications.hide(synonym);
      add.mutate(
        { competency, text, locale, relation },
        {
          onSuccess: () => noticeDone(t`${text} er tilbake`),
          onError: (error) => noticeFailure(error),
        },
      );
    };
    const offer = () =>
      notifications.show({
        id: synonym,
        autoClose: longEnoughMs,
        message: (
          <Group justify="space-between" wrap="nowrap">
            <span>
              <Trans>{text} er fjernet</Trans>
            </span>
            <Button size="compact-sm" variant="default" onClick={putBack}>
              <Trans>Angre</Trans>
            </Button>
          </Group>
        ),
      });
    remove.mutate(synonym, { onSuccess: offer, onError: (error) => noticeFailure(error) });
  };
}
