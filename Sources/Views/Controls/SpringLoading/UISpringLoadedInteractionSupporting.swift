// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A type that can be activated by a drag held over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether spring loading is enabled.
  var isSpringLoaded: Bool { get set }
}
