import { PersonImage } from '../ui/person/PersonImage.tsx';
import classes from './PeopleImages.module.css';
import type { Participant } from './thread-answers.ts';

/** One picture, or two that overlap; everybody else appears by name only. */
export function PeopleImages({ people }: { people: readonly Participant[] }) {
  const shown = people.slice(0, 2);
  return (
    <span className={classes.images} data-several={shown.length > 1 || undefined}>
      {shown.map(({ account, name, image_url }) => (
        <PersonImage key={account} name={name} src={image_url} size={shown.length > 1 ? 27 : 42} />
      ))}
    </span>
  );
}
