// SPDX-License-Identifier: Apache-2.0

/// The state of an interval that has begun, passed to the call that ends it.
public final class OSSignpostIntervalState: Sendable {
  let signpostID: OSSignpostID

  init(_ signpostID: OSSignpostID) {
    self.signpostID = signpostID
  }

  /// Returns the state of an interval that was begun elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}
