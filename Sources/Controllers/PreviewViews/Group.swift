// SPDX-License-Identifier: Apache-2.0

/// Views that stand together.
public struct Group: View {
  /// What is shown.
  public let _shown: [_ShownView]

  /// The views of a closure.
  public init(@ViewBuilder content: () -> some View) { _shown = content()._shown }
}
