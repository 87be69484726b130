import { Link } from '@tanstack/react-router';
import { PersonLine } from '../../ui/person/PersonLine.tsx';
import type { ConsultantAccount } from '../profiles.queries.ts';

export function ConsultantName({ consultant }: { consultant: ConsultantAccount }) {
  const { account, name, title, image_url } = consultant;
  return (
    <PersonLine name={name} image={image_url} detail={title}>
      <Link to="/profiles/$profile" params={{ profile: account }}>
        {name}
      </Link>
    </PersonLine>
  );
}
