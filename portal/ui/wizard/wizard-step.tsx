import { StepWizard, type StepWizardProps } from '#design-system'
import { createContext, use } from 'react'
import { OfflineBanner } from '../layout/offline-banner.tsx'
import { FormHelp } from '../layout/help-footer.tsx'

/** The layout props shared by all steps; provided by WizardScreen. */
export const WizardLayoutContext = createContext<Pick<
  StepWizardProps,
  'steps' | 'current' | 'labels' | 'title' | 'shownProgress' | 'titleSize'
> | null>(null)

/**
 * A step with the help line above its bar, so that the bar is the last element of the screen. Throws an Error outside a
 * WizardScreen.
 */
export function WizardStep({
  footer,
  children,
  ...rest
}: Pick<StepWizardProps, 'footer' | 'onSubmit' | 'formRef' | 'children'>) {
  const layout = use(WizardLayoutContext)
  if (!layout) throw new Error('A WizardStep stands in a WizardScreen.')
  return (
    <StepWizard
      {...layout}
      {...rest}
      footer={
        footer === null ? null : (
          <>
            <OfflineBanner />
            {footer}
          </>
        )
      }
    >
      {children}
      <FormHelp />
    </StepWizard>
  )
}
