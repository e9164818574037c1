export type CurrencyChoice = { code: string; name: string }

type Props = {
  label: string
  choices: CurrencyChoice[]
  chosen: string
  hasRate: (code: string) => boolean
  onChoose: (code: string) => void
}

/** Buttons for the currencies that most visitors of a page look for. */
export const CurrencyChoices = ({ label, choices, chosen, hasRate, onChoose }: Props) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not a fieldset, because browsers draw a box around it
  <div className="currency-choices" role="group" aria-labelledby="converter-choices">
    <span id="converter-choices">{label}</span>
    {choices.map(({ code, name }) => (
      <button
        className="currency-choice"
        type="button"
        aria-pressed={code === chosen}
        disabled={!hasRate(code)}
        onClick={() => onChoose(code)}
        key={code}
      >
        {name}
      </button>
    ))}
  </div>
)
