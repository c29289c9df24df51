import { PasswordField, type PasswordFieldProps } from '#design-system'
import { useTranslation } from 'react-i18next'

/** A PasswordField with the portal's texts. */
export function PasswordInput(
  props: Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel' | 'toggleText' | 'capsLockLabel' | 'required'> & {
    label?: string
  },
) {
  const { t } = useTranslation('login')
  return (
    <PasswordField
      label={t('password')}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
      toggleText={{ show: t('show'), hide: t('hide') }}
      capsLockLabel={t('capsLock')}
      required
      {...props}
    />
  )
}
