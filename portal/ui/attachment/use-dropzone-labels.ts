import type { FileDropzoneLabels } from '#design-system'
import { useTranslation } from 'react-i18next'

const kilobyte = 1024
const megabyte = kilobyte * 1024
const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** A size as text: '240 kB' (rounded up), '2,4 MB'. */
const sizeOf = (bytes: number): string =>
  bytes < megabyte ? `${Math.ceil(bytes / kilobyte)}\u00A0kB` : `${number.format(bytes / megabyte)}\u00A0MB`

/** The texts of the FileDropzone. */
export function useDropzoneLabels(): FileDropzoneLabels {
  const { t } = useTranslation('attachment')
  return {
    choose: t('choose'),
    zone: {
      idle: t('zone.idle'),
      'over-page': t('zone.overPage'),
      'over-zone': t('zone.overZone'),
      'wrong-kind': t('zone.wrongKind'),
      full: t('zone.full'),
    },
    reading: t('reading'),
    chosen: (count) => t('chosen', { count }),
    size: sizeOf,
    remove: t('remove'),
    removeFile: (name) => t('removeFile', { name }),
    removed: (name) => t('removed', { name }),
    refused: {
      kind: t('refused.kind'),
      heic: t('refused.heic'),
      content: t('refused.content'),
      empty: t('refused.empty'),
      'too-large': t('refused.tooLarge'),
      unreadable: t('refused.unreadable'),
      'too-many': t('refused.tooMany'),
      'too-large-together': t('refused.tooLargeTogether'),
    },
    duplicate: t('duplicate'),
    renamed: t('renamed'),
    leftOut: (count) => t('leftOut', { count }),
    summary: ({ added, renamed, refused, duplicates }) =>
      [
        added > 0 && t('summary.added', { count: added }),
        renamed > 0 && t('summary.renamed', { count: renamed }),
        refused > 0 && t('summary.refused', { count: refused }),
        duplicates > 0 && t('summary.duplicates', { count: duplicates }),
      ]
        .filter(Boolean)
        .join(', '),
  }
}
