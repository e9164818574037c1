import { brand } from '../../../content/brand/company.ts'
import { quoteTexts } from '../../../content/pages/send.ts'
import type { Quote } from '../../../contract/quote-call.ts'

/** That the quote is not binding, and by which prices and when it was made. */
export const PriceNote = ({ quote }: { quote: Quote }) => (
  <p className="small soft">
    {quoteTexts.note(quote.priceVersion)}
    {/* Browsers differ from the server in the kind of space before AM and PM. */}
    <time dateTime={quote.quotedAt} suppressHydrationWarning>
      {momentText(quote.quotedAt)}
    </time>
    {quoteTexts.result.clock(brand.address.city)}. {quote.sample && quoteTexts.sample}
  </p>
)

const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: brand.timeZone,
})

const momentText = (moment: string) => format.format(new Date(moment))
