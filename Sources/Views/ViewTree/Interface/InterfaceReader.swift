// SPDX-License-Identifier: Apache-2.0

package import MullionContracts

/// Finds the reader of interface files, which stands above the views and controllers that it makes.
@MainActor
package enum InterfaceReader {
  /// The place in which the module with the reader registers how it is made.
  package nonisolated static let registration =
    Registration<@MainActor @Sendable () -> any InterfaceReading>()

  /// The reader; nil: the program is linked without it, which `UIKit` never is.
  package static let shared: (any InterfaceReading)? = registration.value?()
}
