/** Returns the parameter `design`, which makes a story show the mock it was built from. */
export function mock(name: string, sizes: readonly string[] = ['desk', 'phone']) {
  return sizes.map((size) => ({ type: 'image', name: size, url: `mocks/${name}/${size}.webp` }));
}
