import type { Page } from '@playwright/test'

/** What Firefox does where cookies are blocked. */
export const blockStorage = (page: Page) =>
  page.addInitScript(`
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get: refuse })
    IDBFactory.prototype.open = refuse
    IDBFactory.prototype.databases = refuse
    globalThis.BroadcastChannel = class { constructor() { refuse() } }
    if ('locks' in navigator) LockManager.prototype.request = async () => refuse()`)
