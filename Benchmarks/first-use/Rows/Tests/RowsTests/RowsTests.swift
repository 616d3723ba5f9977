// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Rows
import Testing
import UIKit

@MainActor @Suite struct RowsTests {
  @Test(arguments: [Device.iPhoneSE, .iPhone15.dark, .iPadMini.turned])
  func `rows fit before a fling, and after`(device: Device) throws {
    let harness = CollectionViewHarness(RowsViewController(), on: device)
    try harness.check(.noOverlap, .labelsInside, .measuredOnce, .noLintFindings())
    try Golden("rows-\(device.fileName)").check(harness)
    harness.fling(velocity: CGVector(dx: 0, dy: -2000))
    harness.runUntilIdle()
    try harness.check(.noOverlap, .labelsInside)
    try Golden("rows-flung-\(device.fileName)").check(harness)
  }
}
