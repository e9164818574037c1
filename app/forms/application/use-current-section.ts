import { useEffect, useState } from 'react'

/** The id of the section that is being read: the last one that has reached the upper part of the screen. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const seen = new Map<string, boolean>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target.id, isIntersecting)
        setCurrent((sections.findLast(({ id }) => seen.get(id)) ?? sections[0])?.id)
      },
      { rootMargin: '0px 0px -60% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) watch.observe(section)
    }
    return () => watch.disconnect()
  }, [sections])
  return current
}
