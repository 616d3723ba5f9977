// SPDX-License-Identifier: Apache-2.0

/// Makes one view of the statements of a closure.
@resultBuilder
@preconcurrency @MainActor
public enum ViewBuilder {
  /// The views of the statements.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> _Views {
    var shown: [_ShownView] = []
    for view in repeat each content { shown += view._shown }
    return _Views(_shown: shown)
  }

  /// The view of a branch that was taken; none of one that was not.
  public static func buildOptional(_ content: _Views?) -> _Views {
    content ?? _Views(_shown: [])
  }

  /// The view of the first branch.
  public static func buildEither(first: _Views) -> _Views { first }

  /// The view of the second branch.
  public static func buildEither(second: _Views) -> _Views { second }

  /// The view of a branch for some versions of a system.
  public static func buildLimitedAvailability(_ content: _Views) -> _Views { content }
}
