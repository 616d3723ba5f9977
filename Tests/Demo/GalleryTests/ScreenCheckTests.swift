// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import MullionGalleryScreens
import Testing

/// Tests that the gallery's screens satisfy the checks of the test kit.
@MainActor
struct ScreenCheckTests {
  @Test(arguments: [Device.phone, .iPhoneSE, .iPadMini.turned, .phone.rightToLeft])
  func `nothing lies over something else, and no label leaves what holds it`(
    device: Device
  ) async {
    for screen in Gallery.screens {
      let harness = CollectionViewHarness(screen.make(), on: device)
      await harness.runUntilIdle { Gallery.isLoading }
      for check in [LayoutCheck.noOverlap, .labelsInside] {
        #expect(throws: Never.self, "\(screen.id)") { try harness.check(check) }
      }
    }
  }
}
