// SPDX-License-Identifier: Apache-2.0

/// A sequence of views.
public struct _Views: View {
  /// The views and controllers of the sequence, in order, each with its modifiers.
  public let _shown: [_ShownView]
}
