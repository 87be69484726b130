import { Trans } from '@lingui/react/macro';

export interface Place {
  region: { name: string } | null;
  allow_remote_work: boolean;
}

export function PlaceText({ place: { region, allow_remote_work } }: { place: Place }) {
  if (!region) return allow_remote_work ? <Trans>Fjernarbeid</Trans> : null;
  if (!allow_remote_work) return region.name;
  return <Trans>{region.name}, fjernarbeid mulig</Trans>;
}
