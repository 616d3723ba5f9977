// SPDX-License-Identifier: Apache-2.0

/// A view without content.
public struct EmptyView: View {
  /// An empty array.
  public var _shown: [_ShownView] { [] }

  /// Creates an empty view.
  public nonisolated init() {}
}
