/** Returns the parameter `design`, which shows the mock of a story in the panel “Design”. */
export function mock(name: string, sizes: readonly string[] = ['desk', 'phone']) {
  return sizes.map((size) => ({ type: 'image', name: size, url: `mocks/${name}/${size}.webp` }));
}
