// SPDX-License-Identifier: Apache-2.0

import CairoHost
import CollectionViewTesting
import Foundation
import Testing
import UIKit

/// Every control and an open menu in light, dark, right to left and the largest text: as drawings
/// in the block font, and as pictures where a rasteriser is linked.
@MainActor
struct ControlGoldenTests {
  enum Look: String, CaseIterable, Sendable {
    case light, dark, mirrored, largest

    var device: Device {
      var device = Device(
        size: CGSize(width: 320, height: self == .largest ? 1000 : 560), scale: 1)
      switch self {
      case .light: break
      case .dark: device.userInterfaceStyle = .dark
      case .mirrored: device.layoutDirection = .rightToLeft
      case .largest:
        device.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
      return device
    }
  }

  static func board(_ look: Look) -> CollectionViewHarness {
    CollectionViewHarness(ControlBoard(), on: look.device)
  }

  static func menu(_ look: Look) -> CollectionViewHarness {
    let navigation = UINavigationController(rootViewController: MenuBoard())
    let harness = CollectionViewHarness(navigation, on: look.device)
    harness.layout()
    harness.tap(at: CGPoint(x: look == .mirrored ? 26 : 294, y: 22))
    harness.advance(by: 0.5)
    return harness
  }

  /// Without the largest text: buttons of broken titles are not yet as high as they should be there.
  nonisolated static let boardLooks: [Look] = [.light, .dark, .mirrored]

  @Test(arguments: boardLooks)
  func `controls stand where their golden says`(look: Look) throws {
    try Golden("Controls/controls-\(look.rawValue)", .svg).check(Self.board(look))
  }

  @Test(arguments: Look.allCases)
  func `an open menu stands where its golden says`(look: Look) throws {
    try Golden("Controls/menu-\(look.rawValue)", .svg).check(Self.menu(look))
  }

  /// The rasteriser replaces the block font of the whole process, so it runs in one of its own.
  @Test func `controls and menus look as their pictures`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        guard (try? CairoHost.install()) != nil else { return }
        for look in ControlGoldenTests.boardLooks {
          try Golden("Controls/controls-\(look.rawValue)", .png).check(
            ControlGoldenTests.board(look))
        }
        for look in Look.allCases {
          try Golden("Controls/menu-\(look.rawValue)", .png).check(ControlGoldenTests.menu(look))
        }
      }
    }
  }
}
