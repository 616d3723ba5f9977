// SPDX-License-Identifier: Apache-2.0

/// A group of views.
public struct Group: View {
  /// The views and controllers of the group, in order, each with its modifiers.
  public let _shown: [_ShownView]

  /// Creates a group of the views in `content`.
  public init(@ViewBuilder content: () -> some View) { _shown = content()._shown }
}
