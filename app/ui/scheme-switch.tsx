import { schemeChoices, storedScheme } from './scheme.ts'

type Props = { texts: { legend: string; choices: Record<(typeof schemeChoices)[number], string> } }

/** Light, dark, or as the device is set. The script in the head of every page applies and stores the choice. */
export const SchemeSwitch = ({ texts }: Props) => {
  const chosen = typeof document === 'undefined' ? 'system' : storedScheme()
  return (
    <fieldset className="scheme-switch needs-script">
      <legend>{texts.legend}</legend>
      <div>
        {schemeChoices.map((choice) => (
          <label key={choice}>
            <input
              className="visually-hidden"
              type="radio"
              name="scheme"
              value={choice}
              defaultChecked={choice === chosen}
            />
            <span>{texts.choices[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
