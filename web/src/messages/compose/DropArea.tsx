import { useState, type DragEvent, type ReactNode } from 'react';
import classes from './Composer.module.css';

/** Accepts files that are dropped anywhere on its children. */
export function DropArea(props: { onFiles: (files: FileList) => void; children: ReactNode }) {
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <div
      className={classes.area}
      data-over={over || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        props.onFiles(event.dataTransfer.files);
      }}
    >
      {props.children}
    </div>
  );
}
