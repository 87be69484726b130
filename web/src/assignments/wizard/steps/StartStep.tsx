import { Trans } from '@lingui/react/macro';
import { List, Text } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { useWizard } from '../wizard-context.ts';

/** What the draft can be made from, which an upper floor offers, and an overview of the steps ahead. */
export function StartStep() {
  const { draft } = useWizard();
  const { name } = draft.company;
  return (
    <>
      <Text>
        <Trans>
          Her beskriver du hva {name} trenger hjelp til. Det tar omtrent ti minutter, og du kan ta
          stegene i den rekkefølgen du vil.
        </Trans>
      </Text>
      <Outlet />
      <List spacing="xs">
        <List.Item>
          <Trans>Alt lagres mens du skriver. Ingen konsulenter ser noe før du publiserer.</Trans>
        </List.Item>
        <List.Item>
          <Trans>Oppe på siden ser du hvor mange konsulenter som passer så langt.</Trans>
        </List.Item>
        <List.Item>
          <Trans>
            Før du publiserer trenger du en tittel, en god beskrivelse, minst én rolle eller
            ferdighet, omfang, sted og en svarfrist.
          </Trans>
        </List.Item>
      </List>
    </>
  );
}
