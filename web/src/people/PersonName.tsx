import { useShellUser } from '../accounts/public/shell-user.ts';
import { addressFor } from '../accounts/public/links.ts';
import { AddressText } from '../ui/text/AddressText.tsx';
import { HrefLink } from '../ui/text/HrefLink.tsx';
import { PersonImage } from '../ui/person/PersonImage.tsx';
import type { Person } from './people.queries.ts';
import classes from './PersonName.module.css';

/** The name, as a link to the page on which an admin edits the account. */
export function PersonName({ person }: { person: Person }) {
  const user = useShellUser();
  const { account, name, email, image_url } = person;
  return (
    <div className={classes.who}>
      <PersonImage name={name} src={image_url} />
      <div className={classes.words}>
        <HrefLink href={addressFor(user, 'admin_account_edit', { params: { account } })}>
          {name}
        </HrefLink>
        <span className={classes.email}>
          <AddressText address={email} />
        </span>
      </div>
    </div>
  );
}
