// SPDX-License-Identifier: Apache-2.0

/// A type-erased view.
public struct AnyView: View {
  /// The views and controllers of the wrapped view, each with its modifiers.
  public let _shown: [_ShownView]

  /// Creates a type-erased view from `view`.
  public init(_ view: some View) { _shown = view._shown }
}
