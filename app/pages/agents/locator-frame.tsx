import type { findAgentTexts } from '../../../content/pages/find-agent.ts'

type Props = { url: string; texts: typeof findAgentTexts; isOwn: boolean }

/** What a third-party locator needs: scripts, forms, and links that open in a new tab or replace the page. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/** The search above the frame is sent to it by this name. */
export const frameName = 'agent-locator'

/**
 * The locator in an iframe like that of the original site: full width, 600 px tall, lazy, and with geolocation. Browsers
 * print only the part of an iframe that is in view, so the page prints where the list can be printed instead.
 */
export const LocatorFrame = ({ url, texts, isOwn }: Props) => (
  <div className="locator-frame">
    {/* oxlint-disable-next-line react/iframe-missing-sandbox -- only a third-party page is sandboxed: our own page could remove any sandbox that lets it work */}
    <iframe
      className={isOwn ? 'no-print' : undefined}
      src={url}
      name={frameName}
      title={texts.frameTitle}
      loading="lazy"
      allow="geolocation"
      {...(!isOwn && { sandbox })}
    />
    {isOwn && (
      <>
        <p className="page small no-print">
          <a href="/find-agent?near=" rel="nofollow">
            {texts.fullPage}
          </a>
        </p>
        <p className="print-only">{texts.toPrint}</p>
      </>
    )}
  </div>
)
