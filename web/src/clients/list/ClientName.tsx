import { Avatar } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { imageFor } from '../../ui/person/image-for.ts';
import { initialsOf } from '../../ui/person/initials.ts';
import type { ClientItem } from '../clients.queries.ts';
import classes from './ClientName.module.css';

export function ClientName({ client }: { client: ClientItem }) {
  const { client: id, name, logo_url } = client;
  return (
    <div className={classes.who}>
      <Avatar src={imageFor(logo_url, 40)} alt="" size={40} radius="md" color="spruce" aria-hidden>
        {initialsOf(name)}
      </Avatar>
      <Link to="/admin/clients/$client" params={{ client: id }}>
        {name}
      </Link>
    </div>
  );
}
