// SPDX-License-Identifier: Apache-2.0

extension DisplayImage {
  /// The decoder for images outside of views; `nil` if the process has none.
  ///
  /// It belongs to the current surface's services, or else to the process's.
  package static var decoder: (any ImageDecoding)? { HostEnvironment.current.images }
}
