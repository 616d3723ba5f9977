// SPDX-License-Identifier: Apache-2.0

package import MullionContracts

/// Where a window host that is linked into a program leaves word, so that an application whose
/// sources only say `import UIKit` finds it.
package enum ApplicationHostRegistry {
  /// How a host is made.
  package struct Entry: Sendable {
    /// Replaces the services of `HostEnvironment` by the host's own, without opening a display.
    package var installServices: @MainActor @Sendable () throws -> Void
    /// Opens the display.
    ///
    /// Throws an error whose description is one sentence for the person who started the program.
    package var makeHost: @MainActor @Sendable () throws -> any ApplicationHost

    /// An entry; see the properties.
    package init(
      installServices: @escaping @MainActor @Sendable () throws -> Void,
      makeHost: @escaping @MainActor @Sendable () throws -> any ApplicationHost
    ) {
      self.installServices = installServices
      self.makeHost = makeHost
    }
  }

  /// The place in which a host registers itself.
  package static let registration = Registration<Entry>()

  /// The host that registered last; nil when none is linked.
  package static var entry: Entry? { registration.value }
}
