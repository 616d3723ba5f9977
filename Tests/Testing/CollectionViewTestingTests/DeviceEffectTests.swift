// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of a harness as a device, and of the requests that it records.
@MainActor
struct DeviceEffectTests {
  private final class Screen: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var warnings = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override func didReceiveMemoryWarning() { warnings += 1 }
  }

  private final class Shaking: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
  }

  @Test func `what a screen asks a device to shake for is noted in its order`() {
    let harness = CollectionViewHarness(Shaking(), on: .iPhone15)
    expect(harness.feedback, equals: ["impact light", "selection", "notification success"])
  }

  @Test func `a keyboard on the screen covers what its guide says`() throws {
    let screen = Screen()
    let harness = CollectionViewHarness(screen, on: .iPhone15)
    let height = screen.view.bounds.height
    screen.field.becomeFirstResponder()
    harness.runUntilIdle()
    let guide = screen.view.keyboardLayoutGuide
    expect(guide.layoutFrame.height, equals: screen.view.safeAreaInsets.bottom)
    harness.keyboardHeight = 300
    harness.runUntilIdle()
    expect(guide.layoutFrame.minY, equals: height - 300)
    screen.field.resignFirstResponder()
    harness.runUntilIdle()
    expect(guide.layoutFrame.height, equals: screen.view.safeAreaInsets.bottom)
  }

  @MainActor private final class TextSizes {
    private(set) var sizes: [String] = []
    private var token: (any NSObjectProtocol)?

    /// Observes the text size changes that are posted for `screen`.
    init(of screen: UIScreen) {
      token = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: screen, queue: nil
      ) { [weak self] note in
        let key = UIContentSizeCategory.newValueUserInfoKey
        let name = note.userInfo?[key] as? String ?? "none"
        MainActor.assumeIsolated { self?.sizes.append(name) }
      }
    }

    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }
  }

  @Test func `another text size is posted, with a window and without`() throws {
    let device = Device.iPhone15
    let size = UIContentSizeCategory.accessibilityLarge
    let harness = CollectionViewHarness(UIViewController(), on: device)
    let notes = TextSizes(of: try #require(harness.view.window?.screen))
    harness.show(on: device.contentSize(size))
    harness.show(on: device.contentSize(size).dark)
    harness.show(on: device)
    expect(notes.sizes, equals: [size.rawValue, UIContentSizeCategory.large.rawValue])
    withDevice(device) {
      let plain = CollectionViewHarness(UIView())
      let notes = TextSizes(of: UIScreen.main)
      plain.show(on: device.contentSize(size))
      expect(notes.sizes, equals: [size.rawValue])
    }
  }

  @Test func `a warning of scarce memory reaches the controller`() {
    let screen = Screen()
    let harness = CollectionViewHarness(screen, on: .iPhone15)
    harness.warnOfScarceMemory()
    expect(screen.warnings, equals: 1)
  }
}
