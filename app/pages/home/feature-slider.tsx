import type { HomeContent } from '../../../content/pages/home.ts'
import { Picture } from '../../pictures/picture.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SectionFrame } from '../../sections/section-frame.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useSlider } from './use-slider.ts'

/** Before hydration and without JavaScript, the slides are a scrolling row. */
export const FeatureSlider = ({ features }: { features: HomeContent['features'] }) => {
  const { slides, controls } = features
  const slider = useSlider(slides.length)
  const autoplay = useAutoplay(() => slider.step(1))
  return (
    <SectionFrame section={features} deep={false}>
      <div {...autoplay.pauseHandlers}>
        <div
          className={slider.ready ? 'slider is-ready' : 'slider'}
          // Before hydration it is a scrolling row, which must also scroll by keyboard.
          tabIndex={slider.ready ? undefined : 0}
          {...slider.swipe}
        >
          <ul className="slides">
            {slides.map((slide, index) => (
              <li className="card" key={index} {...slider.placeOf(index)}>
                <Picture className="card-swatch" picture={slide.picture} width={384} height={104} />
                <div className="card-body">
                  <h3>{slide.title}</h3>
                  <p>{slide.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className="slider-foot needs-script">
          <p className="slider-dots" aria-hidden="true">
            {slides.map((_slide, index) => (
              <i key={index} className={index === slider.first ? 'is-here' : undefined} />
            ))}
          </p>
          <div className="slider-controls">
            <button
              className="icon-button"
              type="button"
              aria-label={autoplay.playing ? controls.pause : controls.play}
              onClick={autoplay.toggle}
            >
              <Icon name={autoplay.playing ? 'pause' : 'play'} />
            </button>
            <button
              className="icon-button"
              type="button"
              aria-label={controls.previous}
              onClick={() => slider.step(-1)}
            >
              <Icon name="prev" />
            </button>
            <button className="icon-button" type="button" aria-label={controls.next} onClick={() => slider.step(1)}>
              <Icon name="next" />
            </button>
          </div>
        </div>
      </div>
    </SectionFrame>
  )
}
