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
  <fieldset className="currency-choices" aria-labelledby="converter-choices">
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
  </fieldset>
)
