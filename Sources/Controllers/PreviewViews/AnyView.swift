// SPDX-License-Identifier: Apache-2.0

/// A view of any type.
public struct AnyView: View {
  /// What is shown.
  public let _shown: [_ShownView]

  /// The view in its place.
  public init(_ view: some View) { _shown = view._shown }
}
