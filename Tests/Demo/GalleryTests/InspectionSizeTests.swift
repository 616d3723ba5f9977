// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import MullionGalleryScreens
import Testing

/// Tests of the sizes of inspections of the gallery's screens.
@MainActor
struct InspectionSizeTests {
  @Test func `what can be acted on fits in 1400 bytes for most screens, in 7000 for each`() async {
    var sizes: [(count: Int, id: String)] = []
    for screen in Gallery.screens {
      let harness = CollectionViewHarness(screen.make(), on: .phone)
      await harness.runUntilIdle { Gallery.isLoading }
      let look = harness.inspect(isInteractive: true)
      expect(look.split(separator: "\n").count > 1, "\(screen.id) lists nothing")
      sizes.append((look.utf8.count, screen.id))
    }
    sizes.sort { ($0.count, $0.id) < ($1.count, $1.id) }
    expect(sizes.filter { $0.count > 7000 }.map(\.id), equals: [])
    expect(sizes[sizes.count / 2].count <= 1400, "the median is \(sizes[sizes.count / 2])")
  }
}
