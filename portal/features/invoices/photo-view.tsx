import { Dialog, FilePicture } from '#design-system'
import { useTranslation } from 'react-i18next'

/** A photo of the letter as it will be sent, enlarged to check that it is readable. */
export function PhotoView({ photo, onClose }: { photo: File | null; onClose: () => void }) {
  const { t } = useTranslation('rebate')
  return (
    <Dialog
      open={photo !== null}
      onOpenChange={onClose}
      title={photo?.name ?? t('title')}
      description={t('view.question')}
      closeLabel={t('view.close')}
    >
      {photo && <FilePicture file={photo} otherwise={<p>{t('view.failed')}</p>} />}
    </Dialog>
  )
}
