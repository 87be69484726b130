import { Avatar } from '@mantine/core';
import classes from './ProfilePhoto.module.css';

/** A photo, or initials; it is decorative, since the name is shown beside it. */
export function ProfilePhoto({ name, src }: { name: string; src: string | null }) {
  return (
    <Avatar
      src={src}
      name={name}
      alt=""
      radius="lg"
      color="spruce"
      variant="filled"
      className={classes.photo}
      data-initials={src === null || undefined}
      aria-hidden
    />
  );
}
