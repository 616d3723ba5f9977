// SPDX-License-Identifier: Apache-2.0

package import MullionContracts

/// The registered reader of interface files, which is implemented above the views and controllers that it
/// creates.
@MainActor
package enum InterfaceReader {
  /// The registration by which the module with the reader supplies a factory for it.
  package nonisolated static let registration =
    Registration<@MainActor @Sendable () -> any InterfaceReading>()

  /// The reader, or `nil` if the program does not link the module `UIKit`.
  package static let shared: (any InterfaceReading)? = registration.value?()
}
