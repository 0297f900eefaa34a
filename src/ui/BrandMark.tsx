/** Decorative: the brand's name is beside it. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="M20 3.5 37 17.2a2.6 2.6 0 0 1-1.6 4.6H34V31a5.5 5.5 0 0 1-5.5 5.5h-17A5.5 5.5 0 0 1 6 31v-9.2H4.6A2.6 2.6 0 0 1 3 17.2Z"
        fill="#fff7ed"
      />
      <circle cx="15" cy="22.5" r="2.2" fill="#2b1400" />
      <circle cx="25" cy="22.5" r="2.2" fill="#2b1400" />
      <path
        d="M13.5 27.5c3.6 4.4 9.4 4.4 13 0"
        fill="none"
        stroke="#2b1400"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
