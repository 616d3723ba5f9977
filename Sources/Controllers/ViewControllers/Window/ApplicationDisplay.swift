// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionViewTree

/// The display of a program: its screen, its device, its scene and its key window.
///
/// A program has one display. A test kit creates a display for each screen that it mounts, and runs the
/// screen's code with ``perform(_:)``, so that two screens are isolated from each other.
@MainActor
package final class ApplicationDisplay {
  /// The display of the program itself, whose windows a host shows.
  package static let program = ApplicationDisplay()

  /// The display of the running code.
  package static var current: ApplicationDisplay {
    AmbientDisplay.current.flatMap { known[ObjectIdentifier($0)]?.display } ?? program
  }

  private struct Known {
    weak var display: ApplicationDisplay?
  }

  private static var known: [ObjectIdentifier: Known] = [:]

  /// The state of the display that views use, such as the traits of views that are in no window yet.
  package nonisolated let ambient: AmbientDisplay
  /// The device that a test kit simulates, or `nil` if windows and the host determine the values.
  package var facts: DisplayFacts?
  /// The host that shows the windows, or `nil` in tests and tools, and before the program was started.
  var host: (any ApplicationHost)? { didSet { takePlaceOfNone() } }
  /// The windows that the host shows, retained while they are shown.
  var shownWindows: [UIWindow] = []
  /// Whether a test kit has mounted a screen on this display.
  package var isMounted = false
  /// The screen of the display, created on first access.
  package private(set) lazy var screen = UIScreen(of: self)
  /// The device of the display, created on first access.
  package private(set) lazy var device = UIDevice(of: self)
  /// The activation state of the program on this display.
  package var presence = ProgramPresence.inactive
  /// The scene, or `nil` before a scene is connected.
  package var windowScene: UIWindowScene?
  /// The height of the on-screen keyboard during text input, in points, or 0 for no keyboard.
  package var keyboardHeight: CGFloat = 0 {
    didSet { if keyboardHeight != oldValue { keyWindow?.mounted?.inputViews?.update() } }
  }
  /// The haptic and audio feedback that the code requested, in order.
  ///
  /// The feedback is recorded while a test kit has mounted a screen.
  package var feedback: [String] = [] {
    didSet { if !isMounted { feedback = [] } }
  }
  /// The URLs that the code opened in other programs, in order.
  ///
  /// The URLs are recorded while a test kit has mounted a screen.
  package var openedAddresses: [URL] = []
  /// The data of the images and videos saved to the user's folders, in order.
  ///
  /// The data are recorded while a test kit has mounted a screen.
  package var savedPhotos: [Data] = []
  /// The last file dialog that the code opened while a test kit has mounted a screen, or `nil`.
  package var fileDialog: NotedFileDialog?
  /// The key window, or `nil` if there is none.
  package weak var keyWindow: UIWindow?

  private init() {
    ambient = AmbientDisplay()
  }

  /// Creates the display of a device that a test kit simulates.
  package init(_ facts: DisplayFacts, traits: UITraitCollection) {
    self.facts = facts
    ambient = AmbientDisplay(traits: traits)
    Self.known = Self.known.filter { $0.value.display != nil }
    Self.known[ObjectIdentifier(ambient)] = Known(display: self)
  }

  /// Makes this display one of a simulated device, and the default display of all other code.
  package func stand(for facts: DisplayFacts, traits: UITraitCollection) {
    self.facts = facts
    ambient.traits = traits
    AmbientDisplay.program = ambient
    isMounted = true
  }

  /// Makes this display the default one, with the traits of its screen.
  func takePlaceOfNone() {
    ambient.traits = screen.traitCollection
    AmbientDisplay.program = ambient
  }

  /// Runs `body`, and the tasks that it starts, with this display as the current one.
  package func perform<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    try AmbientDisplay.$scoped.withValue(ambient, operation: body)
  }
}
