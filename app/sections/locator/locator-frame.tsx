import type { findAgentTexts } from '../../../content/pages/find-agent.ts'

type Props = { url: string; texts: typeof findAgentTexts; isOwn: boolean }

/** What the locator of another house needs: its scripts and forms, links that open beside or above it, and nothing else. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/** The locator in the frame that the original had: full width, 600 px tall, lazy, free to ask for the location. */
export const LocatorFrame = ({ url, texts, isOwn }: Props) => (
  <div className="locator-frame">
    {/* A page of our own could leave any sandbox in which it works; only a stranger's is put into one. */}
    {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
    <iframe src={url} title={texts.frameTitle} loading="lazy" allow="geolocation" {...(!isOwn && { sandbox })} />
    {isOwn && (
      <p className="page small">
        <a href="/find-agent?near=" rel="nofollow">
          {texts.fullPage}
        </a>
      </p>
    )}
  </div>
)
