/** The mock that a story was built from, as the parameter `design` of the story. */
export function mock(name: string, sizes: readonly string[] = ['desk', 'phone']) {
  return sizes.map((size) => ({ type: 'image', name: size, url: `mocks/${name}/${size}.webp` }));
}
