// SPDX-License-Identifier: Apache-2.0

/// No view.
public struct EmptyView: View {
  /// Nothing.
  public var _shown: [_ShownView] { [] }

  /// No view.
  public nonisolated init() {}
}
