import type { findAgentTexts } from '../../../content/pages/find-agent.ts'

type Props = { url: string; texts: typeof findAgentTexts; isOwn: boolean }

/** What a locator needs: its scripts and forms, links that open beside or above it, and nothing else. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/** The locator in the frame that the original had: full width, 600 px tall, lazy, free to ask for the location. */
export const LocatorFrame = ({ url, texts, isOwn }: Props) => (
  <div className="locator-frame">
    <iframe
      src={url}
      title={texts.frameTitle}
      sandbox={sandbox}
      loading="lazy"
      allow="geolocation"
      width="100%"
      height="600"
    />
    {isOwn && (
      <p className="page small">
        <a href="/find-agent?near=">{texts.fullPage}</a>
      </p>
    )}
  </div>
)
