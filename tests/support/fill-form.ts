import type { Locator, Page } from '@playwright/test'

export const alertOf = (page: Page) => page.getByRole('alertdialog')

const person = { name: 'Amina Warsame', email: 'amina@mail.example', phone: '6125550163' }

/** The three fields that every form for visitors has. */
export async function fillContact(form: Locator, changes: Partial<typeof person> = {}) {
  const { name, email, phone } = { ...person, ...changes }
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('textbox', { name: 'Phone' }).fill(phone)
}
