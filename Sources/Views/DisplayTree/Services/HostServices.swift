// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization

/// What a host does for the views of a surface, beyond painting them.
///
/// Each surface has its services. Those of the program serve the surfaces that were given no others,
/// and code that runs for no surface.
package final class HostServices: Sendable {
  /// The services of the surface that code runs for, and of the tasks that it begins.
  @TaskLocal package static var scoped: HostServices?
  /// The services of the program.
  package static let program = HostServices()
  /// The services of the surface whose frame or event is being dealt with; the program's where none is.
  package static var current: HostServices { scoped ?? program }

  /// Runs `body` for a surface with these services.
  @MainActor
  package func serve<Result>(_ body: () throws -> Result) rethrows -> Result {
    self === Self.current ? try body() : try Self.$scoped.withValue(self, operation: body)
  }

  private let stored: Mutex<HostEnvironment>

  /// Services without a clipboard, a screen reader or anything that opens addresses.
  package init(environment: HostEnvironment = .headless) {
    stored = Mutex(environment)
  }

  /// What measures text, decodes and writes images.
  package var environment: HostEnvironment {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// The desktop's clipboard; nil: text that is copied stays in the process.
  @MainActor package var clipboard: (any Clipboard)?
  /// Says a text to who can't see; nil: nobody listens.
  @MainActor package var announce: ((String) -> Void)?
  /// Whether a screen reader reads what is shown.
  @MainActor package var isScreenReaderRunning = false
  /// Asks for an address to be opened; nil: nothing opens any.
  @MainActor package var openLink: ((URL) -> Void)?
}
