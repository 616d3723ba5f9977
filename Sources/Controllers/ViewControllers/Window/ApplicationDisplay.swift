// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionViewTree

/// What a program is shown on: its screen, its machine, its scene and the window that gets keys.
///
/// A program has one. A test kit makes one for each screen that it mounts, and runs the screen's
/// code with ``perform(_:)``, so that two screens do not see each other's.
@MainActor
package final class ApplicationDisplay {
  /// The program's own, whose windows a host shows.
  package static let program = ApplicationDisplay()

  /// What the running code's program is shown on.
  package static var current: ApplicationDisplay {
    AmbientDisplay.current.flatMap { known[ObjectIdentifier($0)]?.display } ?? program
  }

  private struct Known {
    weak var display: ApplicationDisplay?
  }

  private static var known: [ObjectIdentifier: Known] = [:]

  /// What views adapt to that are in no window yet.
  package nonisolated let ambient: AmbientDisplay
  /// The device that a test kit stands for; nil: what windows and the host say.
  package var facts: DisplayFacts?
  /// Shows the windows; nil in tests and tools, and before the program was started.
  var host: (any ApplicationHost)? { didSet { takePlaceOfNone() } }
  /// The windows that the host shows; they live as long as they are shown.
  var shownWindows: [UIWindow] = []
  /// Whether a test kit shows a screen on it.
  package var isMounted = false
  /// What the program's windows fill.
  package private(set) lazy var screen = UIScreen(of: self)
  /// The machine.
  package private(set) lazy var device = UIDevice(of: self)
  /// How present the program is on it.
  package var presence = ProgramPresence.inactive
  /// The scene, once there is one.
  package var windowScene: UIWindowScene?
  /// How high the keyboard on the screen is while text is edited, in points; 0: there is none.
  package var keyboardHeight: CGFloat = 0 {
    didSet { if keyboardHeight != oldValue { keyWindow?.mounted?.inputViews?.update() } }
  }
  /// What the code asked a device to shake or click for, in its order; noted while a test kit shows a
  /// screen.
  package var feedback: [String] = [] {
    didSet { if !isMounted { feedback = [] } }
  }
  /// The addresses that the code asked other programs to open, in its order; noted while a test kit
  /// shows a screen.
  package var openedAddresses: [URL] = []
  /// The pictures and films that the code put into the person's folders, as files' bytes, in its order; noted while a test kit shows a
  /// screen.
  package var savedPhotos: [Data] = []
  /// The last dialog for files that the code opened; noted while a test kit shows a screen.
  package var fileDialog: NotedFileDialog?
  /// The window that gets keys.
  package weak var keyWindow: UIWindow?

  private init() {
    ambient = AmbientDisplay()
  }

  /// A device that a test kit stands for.
  package init(_ facts: DisplayFacts, traits: UITraitCollection) {
    self.facts = facts
    ambient = AmbientDisplay(traits: traits)
    Self.known = Self.known.filter { $0.value.display != nil }
    Self.known[ObjectIdentifier(ambient)] = Known(display: self)
  }

  /// Makes this the display of a device that a test kit stands for, and of all code that runs for no
  /// other.
  package func stand(for facts: DisplayFacts, traits: UITraitCollection) {
    self.facts = facts
    ambient.traits = traits
    AmbientDisplay.program = ambient
    isMounted = true
  }

  /// Makes this the display of code that runs for no other.
  func takePlaceOfNone() {
    ambient.traits = screen.traitCollection
    AmbientDisplay.program = ambient
  }

  /// Runs `body`, and the tasks that begin in it, for this display.
  package func perform<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    try AmbientDisplay.$scoped.withValue(ambient, operation: body)
  }
}
