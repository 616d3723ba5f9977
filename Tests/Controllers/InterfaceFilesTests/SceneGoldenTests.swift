// SPDX-License-Identifier: Apache-2.0

import CairoHost
import CollectionViewTesting
import Foundation
import Testing
import UIKit

/// Snapshot tests of the scenes of example interface files as text and as pictures: light, dark, right to
/// left, and with the largest text.
@MainActor
struct SceneGoldenTests {
  enum Look: String, CaseIterable, Sendable {
    case light, dark, mirrored, largest

    @MainActor
    func device(of size: CGSize, withFonts: Bool) -> Device {
      var device = Device(size: size, scale: 1)
      device.usesFonts = withFonts
      switch self {
      case .light: break
      case .dark: device.userInterfaceStyle = .dark
      case .mirrored: device.layoutDirection = .rightToLeft
      case .largest: device.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
      return device
    }
  }

  enum Subject: String, CaseIterable, Sendable {
    case shelf, tiles, tabs, details, kinds, effects, layouts, choices
    case rows, pulled, bands, leaflet, halves, oneHalf, values, attributes, dates, heading

    private var size: CGSize {
      switch self {
      case .halves: CGSize(width: 900, height: 500)
      case .dates: CGSize(width: 360, height: 700)
      default: CGSize(width: 360, height: 640)
      }
    }

    @MainActor
    func harness(_ look: Look, withFonts: Bool) -> CollectionViewHarness {
      let device = look.device(of: size, withFonts: withFonts)
      let controller = withDevice(device) { made() }
      let harness = CollectionViewHarness(controller, on: device)
      harness.runUntilIdle()
      if self == .pulled {
        harness.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 500))
        harness.advance(by: 1)
      }
      return harness
    }

    @MainActor
    private func made() -> UIViewController {
      let shop = UIStoryboard(name: "Shop", bundle: .module)
      let lists = UIStoryboard(name: "Lists", bundle: .module)
      return switch self {
      case .shelf: shop.instantiateInitialViewController() ?? UIViewController()
      case .tiles: shop.instantiateViewController(withIdentifier: "Tiles")
      case .tabs: shop.instantiateViewController(withIdentifier: "Tabs")
      case .details: shop.instantiateViewController(withIdentifier: "Details")
      case .kinds: UIViewController(nibName: "Kinds", bundle: .module)
      case .effects: UIViewController(nibName: "Effects", bundle: .module)
      case .layouts: UIViewController(nibName: "Layouts", bundle: .module)
      case .choices: UIViewController(nibName: "Choices", bundle: .module)
      case .rows, .pulled: lists.instantiateInitialViewController() ?? UIViewController()
      case .bands: lists.instantiateViewController(withIdentifier: "Bands")
      case .leaflet: lists.instantiateViewController(withIdentifier: "Leaflet")
      case .halves, .oneHalf: lists.instantiateViewController(withIdentifier: "Halves")
      case .values: UIViewController(nibName: "Values", bundle: .module)
      case .attributes: UIViewController(nibName: "Attributes", bundle: .module)
      case .dates: UIViewController(nibName: "Dates", bundle: .module)
      case .heading: HeadedViewController(style: .plain)
      }
    }
  }

  @Test(arguments: Subject.allCases, Look.allCases)
  func `scenes stand as their golden says`(subject: Subject, look: Look) throws {
    let harness = subject.harness(look, withFonts: false)
    try Golden("\(subject.rawValue)-\(look.rawValue)").check(harness)
  }

  /// Runs in a process of its own because the rasteriser changes the text system of the whole process.
  @Test func `scenes look as their pictures`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        guard (try? CairoHost.install()) != nil else { return }
        for subject in Subject.allCases {
          for look in Look.allCases {
            try Golden("Pictures/\(subject.rawValue)-\(look.rawValue)", .png).check(
              subject.harness(look, withFonts: true), rows: subject.rows(look))
          }
        }
      }
    }
  }
}
