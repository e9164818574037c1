import { helpPage, helpTexts } from '../../../content/pages/help.ts'
import { InputField } from '../../ui/field.tsx'
import { maxQueryLength } from './help-index.ts'

const { search } = helpTexts

/** A plain GET form: each search has its own URL, with or without scripts. */
export const HelpSearch = ({ query }: { query: string }) => (
  <search className="help-search">
    <form action={helpPage.path}>
      <InputField
        id="q"
        name="q"
        type="search"
        label={search.label}
        help={search.help}
        defaultValue={query}
        maxLength={maxQueryLength}
        autoComplete="off"
        enterKeyHint="search"
        required
      />
      <button className="button button-primary" type="submit">
        {search.button}
      </button>
    </form>
  </search>
)
