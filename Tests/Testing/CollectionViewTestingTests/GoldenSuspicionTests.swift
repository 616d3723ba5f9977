// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of the warnings about golden files that are recorded of screens in an unexpected state.
@MainActor
struct GoldenSuspicionTests {
  private let folder = GoldenTests.Folder()

  private func golden(_ name: String, _ recording: GoldenRecording = .all) -> Golden {
    Golden(path: "\(folder.path)/\(name).txt", recording: recording)
  }

  /// Returns a screen with a text on `device`.
  private func screen(_ text: String, on device: Device = .iPhone15) -> CollectionViewHarness {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
    label.text = text
    let controller = UIViewController()
    controller.view.addSubview(label)
    return CollectionViewHarness(controller, on: device)
  }

  private func failure(_ body: () throws -> Void) -> String? {
    var words: String?
    RecordingWarning.$isStrict.withValue(true) {
      do { try body() } catch { words = "\(error)" }
    }
    return words
  }

  @Test func `two names with the same screen are named`() throws {
    let harness = screen("two names of one screen")
    try golden("loading").check(harness)
    let words = try #require(failure { try golden("empty").check(harness) })
    expect(words.contains("/loading.txt") && words.contains("/empty.txt"))
    expect(FileManager.default.fileExists(atPath: golden("empty").path))
    expect(failure { try golden("empty").check(harness) } != nil)
    expect(failure { try golden("empty", .never).check(harness) } == nil, "nothing is recorded")
  }

  @Test func `variants of one check are compared where more than the size differs`() {
    let large = Device.iPhone15.contentSize(.extraLarge)
    var sized = Device.iPhone15
    sized.turnedScreen.safeAreaInsets.left = 1
    func record(_ device: Device, _ name: String) -> String? {
      let harness = screen("variants of one check", on: device)
      return failure { try golden(name).check(harness) }
    }
    expect(record(.iPhone15, "phone") == nil)
    expect(record(sized, "other-phone") == nil)
    expect(record(.iPhone15.dark, "dark") != nil || record(large, "large") != nil)
  }

  @Test func `work that waits is named`() throws {
    let waiting = WaitingScreen { screen in
      screen.queue("later", in: 5)
      screen.timer("once", every: 7, repeats: false)
      screen.timer("tick", every: 9)
    }
    let harness = CollectionViewHarness(waiting)
    let words = try #require(failure { try golden("waiting").check(harness) })
    expect(words.contains("a block of asyncAfter in 5") && words.contains("a timer in 7"))
    expect(!words.contains("in 9"), "what repeats never ends")
    harness.advance(by: 8)
    expect(failure { try golden("waited").check(harness) }?.contains("a timer") != true)
  }
}
