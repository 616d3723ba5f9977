// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry
import Synchronization

/// The display that code runs for where no surface says it: what views adapt to that are in none yet.
///
/// A test kit shows many screens in one process, each on a device of its own. So the display is that
/// of the code that asks: of whatever runs while the kit acts on a screen, and of the tasks that
/// begin there.
package final class AmbientDisplay: Sendable {
  /// The display of the running code and its tasks, where somebody said it.
  @TaskLocal package static var scoped: AmbientDisplay?
  /// In a type of its own: a bare closure is wrapped anew each time that it is read.
  private struct Search {
    let find: @Sendable () -> AmbientDisplay?
  }

  private static let search = Mutex<Search?>(nil)
  private static let own = Mutex<AmbientDisplay?>(nil)

  /// Has `find` say whose display code runs for that runs in nobody's scope.
  package static func findOthers(by find: @escaping @Sendable () -> AmbientDisplay?) {
    search.withLock { $0 = Search(find: find) }
  }

  /// The display of a program that has windows.
  package static var program: AmbientDisplay? {
    get { own.withLock { $0 } }
    set { own.withLock { $0 = newValue } }
  }

  /// The display of the running code; nil: nobody said one.
  package static var current: AmbientDisplay? {
    scoped ?? search.withLock { $0 }?.find() ?? program
  }

  private let stored: Mutex<UITraitCollection>

  /// A display that views adapt to as `traits` say.
  package init(traits: UITraitCollection = .headless) {
    stored = Mutex(traits)
  }

  /// What views adapt to on the display.
  package var traits: UITraitCollection {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// How often the program asked for touches to go nowhere, and has not taken it back.
  @MainActor package var ignoredInteractions = 0

  /// What views adapt to for the running code: a phone's, light, where nobody said a display.
  package static var traits: UITraitCollection { current?.traits ?? .headless }
}
