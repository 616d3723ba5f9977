// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something a person did, passed along while the view concerned is looked up.
///
/// Differs from UIKit: carries the time alone; touches are not modelled yet.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// When it happened, in seconds on the host's clock.
  public let timestamp: TimeInterval

  package init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }
}
