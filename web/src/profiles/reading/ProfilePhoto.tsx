import { Avatar } from '@mantine/core';
import classes from './ProfilePhoto.module.css';

/** The face, or the initials where there is none; the name stands beside it. */
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
