/** A circle with one calm wave. A clinic's own logo replaces this file in its build (build/clinic/clinic-build.ts). */
export default function LogoPicture() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" className="shrink-0">
      <circle cx="17" cy="17" r="16" className="fill-primary" />
      <path
        d="M7 20c3.2 0 3.2-4 6.6-4s3.4 4 6.8 4 3.4-4 6.6-4"
        className="fill-transparent stroke-on-primary"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
