import '@patient-portal/design-system/styles.css'
import '@patient-portal/design-system/fonts.css'

export const metadata = { title: 'Next', icons: 'data:,' }

export default function Layout({ children }) {
  return (
    <html lang="en" data-theme="standard">
      <body>{children}</body>
    </html>
  )
}
