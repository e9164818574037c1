import { quoteTexts, sendPage } from '../../../content/pages/send.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { inlineScript } from '../../rendering/inline-scripts.ts'
import { siteContext } from '../../rendering/site-context.ts'
import { PageHead } from '../../sections/page-head.tsx'
import { PriceNote } from '../../sections/price/price-note.tsx'
import { QuoteForm } from './quote-form.tsx'
import { QuoteResult } from './quote-result.tsx'
import followChoices from './follow-choices.ts?inline-script'
import hideOutdated from './hide-outdated.ts?inline-script'
import rememberChoice from './remember-choice.ts?inline-script'
import type { Route } from './+types/send'

/** Prices and rates change while the site runs. */
export const headers = () => ({ 'cache-control': 'no-store' })

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return { offer: context.get(siteContext).makeOffer(searchParams), isChosen: searchParams.size > 0 }
}

/** Search engines index the page once, not every amount. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(sendPage, loaderData?.isChosen ? [{ name: 'robots', content: 'noindex, nofollow' }] : [])

const followScript = inlineScript(followChoices)
const outdatedScript = inlineScript(hideOutdated)
const rememberScript = inlineScript(rememberChoice)

/** Shown while there is no price list. */
const withoutPrices = { ...sendPage, lede: quoteTexts.none, actions: [quoteTexts.agent] }

export default function SendPage({ loaderData: { offer } }: Route.ComponentProps) {
  if (!offer) return <PageHead page={withoutPrices} />
  const { quote, chosen } = offer
  return (
    <>
      <PageHead page={sendPage} />
      <div className="page grid below-head">
        <div className="col-6">
          <QuoteForm offer={offer} />
        </div>
        {quote && (
          <div className="col-6">
            <div data-price>
              <QuoteResult quote={quote} chosen={chosen} />
            </div>
            <div aria-live="polite">
              <p className="card card-body" id="price-outdated" hidden>
                {quoteTexts.outdated}
              </p>
            </div>
          </div>
        )}
      </div>
      {quote && (
        <div className="page section-foot">
          <div data-price>
            <PriceNote quote={quote} />
          </div>
        </div>
      )}
      <script dangerouslySetInnerHTML={followScript} />
      <script dangerouslySetInnerHTML={outdatedScript} />
      <script dangerouslySetInnerHTML={rememberScript} />
    </>
  )
}
