// SPDX-License-Identifier: Apache-2.0

/// The result builder of views.
@resultBuilder
@preconcurrency @MainActor
public enum ViewBuilder {
  /// Returns the views of the statements.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> _Views {
    var shown: [_ShownView] = []
    for view in repeat each content { shown += view._shown }
    return _Views(_shown: shown)
  }

  /// Returns the views of a branch, or none if it was not taken.
  public static func buildOptional(_ content: _Views?) -> _Views {
    content ?? _Views(_shown: [])
  }

  /// Returns the views of the first branch.
  public static func buildEither(first: _Views) -> _Views { first }

  /// Returns the views of the second branch.
  public static func buildEither(second: _Views) -> _Views { second }

  /// Returns the views of a branch with an availability condition.
  public static func buildLimitedAvailability(_ content: _Views) -> _Views { content }
}
