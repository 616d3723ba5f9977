// SPDX-License-Identifier: Apache-2.0

/// An interval that has begun, to be handed back at its end.
public final class OSSignpostIntervalState: Sendable {
  let signpostID: OSSignpostID

  init(_ signpostID: OSSignpostID) {
    self.signpostID = signpostID
  }

  /// An interval that began elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}
