import { lazy, type ComponentProps, type ComponentType } from 'react'

/** The loader of an island's component, and a lazy component that waits for it. */
const island = <Props extends object>(load: () => Promise<ComponentType<Props>>) => ({
  load,
  Lazy: lazy(async () => ({ default: await load() })),
})

/** The parts of public pages that are hydrated in the browser, by the name in their `data-island` attribute. */
export const islands = {
  'agents-all': island(async () => (await import('../sections/locator/agents-all.tsx')).AgentsAll),
  'agents-near': island(async () => (await import('../sections/locator/agents-near.tsx')).AgentsNear),
  application: island(async () => (await import('../pages/careers/application.tsx')).Application),
  'career-form': island(async () => (await import('../forms/career-form.tsx')).CareerForm),
  'contact-form': island(async () => (await import('../forms/contact-form.tsx')).ContactForm),
  'control-tabs': island(async () => (await import('../pages/it-policy/control-tabs.tsx')).ControlTabs),
  converter: island(async () => (await import('../sections/converter/converter.tsx')).Converter),
  countries: island(async () => (await import('../pages/home/countries.tsx')).Countries),
  'feature-slider': island(async () => (await import('../pages/home/feature-slider.tsx')).FeatureSlider),
  'frame-search': island(async () => (await import('../sections/locator/frame-search.tsx')).FrameSearch),
  'inquiry-form': island(async () => (await import('../forms/inquiry-form.tsx')).InquiryForm),
  'inquiry-steps': island(async () => (await import('../forms/inquiry-steps.tsx')).InquirySteps),
  'intro-video': island(async () => (await import('../pages/home/intro-video.tsx')).IntroVideo),
  locator: island(async () => (await import('../sections/locator/locator.tsx')).Locator),
  'quote-card': island(async () => (await import('../sections/price/quote-card.tsx')).QuoteCard),
  'saved-draft': island(async () => (await import('../forms/application/saved-draft.tsx')).SavedDraft),
}

export type IslandName = keyof typeof islands
export type IslandProps<Name extends IslandName> = ComponentProps<(typeof islands)[Name]['Lazy']>

export const isIslandName = (name: string | undefined): name is IslandName => name !== undefined && name in islands
