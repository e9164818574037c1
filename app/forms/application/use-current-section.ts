import { useEffect, useState } from 'react'

/** The id of the current section: the last one that has reached the upper 40% of the screen. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const visible = new Map<string, boolean>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) visible.set(target.id, isIntersecting)
        setCurrent((sections.findLast(({ id }) => visible.get(id)) ?? sections[0])?.id)
      },
      { rootMargin: '0px 0px -60% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
