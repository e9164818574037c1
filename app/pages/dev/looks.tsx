import { Check } from '../../ui/check.tsx'
import { Fact } from '../../ui/facts.tsx'
import { StepList } from '../../sections/steps.tsx'
import { Points } from '../../sections/text-blocks.tsx'
import { Specimen } from './specimen.tsx'

export const Data = () => (
  <>
    <Specimen title="Facts">
      <dl className="facts facts-ruled">
        <Fact term="Regulator">California Department of Financial Protection and Innovation</Fact>
        <Fact term="Phone">
          <a className="tap" href="tel:+19163277585">
            (916) 327-7585
          </a>
        </Fact>
        <Fact term="Left out">{undefined}</Fact>
      </dl>
    </Specimen>
    <Specimen title="Table">
      <div className="table-frame">
        <table className="table">
          <caption>Two ways to receive 200 US dollars in Kenya</caption>
          <thead>
            <tr>
              <th scope="col">Way</th>
              <th className="is-number" scope="col">
                They get (KES)
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Mobile wallet</td>
              <td className="is-number">25,560.00</td>
            </tr>
          </tbody>
        </table>
      </div>
    </Specimen>
    <Specimen title="Lists">
      <Points texts={['A point.', 'Another, with **strong** words and [a link](/).']} />
      <ul className="check-list">
        <li>
          <Check text="Done" /> Something that is done
        </li>
      </ul>
      <StepList
        steps={[
          { title: 'First', text: 'A real sequence is numbered.' },
          { title: 'Then', text: 'The thread leads on.' },
        ]}
      />
    </Specimen>
  </>
)

export const Cloth = () => (
  <Specimen title="Woven edge">
    <div className="weave" />
    <div className="weave weave-thin" />
  </Specimen>
)

const colors = (
  'paper paper-deep surface line line-strong ink ink-soft brand brand-strong brand-tint on-brand-soft ' +
  'accent accent-strong accent-tint positive positive-tint negative negative-tint clay sand'
).split(' ')

export const Colors = () => (
  <Specimen title="Colors">
    <ul className="colors">
      {colors.map((name) => (
        <li key={name}>
          <i ref={(swatch) => swatch?.style.setProperty('background', `var(--${name})`)} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  </Specimen>
)
