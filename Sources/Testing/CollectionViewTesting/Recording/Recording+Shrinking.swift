// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Recording {
  /// Returns a recording with as few of the actions as possible that still fails.
  ///
  /// Removes halves, quarters and so on of the actions, then single ones, as long as `fails` returns `true`
  /// for the rest (delta debugging, Zeller 1999). The steps of the result contain actions only: replay it to
  /// obtain their effects.
  ///
  /// - Parameter fails: returns whether a run of these actions still fails; creates a harness of its own each
  ///   time.
  /// - Returns: the shortest recording found.
  /// - Complexity: O(*n*²) calls of `fails` in the number of actions, O(*n* log *n*) if only few matter.
  @MainActor
  public func shrunk(while fails: (Recording) throws -> Bool) rethrows -> Recording {
    var kept = actions
    var length = max(1, kept.count / 2)
    while length >= 1, !kept.isEmpty {
      var start = 0
      var hasShrunk = false
      while start < kept.count {
        var fewer = kept
        fewer.removeSubrange(start..<min(start + length, kept.count))
        if try fails(keeping(fewer)) {
          kept = fewer
          hasShrunk = true
        } else {
          start += length
        }
      }
      if length == 1, !hasShrunk { break }
      length = max(1, length / 2)
    }
    return keeping(kept)
  }

  /// Returns a recording of these actions, without their effects.
  package func keeping(_ actions: [HarnessAction]) -> Recording {
    Recording(
      device: device, screen: screen,
      steps: actions.map { RecordedStep(action: $0, time: 0, events: [], frames: "", svg: "") })
  }

  /// Returns the source of a Swift Testing test that performs the same actions.
  ///
  /// - Parameters:
  ///   - name: the name of the test and of its golden.
  ///   - screen: the code that creates the view controller, such as `FeedViewController()`.
  ///   - module: the module that declares it; if `nil`, the import must be added by hand.
  /// - Returns: the source of a file.
  public func testSource(
    named name: String, showing screen: String, importing module: String? = nil
  ) -> String {
    let lines = actions.map { "    \($0.source)" }
    let imported = module.map { "\n@testable import \($0)\n" } ?? ""
    return """
      import CollectionViewTesting
      import Foundation
      import Testing
      import UIKit
      \(imported)
      @MainActor
      struct \(Self.typeName(name)) {
        @Test func `\(name.replacing("`", with: "'"))`() throws {
          let harness = CollectionViewHarness(\(screen), on: \(device.source))
      \(lines.joined(separator: "\n"))
          try harness.check(.noOverlap, .insideContent)
          try Golden(\(name.debugDescription)).check(harness)
        }
      }

      """
  }

  private static func typeName(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let camel = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (camel.first?.isLetter == true ? camel : "Recorded" + camel) + "Tests"
  }
}

extension RecordedDevice {
  /// The code that creates the device.
  fileprivate var source: String {
    var words = "Device(size: CGSize(width: \(width), height: \(height)), scale: \(scale))"
    let known: [(String, Device)] = [
      (".phone", .phone), (".desktop", .desktop), (".iPhoneSE", .iPhoneSE),
      (".iPhone13Mini", .iPhone13Mini), (".iPhone14", .iPhone14),
      (".iPhone15", .iPhone15), (".iPhone16Pro", .iPhone16Pro),
      (".iPhone15ProMax", .iPhone15ProMax), (".iPadMini", .iPadMini), (".iPadAir", .iPadAir),
      (".iPadPro11", .iPadPro11), (".iPadPro12", .iPadPro12),
    ]
    if let (code, known) = known.first(where: { $0.1.name == name && $0.1.scale == scale }) {
      words = known.screen.size.width == width ? code : "\(code).turned"
    }
    if isDark { words += ".dark" }
    if hasHighContrast { words += ".highContrast" }
    if isRightToLeft { words += ".rightToLeft" }
    if contentSizeCategory != "UICTContentSizeCategoryL" {
      words += ".contentSize(UIContentSizeCategory(rawValue: \"\(contentSizeCategory)\"))"
    }
    return usesFonts ? words + ".withFonts" : words
  }
}
