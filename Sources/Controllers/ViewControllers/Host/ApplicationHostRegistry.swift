// SPDX-License-Identifier: Apache-2.0

package import MullionContracts

/// The registry of the window host that is linked into a program, so that an application which only imports
/// UIKit finds it.
package enum ApplicationHostRegistry {
  /// A registered host.
  package struct Entry: Sendable {
    /// The closure that installs the host's services in `HostEnvironment`, without opening a display.
    package var installServices: @MainActor @Sendable () throws -> Void
    /// The closure that opens the display and creates the host.
    ///
    /// The description of an error that it throws is one sentence for the user who started the program.
    package var makeHost: @MainActor @Sendable () throws -> any ApplicationHost

    /// Creates an entry with the given closures.
    package init(
      installServices: @escaping @MainActor @Sendable () throws -> Void,
      makeHost: @escaping @MainActor @Sendable () throws -> any ApplicationHost
    ) {
      self.installServices = installServices
      self.makeHost = makeHost
    }
  }

  /// The registration of the host.
  package static let registration = Registration<Entry>()

  /// The host that was registered last, or `nil` if none is linked.
  package static var entry: Entry? { registration.value }
}
