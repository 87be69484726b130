import { useShellUser } from '../accounts/public/shell-user.ts';
import { addressFor } from '../accounts/public/links.ts';
import { AddressText } from '../ui/text/AddressText.tsx';
import { HrefLink } from '../ui/text/HrefLink.tsx';
import { PersonLine } from '../ui/person/PersonLine.tsx';
import type { Person } from './people.queries.ts';

/** The name, as a link to the page on which an admin edits the account. */
export function PersonName({ person }: { person: Person }) {
  const user = useShellUser();
  const { account, name, email, image_url } = person;
  return (
    <PersonLine name={name} image={image_url} detail={<AddressText address={email} />}>
      <HrefLink href={addressFor(user, 'admin_account_edit', { params: { account } })}>
        {name}
      </HrefLink>
    </PersonLine>
  );
}
