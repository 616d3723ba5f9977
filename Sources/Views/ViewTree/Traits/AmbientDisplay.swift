// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry
import Synchronization

/// The display of the running code where no surface determines it: views outside of surfaces have its traits.
///
/// A test kit shows many screens in one process, each on a device of its own. Therefore the display belongs
/// to the running code: to everything that runs while the kit acts on a screen, and to the tasks started
/// there.
package final class AmbientDisplay: Sendable {
  /// The display of the running code and its tasks, if one was set.
  @TaskLocal package static var scoped: AmbientDisplay?
  /// A wrapper of the closure, because a bare closure would be wrapped again on each read.
  private struct Search {
    let find: @Sendable () -> AmbientDisplay?
  }

  private static let search = Mutex<Search?>(nil)
  private static let own = Mutex<AmbientDisplay?>(nil)

  /// Sets the closure that finds the display of code that runs outside of any scope.
  package static func findOthers(by find: @escaping @Sendable () -> AmbientDisplay?) {
    search.withLock { $0 = Search(find: find) }
  }

  /// The display of a program that has windows.
  package static var program: AmbientDisplay? {
    get { own.withLock { $0 } }
    set { own.withLock { $0 = newValue } }
  }

  /// The display of the running code, or `nil` if none was set.
  package static var current: AmbientDisplay? {
    scoped ?? search.withLock { $0 }?.find() ?? program
  }

  private let stored: Mutex<UITraitCollection>

  /// Creates a display with `traits`.
  package init(traits: UITraitCollection = .headless) {
    stored = Mutex(traits)
  }

  /// The traits of the display.
  package var traits: UITraitCollection {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// The number of unbalanced calls by which the program disabled interaction events.
  @MainActor package var ignoredInteractions = 0

  /// The traits of the display of the running code; without a display, those of a phone with light
  /// appearance.
  package static var traits: UITraitCollection { current?.traits ?? .headless }
}
