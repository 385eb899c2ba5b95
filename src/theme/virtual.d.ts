declare module 'virtual:theme-values' {
  type Values = ReturnType<typeof import('./themeValues.ts').themeValues>;
  export const values: Values['values'];
  export const styleSheets: Values['styleSheets'];
}
