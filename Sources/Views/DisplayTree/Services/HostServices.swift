// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization

/// The services that a host provides for the views of a surface, besides painting.
///
/// A surface can have services of its own. Those of the process are used by other surfaces, and by code
/// outside of any surface.
package final class HostServices: Sendable {
  /// The services of the current surface, inherited by tasks that its code creates.
  @TaskLocal package static var scoped: HostServices?
  /// The services of the process.
  package static let program = HostServices()
  /// The services of the surface whose frame or event is being handled, or else of the process.
  package static var current: HostServices { scoped ?? program }

  /// Runs `body` with these services as the current ones.
  @MainActor
  package func serve<Result>(_ body: () throws -> Result) rethrows -> Result {
    self === Self.current ? try body() : try Self.$scoped.withValue(self, operation: body)
  }

  private let stored: Mutex<HostEnvironment>

  /// Creates services without a clipboard, a screen reader and a handler of links.
  package init(environment: HostEnvironment = .headless) {
    stored = Mutex(environment)
  }

  /// The text measurer, image decoder and image encoder.
  package var environment: HostEnvironment {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// The desktop's clipboard, or `nil` if copied text stays in the process.
  @MainActor package var clipboard: (any Clipboard)?
  /// The closure that announces a text to assistive technologies, or `nil` if there are none.
  @MainActor package var announce: ((String) -> Void)?
  /// Whether a screen reader is running.
  @MainActor package var isScreenReaderRunning = false
  /// The closure that opens a URL, or `nil` if none can be opened.
  @MainActor package var openLink: ((URL) -> Void)?
}
