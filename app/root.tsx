import { Links, Meta, Outlet, Scripts, useMatches, useRouteLoaderData } from 'react-router'
import clientEntry from 'virtual:client-entry'
import displayFont from '../content/brand/display.woff2?url'
import logo from '../content/brand/logo.svg'
import textFont from '../content/brand/text.woff2?url'
import { brand } from '../content/brand/company.ts'
import { noticesOn } from '../contract/published.ts'
import type { NoticeDraft } from '../contract/site-notice.ts'
import { frameTexts, sampleBar, scriptsFailed } from '../content/frame.ts'
import { islandTexts } from '../content/island.ts'
import { header } from '../content/navigation.ts'
import { ChatButton } from './frame/chat-button.tsx'
import enhance from './frame/enhance.ts?inline-script'
import { fetchAhead } from './frame/fetch-ahead.ts'
import { Footer } from './frame/footer.tsx'
import { Header } from './frame/header.tsx'
import { NoticeCards, NoticeLines } from './frame/notices.tsx'
import followScheme from './frame/follow-scheme.ts?inline-script'
import fallBack from './frame/fall-back.ts?inline-script'
import noteFrame from './frame/note-frame.ts?inline-script'
import waitForFirstView from './frame/wait-for-first-view.ts?inline-script'
import { publishedContext } from './rendering/site-context.ts'
import { inlineScript } from './rendering/inline-scripts.ts'
import { ErrorPage } from './pages/error.tsx'
import { hasIslands, isDesk, isFramed, isHydrated } from './rendering/page-handle.ts'
import noticeStyles from './frame/notices.css?url'
import deskStyles from './styles/desk.css?url'
import siteStyles from './styles/site.css?url'
import type { Route } from './+types/root'

const scripts = {
  followScheme: inlineScript(followScheme),
  waitForFirstView: inlineScript(waitForFirstView),
  noteFrame: inlineScript(noteFrame),
  enhance: inlineScript(enhance),
  fetchAhead: inlineScript(fetchAhead),
  fallBack: inlineScript(fallBack),
}

const schemes = ['light', 'dark'] as const

/** The year of the build; starting the site in a new year builds the pages again. */
const thisYear = new Date().getFullYear()

/** Read by the layout, on pages that exist and on those that do not. */
export const loader = ({ context, request }: Route.LoaderArgs) => ({
  notices: noticesOn(context.get(publishedContext), new URL(request.url).pathname),
})

/** The desk shows no notices, and its pages load their data without the server's rendering. */
export const shouldRevalidate = () => false

export const Layout = ({ children }: { children: React.ReactNode }) => {
  const handles = useMatches().map((match) => match.handle)
  const desk = handles.some(isDesk)
  const framed = handles.some(isFramed)
  const hydrated = handles.some(isHydrated)
  const hasPublicFrame = !desk && !framed
  const notices = useNotices()
  return (
    // The script sets the chosen scheme before React starts.
    <html lang="en" data-router={hydrated || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* The script changes their media when the visitor chooses a scheme. */}
        {schemes.map((scheme) => (
          <meta
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={THEME_COLORS[scheme]}
            data-for={scheme}
            key={scheme}
            suppressHydrationWarning
          />
        ))}
        <script dangerouslySetInnerHTML={scripts.followScheme} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={logo} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" href="/feed.xml" type="application/rss+xml" title={frameTexts.feed} />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        {hasPublicFrame && <script dangerouslySetInnerHTML={scripts.waitForFirstView} />}
        {framed && <script dangerouslySetInnerHTML={scripts.noteFrame} />}
        <Meta />
        {/* One for nearly all public pages, so that the second page needs no other. */}
        <link rel="stylesheet" href={desk ? deskStyles : siteStyles} />
        {hasPublicFrame && notices.length > 0 && <link rel="stylesheet" href={noticeStyles} />}
        <Links />
      </head>
      <body className={desk ? 'desk' : framed ? 'is-framed' : undefined}>
        <a className="skip-link" href="#main">
          {header.skip}
        </a>
        {brand.sample && hasPublicFrame && (
          <aside className="page-bar" aria-label={sampleBar.name}>
            {sampleBar.text}
          </aside>
        )}
        {/* The label distinguishes this main element from that of the page around the iframe. */}
        {framed && (
          <main id="main" aria-labelledby="framed-title">
            {children}
          </main>
        )}
        {desk && (
          <p
            className="notice notice-bad scripts-failed"
            id="scripts-failed"
            role="alert"
            hidden
            suppressHydrationWarning
          >
            {scriptsFailed}
          </p>
        )}
        {desk && children}
        {hasPublicFrame && <PublicFrame notices={notices}>{children}</PublicFrame>}
        {(hydrated || handles.some(hasIslands)) && <script dangerouslySetInnerHTML={scripts.fallBack} />}
        {hydrated ? <Scripts /> : handles.some(hasIslands) && <IslandScripts />}
      </body>
    </html>
  )
}

const useNotices = () => useRouteLoaderData<typeof loader>('root')?.notices ?? []

type FrameProps = { notices: NoticeDraft[]; children: React.ReactNode }

const PublicFrame = ({ notices, children }: FrameProps) => (
  <>
    {/* In print only, instead of header and footer. */}
    <p className="letterhead">
      <b>{brand.legalName}</b> {brand.address.street}, {brand.address.city}, {brand.address.state} {brand.address.zip} ·{' '}
      {brand.phones.tollFree.display} · {PUBLIC_URL}
    </p>
    <NoticeLines notices={notices} />
    <Header />
    <main id="main">
      <NoticeCards notices={notices} />
      {children}
    </main>
    <Footer year={thisYear} />
    <ChatButton />
    <script dangerouslySetInnerHTML={scripts.enhance} />
    <script type="speculationrules" dangerouslySetInnerHTML={scripts.fetchAhead} />
  </>
)

/** Low priority, after the stylesheet and the fonts, so that a page can be read first. */
const IslandScripts = () => (
  <>
    <p className="message message-error" id="no-connection" role="alert" hidden>
      {islandTexts.noConnection}
    </p>
    {clientEntry.imports.map((href) => (
      <link rel="modulepreload" href={href} fetchPriority="low" key={href} />
    ))}
    <script type="module" src={clientEntry.module} fetchPriority="low" />
  </>
)

export default function Root() {
  return <Outlet />
}

export const ErrorBoundary = ErrorPage
