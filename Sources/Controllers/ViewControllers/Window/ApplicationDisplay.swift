// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionViewTree

/// The display of a program: its screen, its device, its scene and its key window.
///
/// A program has one. A test kit creates one for each screen that it mounts, and runs the screen's code with
/// ``perform(_:)``, so that two screens are isolated from each other.
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

  /// The traits of views that are in no window yet.
  package nonisolated let ambient: AmbientDisplay
  /// The device that a test kit simulates; `nil`: windows and the host determine the values.
  package var facts: DisplayFacts?
  /// The host that shows the windows, or `nil` in tests and tools, and before the program was started.
  var host: (any ApplicationHost)? { didSet { takePlaceOfNone() } }
  /// The windows that the host shows, retained while they are shown.
  var shownWindows: [UIWindow] = []
  /// Whether a test kit has mounted a screen on this display.
  package var isMounted = false
  /// The screen.
  package private(set) lazy var screen = UIScreen(of: self)
  /// The device.
  package private(set) lazy var device = UIDevice(of: self)
  /// The activation state of the program on this display.
  package var presence = ProgramPresence.inactive
  /// The scene, or `nil` before it is connected.
  package var windowScene: UIWindowScene?
  /// The height of the on-screen keyboard during text input, in points; 0: no keyboard.
  package var keyboardHeight: CGFloat = 0 {
    didSet { if keyboardHeight != oldValue { keyWindow?.mounted?.inputViews?.update() } }
  }
  /// The haptic and audio feedback that the code requested, in order; recorded while a test kit has mounted a
  /// screen.
  package var feedback: [String] = [] {
    didSet { if !isMounted { feedback = [] } }
  }
  /// The URLs that the code opened in other programs, in order; recorded while a test kit has mounted a
  /// screen.
  package var openedAddresses: [URL] = []
  /// The data of the images and videos saved to the user's folders, in order; recorded while a test kit has
  /// mounted a screen.
  package var savedPhotos: [Data] = []
  /// The last file dialog that the code opened; recorded while a test kit has mounted a screen.
  package var fileDialog: NotedFileDialog?
  /// The key window.
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

  /// Makes this the display of a simulated device, and the default display of all other code.
  package func stand(for facts: DisplayFacts, traits: UITraitCollection) {
    self.facts = facts
    ambient.traits = traits
    AmbientDisplay.program = ambient
    isMounted = true
  }

  /// Makes this the default display.
  func takePlaceOfNone() {
    ambient.traits = screen.traitCollection
    AmbientDisplay.program = ambient
  }

  /// Runs `body`, and the tasks that it starts, with this display as the current one.
  package func perform<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    try AmbientDisplay.$scoped.withValue(ambient, operation: body)
  }
}
