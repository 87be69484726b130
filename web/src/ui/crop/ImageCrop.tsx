import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Loader, Stack } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { widestCrop, type Crop } from './crop.ts';
import { CropSurface } from './CropSurface.tsx';
import { cropImage } from './crop-image.ts';
import { useLoadedImage } from './use-loaded-image.ts';
import { Dialog } from '../dialog/Dialog.tsx';

interface ImageCropProps {
  /** the dialog is open while there is one */
  file: File | undefined;
  onDone: (cut: File) => void;
  onCancel: () => void;
}

/** Lets the user choose which square of a photo to use. */
export function ImageCrop({ file, onDone, onCancel }: ImageCropProps) {
  const { t } = useLingui();
  return (
    <Dialog opened={file !== undefined} onClose={onCancel} title={t`Velg utsnitt`}>
      {file && <CropForm file={file} onDone={onDone} onCancel={onCancel} />}
    </Dialog>
  );
}

function CropForm({ file, onDone, onCancel }: ImageCropProps & { file: File }) {
  const image = useLoadedImage(file);
  const [chosen, setChosen] = useState<Crop>();
  const [broken, setBroken] = useState(false);
  const size = image && { width: image.naturalWidth, height: image.naturalHeight };
  const crop = chosen ?? (size ? widestCrop(size) : undefined);
  const isUnreadable = image === null || broken || size?.width === 0;
  const submit = async () => {
    if (!image || !crop) return;
    await cropImage(image, crop, file.name).then(onDone, () => setBroken(true));
  };
  return (
    <Stack>
      {image === undefined && <Loader mx="auto" my="xl" />}
      {isUnreadable && (
        <Alert role="alert" color="clay" icon={<IconPhotoOff aria-hidden />}>
          <Trans>Vi får ikke lest bildet. Prøv et annet, som PNG, JPEG eller WebP.</Trans>
        </Alert>
      )}
      {image && crop && !isUnreadable && (
        <CropSurface image={image} crop={crop} onChange={setChosen} />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          <Trans>Avbryt</Trans>
        </Button>
        <Button disabled={!crop || isUnreadable} onClick={() => void submit()}>
          <Trans>Bruk bildet</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
