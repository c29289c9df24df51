import type { PdfFrameLabels } from '#design-system'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const shown = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/**
 * The PdfFrame's texts, without the one for opening the file in a tab: a browser must not interpret received files under the
 * portal's own origin. Memoised, as every page compares the object.
 */
export function useFrameLabels(): PdfFrameLabels {
  const { t } = useTranslation(['documents', 'common'])
  return useMemo(() => {
    const size = (bytes: number) =>
      bytes < 1_000_000
        ? t('file.kilobytes', { size: shown.format(Math.max(1, Math.round(bytes / 1000))) })
        : t('file.megabytes', { size: shown.format(bytes / 1_000_000) })
    return {
      download: (file) =>
        file
          ? t('file.downloadOf', { facts: [file.type, size(file.bytes)].filter(Boolean).join(', ') })
          : t('file.download'),
      downloaded: t('file.downloaded'),
      printShown: t('file.printShown'),
      newTab: t('file.newTab'),
      skip: t('file.skip'),
      loading: t('file.loading'),
      page: (page, pages) => t('file.page', { page, pages }),
      larger: t('file.larger'),
      smaller: t('file.smaller'),
      zoom: (percent) => t('file.zoom', { percent }),
      dim: t('file.dim'),
      readAsText: t('file.readAsText'),
      showOriginal: t('file.showOriginal'),
      slow: t('file.slow'),
      showAnyway: t('file.showAnyway'),
      ticked: t('file.ticked'),
      note: (words) => t('file.note', { words }),
      image: t('file.image'),
      imagePage: t('file.imagePage'),
      print: t('file.print'),
      failedTone: t('common:tone.error'),
      noteTone: t('common:tone.info'),
      retry: t('common:retry'),
      problems: {
        failed: t('file.problems.failed'),
        unshown: t('file.problems.unshown'),
        encrypted: t('file.problems.encrypted'),
        damaged: t('file.problems.damaged'),
        empty: t('file.problems.empty'),
        unknown: t('file.problems.unknown'),
        page: t('file.problems.page'),
        rest: t('file.problems.rest'),
        letters: t('file.problems.letters'),
        picture: t('file.problems.picture'),
      },
    }
  }, [t])
}
