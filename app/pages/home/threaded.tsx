/** A part of the page beside the thread, which runs from the hero to the footer and changes sides after each part. */
export const Threaded = ({ children }: { children: React.ReactNode }) => (
  <div className="threaded">
    {children}
    <svg className="thread thread-run" aria-hidden="true">
      <line x1="50%" x2="50%" y2="100%" />
      <line x1="50%" x2="50%" y2="100%" />
      <path d="m0-8 8 8-8 8-8-8z" />
    </svg>
    <svg className="thread thread-crossing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={crossing} />
      <path d={crossing} />
    </svg>
  </div>
)

const crossing = 'M100 0C100 70 0 30 0 100'
