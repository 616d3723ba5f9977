// SPDX-License-Identifier: Apache-2.0

/// A group of views.
public struct Group: View {
  /// The shown views and controllers.
  public let _shown: [_ShownView]

  /// Creates a group of the views in `content`.
  public init(@ViewBuilder content: () -> some View) { _shown = content()._shown }
}
