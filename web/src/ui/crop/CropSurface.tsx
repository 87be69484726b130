import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Slider, Text } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { QuietAction } from '../layout/QuietAction.tsx';
import { maxZoom, panned, zoomed, zoomOf, type Crop } from './crop.ts';
import classes from './CropSurface.module.css';
import { useCropGestures } from './use-crop-gestures.ts';

interface CropSurfaceProps {
  image: HTMLImageElement;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const step = 0.1;

/** The image behind a square window, moved and zoomed by mouse, touch, keys or buttons. */
export function CropSurface({ image, crop, onChange }: CropSurfaceProps) {
  const { t } = useLingui();
  const view = useRef<HTMLDivElement>(null);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const zoom = zoomOf(crop, size);
  const pan = (right: number, down: number) => onChange(panned(crop, size, right, down));
  const zoomTo = (target: number) => onChange(zoomed(crop, size, target));
  const gestures = useCropGestures(view, { pan, zoomBy: (factor) => zoomTo(zoom * factor) });
  const share = (pixels: number) => `${(pixels / crop.side) * 100}%`;
  return (
    <div className={classes.surface}>
      <div
        ref={view}
        {...gestures}
        className={classes.view}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the arrow keys
        tabIndex={0}
        aria-label={t`Utsnittet. Flytt det med piltastene, zoom med pluss og minus.`}
      >
        <img
          src={image.src}
          alt=""
          draggable={false}
          className={classes.image}
          style={{ width: share(size.width), left: share(-crop.x), top: share(-crop.y) }}
        />
        <span className={classes.circle} />
      </div>
      <Group gap={2} justify="center">
        <QuietAction
          label={t`Flytt mot venstre`}
          icon={IconArrowLeft}
          onClick={() => pan(-step, 0)}
        />
        <QuietAction label={t`Flytt opp`} icon={IconArrowUp} onClick={() => pan(0, -step)} />
        <QuietAction label={t`Flytt ned`} icon={IconArrowDown} onClick={() => pan(0, step)} />
        <QuietAction
          label={t`Flytt mot høyre`}
          icon={IconArrowRight}
          onClick={() => pan(step, 0)}
        />
      </Group>
      <div>
        <Text size="sm" fw={500} aria-hidden>
          <Trans>Zoom</Trans>
        </Text>
        <Slider
          thumbLabel={t`Zoom`}
          min={1}
          max={maxZoom(size)}
          step={0.05}
          disabled={maxZoom(size) === 1}
          label={null}
          value={zoom}
          onChange={zoomTo}
        />
      </div>
    </div>
  );
}
