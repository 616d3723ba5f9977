// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a drag that is held over it can activate.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it can.
  var isSpringLoaded: Bool { get set }
}
