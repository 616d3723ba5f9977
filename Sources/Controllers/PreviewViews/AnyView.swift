// SPDX-License-Identifier: Apache-2.0

/// A type-erased view.
public struct AnyView: View {
  /// The shown views and controllers.
  public let _shown: [_ShownView]

  /// Creates a type-erased view from `view`.
  public init(_ view: some View) { _shown = view._shown }
}
