import { StepWizard, type StepWizardProps } from '#design-system'
import { HelpFooter } from '../frame/help-footer.tsx'

/** What every step of a wizard draws alike. */
export type StepLayout = Pick<StepWizardProps, 'steps' | 'current' | 'texts' | 'title'>

/** A step with the help line above its bar, so that the bar is the last thing on the screen. */
export function WizardStep({ children, ...rest }: StepLayout & Pick<StepWizardProps, 'footer' | 'onSubmit' | 'children'>) {
  return (
    <StepWizard {...rest}>
      {children}
      <HelpFooter />
    </StepWizard>
  )
}
