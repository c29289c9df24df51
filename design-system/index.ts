export { Button, type ButtonProps } from './button/button.tsx'
export { Icon, type IconName, type IconProps } from './icon/icon.tsx'
