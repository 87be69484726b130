import { Link } from '@tanstack/react-router';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import type { ConsultantAccount } from '../profiles.queries.ts';
import classes from './ConsultantName.module.css';

export function ConsultantName({ consultant }: { consultant: ConsultantAccount }) {
  const { account, name, title, image_url } = consultant;
  return (
    <div className={classes.who}>
      <PersonImage name={name} src={image_url} />
      <div className={classes.words}>
        <Link to="/profiles/$profile" params={{ profile: account }}>
          {name}
        </Link>
        {title && <span className={classes.title}>{title}</span>}
      </div>
    </div>
  );
}
