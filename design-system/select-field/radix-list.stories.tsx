import {
  Content,
  Icon as Unfold,
  Item,
  ItemIndicator,
  ItemText,
  Portal,
  Root,
  Trigger,
  Value,
  Viewport,
} from '@radix-ui/react-select'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inputClass } from '../field/input-class.ts'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { checkIcon, unfoldIcon } from '../icon/icons.ts'

const departments = ['Medische vraag', 'Afspraken', 'Rekeningen', 'Recepten', 'Techniek en inloggen']

/**
 * The same question with Radix's Select, for comparison. The portal cannot use it: even closed, Radix writes a
 * style sheet through `innerHTML`, which Trusted Types forbids, and the error unmounts the screen.
 */
function RadixList({ value, open }: { value?: string; open: boolean }) {
  return (
    <Field label="Afdeling">
      {(control) => (
        <Root defaultOpen={open} {...(value && { defaultValue: value })}>
          <Trigger
            {...control}
            className={`${inputClass} flex cursor-pointer flex-wrap items-center justify-between gap-2 py-2 text-left`}
          >
            <span className="min-w-0 grow basis-[min-content]">
              <Value placeholder="Kies je afdeling" />
            </span>
            <Unfold asChild>
              <Icon icon={unfoldIcon} />
            </Unfold>
          </Trigger>
          <Portal>
            <Content
              position="popper"
              sideOffset={4}
              className="w-(--radix-select-trigger-width) overflow-hidden rounded-md border-2 border-control bg-raised text-ink"
            >
              <Viewport>
                {departments.map((name) => (
                  <Item
                    key={name}
                    value={name}
                    className="flex min-h-11 cursor-pointer items-center justify-between gap-2 border-2 border-transparent px-4 py-2 data-highlighted:border-primary data-highlighted:bg-soft data-highlighted:outline-none"
                  >
                    {/* A translator replaces bare texts, and Radix moves them. */}
                    <ItemText>
                      <span>{name}</span>
                    </ItemText>
                    <ItemIndicator>
                      <Icon icon={checkIcon} />
                    </ItemIndicator>
                  </Item>
                ))}
              </Viewport>
            </Content>
          </Portal>
        </Root>
      )}
    </Field>
  )
}

const meta = {
  tags: ['every-theme'],
  title: 'Design system/Choice/SelectField/Radix list, to compare',
  component: RadixList,
  args: { open: false },
} satisfies Meta<typeof RadixList>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  args: { value: 'Afspraken', open: true },
  // While open, Radix hides the page from screen readers but not its own focusable button.
  parameters: { a11y: { options: { rules: { 'aria-hidden-focus': { enabled: false } } } } },
}
