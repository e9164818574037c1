import { schemeTexts } from '../../content/scheme.ts'
import { schemeChoices, storedScheme } from './scheme.ts'

/** Light, dark, or as the device is set. The script in the head of every page applies and stores the choice. */
export const SchemeSwitch = () => {
  const chosen = typeof document === 'undefined' ? 'system' : storedScheme()
  return (
    <fieldset className="scheme-switch needs-script">
      <legend>{schemeTexts.legend}</legend>
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
            <span>{schemeTexts.choices[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
